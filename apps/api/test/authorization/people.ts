import { randomUUID } from "node:crypto";
import { type OpenDatabase, schema } from "../../src/database/index.ts";

const HOUR_MS = 3_600_000;

/** An address that no limit knows yet. */
export const someone = () => `${randomUUID()}@example.org`;

export interface Person {
  readonly id: string;
  readonly sessionId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const NOBODY = { id: "", sessionId: "", headers: {} } as const;

const signedIn = async (
  opened: OpenDatabase,
  user: Partial<typeof schema.user.$inferInsert> = {},
  expiresIn = HOUR_MS,
): Promise<Person> => {
  const id = randomUUID();
  const token = randomUUID();
  await opened.db
    .insert(schema.user)
    .values({ id, name: "", email: `${id}@example.org`, emailVerified: true, ...user });
  await opened.db.insert(schema.userZaps).values({ userId: id, plan: "pro" });
  const [session] = await opened.db
    .insert(schema.session)
    .values({ userId: id, token, expiresAt: new Date(Date.now() + expiresIn) })
    .returning({ id: schema.session.id });
  return { id, sessionId: session?.id ?? "", headers: { authorization: `Bearer ${token}` } };
};

/** Whoever may knock: each asks for the same thing, which is the owner's. */
export const createPeople = async (opened: OpenDatabase) => ({
  anonymous: NOBODY as Person,
  expired: await signedIn(opened, {}, -HOUR_MS),
  banned: await signedIn(opened, { banned: true }),
  other: await signedIn(opened),
  admin: await signedIn(opened, { role: "admin" }),
  owner: await signedIn(opened),
});

export type People = Awaited<ReturnType<typeof createPeople>>;
export type Identity = keyof People;
