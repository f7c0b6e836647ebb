export { EXAMPLES } from "./components/empty-forge.tsx";
export { ForgeDiscussionPage } from "./components/forge-discussion-page.tsx";
