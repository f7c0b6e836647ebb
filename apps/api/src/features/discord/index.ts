export { createDiscord, type DiscordOptions } from "./routes.ts";
