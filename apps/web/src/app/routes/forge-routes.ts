import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { DeckPage, SharedDeckPage } from "../../features/decks/index.ts";
import { ForgePage } from "../../features/forge/index.ts";
import { ForgeDiscussionPage } from "../../features/forge-chat/index.ts";
import { languageRoute } from "./root-route.tsx";

const forgeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.forge.path,
  component: ForgePage,
});

const discussionRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.forgeDiscussion.path,
  component: ForgeDiscussionPage,
});

const deckRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.deck.path,
  // Another deck is another page: nothing typed for one may reach the other.
  remountDeps: ({ params }) => params.deckId,
  component: DeckPage,
});

const sharedDeckRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.sharedDeck.path,
  component: SharedDeckPage,
});

export const forgeRoutes = [forgeRoute, discussionRoute, deckRoute, sharedDeckRoute] as const;
