export { DeckPage } from "./components/deck-page.tsx";
