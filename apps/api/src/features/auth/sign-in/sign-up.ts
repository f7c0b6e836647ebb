import type { Language } from "@spellwright/contract";
import { hashPassword } from "better-auth/crypto";
import { type Database, isUniqueViolation } from "../../../database/index.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import { checkPassword } from "../credentials.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { deletePassword } from "../own-account/queries.ts";
import { insertAccount, keepAcceptance, lockByEmail } from "../queries.ts";

interface SignUpParts {
  readonly database: Database;
  readonly mails: AccountMails;
  readonly allowance: AllowanceMarks;
}

interface NewPerson {
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
}

/**
 * The account that waits for its confirmation. One that was signed up before has no password any more:
 * nobody knows which of them owns the address, so that its link asks for a new one (decision 013).
 *
 * @returns undefined where the address is confirmed
 */
const claim = ({ database, allowance }: SignUpParts, person: NewPerson) =>
  database.transaction(async (tx) => {
    const existing = await lockByEmail(tx, person.email);
    if (existing?.confirmed === true) return undefined;
    if (existing !== undefined) {
      await deletePassword(tx, existing.id);
      return existing.id;
    }
    const made = await insertAccount(tx, { ...person, confirmed: false, plan: "free" });
    await allowance.bind(tx, made, person.email);
    return made;
  });

/**
 * AUTH-04: a new account that waits for its confirmation. An address that is already used answers in
 * the same way and time: a confirmed one stays as it is, an unconfirmed one gets its password with the
 * confirmation.
 *
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_COMMON
 */
export const signUp = async (
  parts: SignUpParts,
  input: {
    readonly email: string;
    readonly password: string;
    readonly language: Language;
    /** The day of the terms that were accepted. Undefined: none were shown. */
    readonly terms: string | undefined;
    /** Of the browser that signs up. */
    readonly browserHash: string;
  },
): Promise<void> => {
  const { email, password, language, browserHash } = input;
  await checkPassword(password);
  // Hashed before it is known whether the address is free, and outside the transaction: it is slow.
  const person = { email, language, passwordHash: await hashPassword(password) };
  const id = await claim(parts, person).catch((error: unknown) => {
    // Two made the same account at once: the later one finds it now.
    if (!isUniqueViolation(error, "user_email_unique")) throw error;
    return claim(parts, person);
  });
  if (id === undefined) return;
  if (input.terms !== undefined) await keepAcceptance(parts.database, id, input.terms);
  await parts.mails.confirmSignUp({ id, email }, browserHash, language);
};
