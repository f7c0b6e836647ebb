import type { Language } from "@spellwright/contract";
import { and, eq, ne } from "drizzle-orm";
import {
  type Database,
  isUniqueViolation,
  schema,
  type Transaction,
} from "../../database/index.ts";
import { AppError, type SessionUser } from "../../http/index.ts";
import type { AccountMails } from "./account-mails.ts";
import { EmailInput } from "./credentials.ts";
import { refuseDemoAccount } from "./demo-account.ts";
import { findUserByEmail } from "./queries.ts";
import { provePassword } from "./ways-in.ts";

const { mailLinks, user: users } = schema;

/**
 * Mails a link to a new address. Nothing changes before the link is used, so that a mistyped address
 * shuts nobody out.
 *
 * @returns the address as it will be stored
 * @throws AppError DEMO_ACCOUNT_KEPT, EMAIL_INVALID, EMAIL_USED, PASSWORD_WRONG
 */
export const requestEmailChange = async (
  parts: { readonly database: Database; readonly mails: AccountMails },
  user: SessionUser,
  input: { readonly email: string; readonly password: string | undefined },
  language: Language,
): Promise<string> => {
  refuseDemoAccount(user);
  const parsed = EmailInput.safeParse({ email: input.email });
  if (!parsed.success) throw new AppError("EMAIL_INVALID");
  const { email } = parsed.data;
  await provePassword(parts.database, user.id, input.password);
  if ((await findUserByEmail(parts.database, email)) !== undefined)
    throw new AppError("EMAIL_USED");
  await parts.mails.send({ id: user.id, email }, "email_change", language);
  return email;
};

/**
 * Puts the new address in place of the old one. Links that were mailed to the old one end.
 *
 * @returns the old address, which is to be told
 * @throws AppError EMAIL_USED when somebody took the address meanwhile
 */
export const replaceEmail = async (
  tx: Transaction,
  userId: string,
  email: string,
): Promise<string> => {
  const [before] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (before === undefined) throw new AppError("LINK_INVALID");
  try {
    await tx
      .update(users)
      .set({ email, emailVerified: true, updatedAt: new Date() })
      .where(eq(users.id, userId));
  } catch (error) {
    if (isUniqueViolation(error, "user_email_unique")) throw new AppError("EMAIL_USED");
    throw error;
  }
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), ne(mailLinks.type, "email_change")));
  return before.email;
};
