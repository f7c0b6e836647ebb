export { SearchButton } from "./components/search-button.tsx";
export { SearchHost } from "./components/search-host.tsx";
export { openSearch } from "./model/search-opening.ts";
