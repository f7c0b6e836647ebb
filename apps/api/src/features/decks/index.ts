export { createDecks } from "./routes.ts";
