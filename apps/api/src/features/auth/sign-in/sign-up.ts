import type { Language } from "@spellwright/contract";
import { hashPassword } from "better-auth/crypto";
import { type Database, isUniqueViolation, type Transaction } from "../../../database/index.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import { checkPassword } from "../credentials.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { issueLink } from "../mails/mail-links.ts";
import { setPassword } from "../own-account/queries.ts";
import { insertAccount, lockByEmail } from "../queries.ts";
import { endEarlierThings } from "../sessions/end-earlier-things.ts";

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

/** The account that waits for its confirmation: a new one, or the one that somebody else began. */
const openAccount = async (
  tx: Transaction,
  { allowance }: SignUpParts,
  person: NewPerson,
  waiting: string | undefined,
): Promise<string> => {
  if (waiting !== undefined) {
    await setPassword(tx, waiting, person.passwordHash);
    await endEarlierThings(tx, waiting);
    return waiting;
  }
  const made = await insertAccount(tx, { ...person, confirmed: false, plan: "free" });
  await allowance.bind(tx, made, person.email);
  return made;
};

/**
 * Password and link are of one transaction, under the lock of the account: of two sign-ups the later one
 * has both, and the link of the other ends. So nobody who signed up before the owner knows the password
 * that the newest mail confirms.
 *
 * @returns undefined where the address is confirmed
 */
const claim = (parts: SignUpParts, person: NewPerson) =>
  parts.database.transaction(async (tx) => {
    const existing = await lockByEmail(tx, person.email);
    if (existing?.confirmed === true) return undefined;
    const id = await openAccount(tx, parts, person, existing?.id);
    return { id, token: await issueLink(tx, id, "signup", person.email) };
  });

/**
 * AUTH-04: a new account that waits for its confirmation. An address that is already used answers in
 * the same way and time: a confirmed one stays as it is, of an unconfirmed one the newest mail decides
 * the password.
 *
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG
 */
export const signUp = async (
  parts: SignUpParts,
  input: { readonly email: string; readonly password: string; readonly language: Language },
): Promise<void> => {
  const { email, password, language } = input;
  checkPassword(password);
  // Hashed before it is known whether the address is free, and outside the transaction: it is slow.
  const person = { email, language, passwordHash: await hashPassword(password) };
  const claimed = await claim(parts, person).catch((error: unknown) => {
    // Two made the same account at once: the later one finds it now.
    if (!isUniqueViolation(error, "user_email_unique")) throw error;
    return claim(parts, person);
  });
  if (claimed === undefined) return;
  await parts.mails.send({ id: claimed.id, email }, "signup", language, claimed.token);
};
