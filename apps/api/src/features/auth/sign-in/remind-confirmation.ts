import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../database/index.ts";
import type { RequestContext } from "../../../http/index.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { isSignedUpBy } from "../mails/queries.ts";
import { findUserByEmail } from "../queries.ts";
import { findSignUpBrowser, markSignUpBrowser } from "./sign-up-browser.ts";

interface RemindParts {
  readonly config: Pick<Config, "production">;
  readonly database: Database;
  readonly mails: AccountMails;
}

/**
 * Whether this browser signed the address up and nobody confirmed it since. Its password may be gone
 * because somebody else signed the address up too.
 */
export const hasUnconfirmedSignUp = async (
  { config, database }: Pick<RemindParts, "config" | "database">,
  email: string,
  headers: Headers,
): Promise<boolean> => {
  const browserHash = findSignUpBrowser(config, headers);
  return browserHash !== undefined && (await isSignedUpBy(database, email, browserHash));
};

/** Whoever signed up and lost the confirmation gets another one, good for this browser. */
export const remindConfirmation = async (
  { config, database, mails }: RemindParts,
  email: string,
  context: RequestContext,
): Promise<void> => {
  const user = await findUserByEmail(database, email);
  if (user === undefined) return;
  const browser = markSignUpBrowser(config, context.headers);
  context.answerHeaders.append("set-cookie", browser.cookie);
  await mails.confirmSignUp(user, browser.hash, context.language);
};
