export { ForgePage } from "./pages.ts";
