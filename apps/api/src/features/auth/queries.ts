import { randomUUID } from "node:crypto";
import type { Language, Plan } from "@spellwright/contract";
import { eq } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../database/index.ts";

/** How the sign-in library names an account with a password. */
export const PASSWORD_PROVIDER = "credential";

/** The user of a normalized mail address, and whether the address is confirmed. */
export const findUserByEmail = async (
  database: Database,
  email: string,
): Promise<{ id: string; email: string; confirmed: boolean } | undefined> => {
  const { id, email: address, emailVerified: confirmed } = schema.user;
  const [found] = await database
    .select({ id, email: address, confirmed })
    .from(schema.user)
    .where(eq(schema.user.email, email));
  return found;
};

/** The account of an address, locked until the transaction ends, and whether the address is confirmed. */
export const lockByEmail = async (
  tx: Transaction,
  email: string,
): Promise<{ id: string; confirmed: boolean } | undefined> => {
  const [found] = await tx
    .select({ id: schema.user.id, confirmed: schema.user.emailVerified })
    .from(schema.user)
    .where(eq(schema.user.email, email))
    .for("update");
  return found;
};

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly confirmed: boolean;
  readonly plan: Plan;
}

/** A user with everything that belongs to one, in one go: password, preferences, plan. */
export const insertAccount = async (tx: Transaction, account: NewAccount): Promise<string> => {
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

/** The terms of use that a person accepted. The first time counts. */
export const keepAcceptance = async (
  database: Database,
  userId: string,
  version: string,
): Promise<void> => {
  await database.insert(schema.termsAcceptances).values({ userId, version }).onConflictDoNothing();
};
