export { SearchButton } from "./components/search-button.tsx";
export { SearchHost } from "./components/search-host.tsx";
