/** Whoever draws a town: its houses, and the sky over them. */
export { house } from "./house";
export { sky } from "./sky";
