export { DeckImport } from "./components/lazy-import.tsx";
