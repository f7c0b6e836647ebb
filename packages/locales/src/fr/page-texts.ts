import { billing } from "./billing.ts";
import { cards } from "./cards.ts";
import { common } from "./common.ts";
import { conversation } from "./conversation.ts";
import { discussions } from "./discussions.ts";
import { firstAuth } from "./first-auth.ts";
import { firstErrors } from "./first-errors.ts";
import { model } from "./model.ts";
import { oracle } from "./oracle.ts";
import { pages } from "./pages.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

/**
 * What the pages say at once. Parts bring texts of their own (`TextPart`); mails, files and the
 * documentation of the API are the server’s.
 */
export const pageTexts = {
  common,
  errors: firstErrors,
  shell,
  auth: firstAuth,
  billing,
  cards,
  conversation,
  discussions,
  model,
  oracle,
  pages,
  search,
} as const;
