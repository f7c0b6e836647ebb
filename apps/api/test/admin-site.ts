import { randomUUID } from "node:crypto";
import { type OpenDatabase, schema } from "../src/database/index.ts";
import { createPeople, type Person } from "./authorization/people.ts";
import { createWholeApp } from "./whole-app.ts";

const DAY_MS = 86_400_000;

/** A moment so many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

type Log = typeof schema.questionLogs.$inferInsert;

/** As ending a question leaves it: a ruling, or nothing decided. */
const strengthAfter = (isSuccess: boolean | null = true): Log["strength"] => {
  if (isSuccess === null) return null;
  return isSuccess ? "ruling" : "none";
};

/** The server with an admin at its dashboard. */
export const createAdminSite = async (
  opened: OpenDatabase,
  environment: Readonly<Record<string, string>> = {},
) => {
  const site = createWholeApp(opened, environment);
  const people = await createPeople(opened);
  const as = (person: Person) => (method: string, path: string, body?: unknown) =>
    site.call(method, path, {
      headers: { "accept-language": "en", ...person.headers },
      ...(body === undefined ? {} : { body }),
    });
  /** Question logs as asking leaves them. What is not said is an answered question of the Oracle. */
  const log = (rows: readonly (Partial<Log> & { readonly userId: string })[]) =>
    opened.db.insert(schema.questionLogs).values(
      rows.map((row) => ({
        questionType: "oracle" as const,
        questionText: "Does trample work with deathtouch?",
        questionLength: 34,
        cardsMentioned: [],
        reasoningEffort: "low" as const,
        responseSuccess: true,
        responseTimeMs: 100,
        strength: strengthAfter(row.responseSuccess),
        metadata: { has_context: false, cards_count: 0 },
        ...row,
      })),
    );
  /** A paid month that began so many days ago. */
  const pay = async (
    userId: string,
    days: number,
    amountCents: number,
    more: Partial<typeof schema.payments.$inferInsert> = {},
  ) => {
    const plan = amountCents > 1000 ? "pro" : "basic";
    const [subscription] = await opened.db
      .insert(schema.subscriptions)
      .values({ userId, plan, priceCents: amountCents, status: "active" })
      .returning({ id: schema.subscriptions.id });
    await opened.db.insert(schema.payments).values({
      userId,
      subscriptionId: subscription?.id ?? "",
      plan,
      amountCents,
      currency: "EUR",
      providerId: randomUUID(),
      periodStart: daysAgo(days),
      periodEnd: daysAgo(days - 31),
      paidAt: daysAgo(days),
      ...more,
    });
  };
  return { ...site, people, admin: as(people.admin), as, log, pay };
};

export type AdminSite = Awaited<ReturnType<typeof createAdminSite>>;
