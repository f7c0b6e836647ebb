import { randomUUID } from "node:crypto";
import type { Language, Plan } from "@spellwright/contract";
import { schema, type Transaction } from "../../database/index.ts";

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly confirmed: boolean;
  readonly plan: Plan;
}

/** How the sign-in library names an account with a password. */
export const PASSWORD_PROVIDER = "credential";

/** A user with everything that belongs to one, in one go: password, preferences, plan. */
export const createAccount = async (tx: Transaction, account: NewAccount): Promise<string> => {
  const id = randomUUID();
  await tx.insert(schema.user).values({
    id,
    name: "",
    email: account.email,
    emailVerified: account.confirmed,
    role: "user",
  });
  await tx.insert(schema.account).values({
    accountId: id,
    providerId: PASSWORD_PROVIDER,
    userId: id,
    password: account.passwordHash,
  });
  await tx.insert(schema.userPreferences).values({ userId: id, language: account.language });
  await tx.insert(schema.userZaps).values({ userId: id, plan: account.plan });
  return id;
};
