import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { CardPage } from "../../features/cards/index.ts";
import { languageRoute } from "./root-route.tsx";

const cardRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.card.path,
  component: CardPage,
});

export const cardsRoutes = [cardRoute] as const;
