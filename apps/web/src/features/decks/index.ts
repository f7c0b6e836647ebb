export { CardText } from "./components/card/card-text.tsx";
export { DeckPage } from "./components/deck-page.tsx";
export { cornerOf, partsOf } from "./model/card-text.ts";
