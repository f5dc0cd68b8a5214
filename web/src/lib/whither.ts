/** Where the table leads that is being opened, as far as whoever opens it knows. */
export const whither = { mission: "", world: "" };
