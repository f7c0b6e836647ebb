export { BracketButton } from "./components/bracket-button.tsx";
export { BracketHost } from "./components/bracket-host.tsx";
export { LazyPowerPanel } from "./components/lazy-power-panel.tsx";
export { deckBracket, hasBracket } from "./model/deck-bracket.ts";
