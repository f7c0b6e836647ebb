import type { Language } from "@spellwright/contract";
import { hashPassword } from "better-auth/crypto";
import { type Database, isUniqueViolation } from "../../../database/index.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import { checkPassword } from "../credentials.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { insertAccount } from "../queries.ts";

/**
 * AUTH-04: a new account that waits for its confirmation. An address that is already used answers in
 * the same way and time, and changes nothing.
 *
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG
 */
export const signUp = async (
  parts: {
    readonly database: Database;
    readonly mails: AccountMails;
    readonly allowance: AllowanceMarks;
  },
  input: { readonly email: string; readonly password: string; readonly language: Language },
): Promise<void> => {
  const { email, password, language } = input;
  checkPassword(password);
  // Hashed before it is known whether the address is free, and outside the transaction: it is slow.
  const passwordHash = await hashPassword(password);
  try {
    const id = await parts.database.transaction(async (tx) => {
      const account = { email, passwordHash, language, confirmed: false, plan: "free" } as const;
      const made = await insertAccount(tx, account);
      await parts.allowance.bind(tx, made, email);
      return made;
    });
    await parts.mails.send({ id, email }, "signup", language);
  } catch (error) {
    if (!isUniqueViolation(error, "user_email_unique")) throw error;
  }
};
