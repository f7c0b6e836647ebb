export { ForgeActions } from "./components/forge-actions.tsx";
export { LazyDeckDiscussions } from "./components/lazy-deck-discussions.tsx";
export { EXAMPLES } from "./model/examples.ts";
