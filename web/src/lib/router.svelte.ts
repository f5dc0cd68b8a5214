import { keepToken } from "./api";

/** The screens, by the part of the address behind `#`. */
export type Route =
  | { screen: "start" }
  | { screen: "new" }
  | { screen: "first" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "campaign"; id: string }
  | { screen: "gazette"; id: string; number: number }
  | { screen: "join"; id: string; secret: string }
  | { screen: "account" }
  | { screen: "about" };

export function routeOf(hash: string): Route {
  const [, screen, id, number] = hash.replace(/^#/, "").split("/");
  if (screen === "table" && id) return { screen, id: decodeURIComponent(id) };
  if (screen === "join" && id) return { screen, id: decodeURIComponent(id), secret: decodeURIComponent(number ?? "") };
  if (screen === "replay" && id) return { screen, id: decodeURIComponent(id) };
  if (screen === "campaign" && id) return { screen, id: decodeURIComponent(id) };
  if (screen === "gazette" && id) return { screen, id: decodeURIComponent(id), number: Number(number) || 0 };
  if (screen === "about" || screen === "account" || screen === "new" || screen === "first") return { screen };
  return { screen: "start" };
}

/** An address may carry the secret of a seat, once: it is kept, and taken out of the address. */
function enter(): Route {
  const route = routeOf(location.hash);
  const token = location.hash.split("/")[3];
  if (route.screen === "table" && token) {
    keepToken(route.id, decodeURIComponent(token));
    history.replaceState(null, "", `#/table/${encodeURIComponent(route.id)}`);
  }
  return route;
}

class Router {
  route = $state<Route>(enter());
  constructor() {
    addEventListener("hashchange", () => {
      this.route = enter();
    });
  }
}

export const router = new Router();
