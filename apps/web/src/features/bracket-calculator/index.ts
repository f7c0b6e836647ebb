export { BracketPage } from "./pages.ts";
