import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { OraclePage } from "../../features/oracle/index.ts";
import { languageRoute } from "./root-route.tsx";
import { wordsOfAddress } from "./words-of-address.ts";

/** One page for all its addresses, so that a question on its way survives the change of address. */
const chatRoute = createRoute({
  getParentRoute: () => languageRoute,
  id: "oracle-chat",
  component: OraclePage,
});

const homeRoute = createRoute({
  getParentRoute: () => chatRoute,
  path: PAGES.oracle.path,
  validateSearch: wordsOfAddress("ask"),
});

const discussionRoute = createRoute({
  getParentRoute: () => chatRoute,
  path: PAGES.discussion.path,
});

/** ROUTE-08: the Oracle, where a person who comes from the Discord bot arrives. */
const discordLinkRoute = createRoute({
  getParentRoute: () => chatRoute,
  path: PAGES.discordLink.path,
});

export const oracleRoutes = chatRoute.addChildren([homeRoute, discussionRoute, discordLinkRoute]);
