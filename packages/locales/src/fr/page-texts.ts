import { auth } from "./auth.ts";
import { billing } from "./billing.ts";
import { cards } from "./cards.ts";
import { changelog } from "./changelog.ts";
import { common } from "./common.ts";
import { conversation } from "./conversation.ts";
import { deckPage } from "./deck-page.ts";
import { decks } from "./decks.ts";
import { discussions } from "./discussions.ts";
import { errors } from "./errors.ts";
import { forge } from "./forge.ts";
import { forgeChat } from "./forge-chat.ts";
import { model } from "./model.ts";
import { notices } from "./notices.ts";
import { oracle } from "./oracle.ts";
import { pages } from "./pages.ts";
import { search } from "./search.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { thinking } from "./thinking.ts";

/**
 * What the pages say at once. Parts bring texts of their own (`TextPart`); mails, files and the
 * documentation of the API are the server’s.
 */
export const pageTexts = {
  common,
  errors,
  settings,
  shell,
  auth,
  billing,
  cards,
  changelog,
  conversation,
  decks,
  deckPage,
  discussions,
  forge,
  forgeChat,
  model,
  notices,
  oracle,
  thinking,
  pages,
  search,
};
