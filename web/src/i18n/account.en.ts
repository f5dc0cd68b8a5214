/** Accounts: where the server has them. */
export const accountEn = {
  link: "Log in",
  needed: "On this server only people with an account can begin games. Whoever was invited to a table needs none.",
  in: "Log in",
  register: "Register",
  withCode: "I have a code",
  heading: { in: "Who comes to the lantern?", register: "New by the lantern", withCode: "You were invited" },
  text: {
    in: "Your tables, campaigns and heroes are here, on whatever device you log in.",
    register: "A name and a password are enough. Nobody here can send you the password again: keep it well.",
    withCode:
      "Whoever runs this server gave you a code. With it you set your password, also if you have forgotten the old one.",
  },
  name: "Name",
  password: "Password",
  newPassword: "New password",
  least: "At least 10 characters.",
  code: "Code",
  set: "Set the password",
  yours: (name: string) => `Good evening, ${name}`,
  sessions: (count: number) =>
    count === 1 ? "Only this browser is logged in." : `${count} browsers are logged in.`,
  until: (day: string) => `Here it lasts until ${day}.`,
  out: "Log out",
  everywhere: "Log out everywhere",
  heroes: "Your heroes",
  noHeroes: "None rides for you yet.",
  rides: (campaign: string) => `rides in “${campaign}”`,
  copy: "a copy",
  can: "by the fire, ready to ride",
  level: (level: number) => `Level ${level}`,
  along: (count: number) =>
    count === 1
      ? "One table is open to this browser without an account."
      : `${count} tables are open to this browser without an account.`,
  take: "Add to mine",
  taken: (count: number) => (count === 1 ? "One table is yours now." : `${count} tables are yours now.`),
  change: "Change the password",
  oldPassword: "Current password",
  changed: "The password is changed; all other browsers are logged out.",
  file: "Everything of mine",
  fileText: "Your games and campaigns, and what the server knows of you, as a file.",
  save: "Save the file",
  gone: "Delete me",
  goneText:
    "Your account is gone for good, with every campaign in which nobody else sits. What you share with others stays with them.",
  goneYes: "Delete everything of mine",
  stay: "I stay",
  bring: "A hero of mine rides here",
  bringText: "It leaves the campaign where it is, and comes with all it has. It can ride back from any gathering.",
  ride: "Ride here",
  nobody: "None of your heroes waits at another gathering now.",
};
