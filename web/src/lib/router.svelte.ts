/** The screens, by the part of the address behind `#`. */
export type Route =
  | { screen: "start" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "about" };

export function routeOf(hash: string): Route {
  const [, screen, id] = hash.replace(/^#/, "").split("/");
  if (screen === "table" && id) return { screen, id: decodeURIComponent(id) };
  if (screen === "replay" && id) return { screen, id: decodeURIComponent(id) };
  if (screen === "about") return { screen };
  return { screen: "start" };
}

class Router {
  route = $state<Route>(routeOf(typeof location === "undefined" ? "" : location.hash));
  constructor() {
    if (typeof addEventListener !== "undefined")
      addEventListener("hashchange", () => {
        this.route = routeOf(location.hash);
      });
  }
}

export const router = new Router();
