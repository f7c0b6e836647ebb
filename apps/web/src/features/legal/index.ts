export { LegalPage } from "./pages.ts";
