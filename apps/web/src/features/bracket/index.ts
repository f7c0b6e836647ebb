export { BracketButton } from "./components/bracket-button.tsx";
export { BracketHost } from "./components/bracket-host.tsx";
export { LazyPowerPanel } from "./components/lazy-power-panel.tsx";
export { ListBracket } from "./components/list-bracket.tsx";
export { deckBracket, hasBracket } from "./model/deck-bracket.ts";
