// What no first screen of the Oracle, the rules or the cards says: the Forge's pages bring it, and so does
// every part that loads later.
export { auth } from "./auth.ts";
export { cards } from "./cards.ts";
export { changelog } from "./changelog.ts";
export { conversation } from "./conversation.ts";
export { deckPage } from "./deck-page.ts";
export { deckSharing } from "./deck-sharing.ts";
export { decks } from "./decks.ts";
export { errors } from "./errors.ts";
export { explained } from "./explained.ts";
export { forge } from "./forge.ts";
export { forgeChat } from "./forge-chat.ts";
export { notices } from "./notices.ts";
export { pageDescriptions } from "./page-descriptions.ts";
export { search } from "./search.ts";
export { shortcuts } from "./shortcuts.ts";
