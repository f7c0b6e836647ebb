import type { Language } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { findUserByEmail } from "../queries.ts";
import type { AccountMails } from "./account-mails.ts";

/** AUTH-05: mails a link when the address is known. The caller learns nothing either way. */
export const requestPasswordReset = async (
  parts: { readonly database: Database; readonly mails: AccountMails },
  input: { readonly email: string; readonly language: Language },
): Promise<void> => {
  const user = await findUserByEmail(parts.database, input.email);
  if (user !== undefined) await parts.mails.recover(user, input.language);
};
