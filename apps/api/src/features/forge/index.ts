export { createForge } from "./routes.ts";
