export { OraclePage } from "./pages.ts";
