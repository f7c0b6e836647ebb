import { billing } from "./billing.ts";
import { common } from "./common.ts";
import { discussions } from "./discussions.ts";
import { firstAuth } from "./first-auth.ts";
import { firstConversation } from "./first-conversation.ts";
import { firstErrors } from "./first-errors.ts";
import { firstSearch } from "./first-search.ts";
import { model } from "./model.ts";
import { oracle } from "./oracle.ts";
import { pages } from "./pages.ts";
import { shell } from "./shell.ts";

/**
 * What the pages say at once. Parts bring texts of their own (`TextPart`). Mails, files and the
 * documentation of the API are the server’s.
 */
export const pageTexts = {
  common,
  errors: firstErrors,
  shell,
  auth: firstAuth,
  billing,
  conversation: firstConversation,
  discussions,
  model,
  oracle,
  pages,
  search: firstSearch,
} as const;
