export { CardSearchPage } from "./pages.ts";
