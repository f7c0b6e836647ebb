export { changelog } from "./changelog.ts";
export { deckPage } from "./deck-page.ts";
export { deckSharing } from "./deck-sharing.ts";
export { decks } from "./decks.ts";
export { forge } from "./forge.ts";
export { forgeChat } from "./forge-chat.ts";
export { settings } from "./settings.ts";
export { thinking } from "./thinking.ts";
