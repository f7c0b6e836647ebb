export { TablePage } from "./pages.ts";
