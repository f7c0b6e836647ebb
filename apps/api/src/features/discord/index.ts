export { createDiscord } from "./routes.ts";
