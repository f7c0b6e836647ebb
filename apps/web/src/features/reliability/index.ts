export { ReliabilityPage } from "./pages.ts";
