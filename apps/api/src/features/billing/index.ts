export { createBilling } from "./routes.ts";
