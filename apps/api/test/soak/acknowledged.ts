import { inArray, sql } from "drizzle-orm";
import { type OpenDatabase, schema } from "../../src/database/index.ts";

/** What the server said it had done: all of it must be there at the end. */
export interface Acknowledged {
  readonly people: Set<string>;
  /** Copies of the card that is added again and again, by deck: at least, and at most. */
  readonly decks: Map<string, { least: number; most: number }>;
  /** Message ids of answers, by requestId. */
  readonly answers: Map<string, string>;
  /** RequestIds of what was stopped. */
  readonly stopped: Set<string>;
}

export const createAcknowledged = (): Acknowledged => ({
  people: new Set(),
  decks: new Map(),
  answers: new Map(),
  stopped: new Set(),
});

const missingPeople = async ({ db }: OpenDatabase, people: ReadonlySet<string>) => {
  const rows = await db.select({ email: schema.user.email }).from(schema.user);
  const there = new Set(rows.map(({ email }) => email));
  return [...people].filter((email) => !there.has(email)).map((email) => `the account ${email}`);
};

const changedDecks = async ({ db }: OpenDatabase, decks: Acknowledged["decks"]) => {
  const { rows } = await db.execute<{ deck_id: string; copies: number }>(
    sql`select deck_id, sum(quantity)::int as copies from deck_cards group by deck_id`,
  );
  const copies = new Map(rows.map((row) => [row.deck_id, row.copies]));
  return [...decks].flatMap(([id, { least, most }]) => {
    const found = copies.get(id) ?? 0;
    return found >= least && found <= most ? [] : [`deck ${id}: ${found}, not ${least}-${most}`];
  });
};

const missingAnswers = async ({ db }: OpenDatabase, answers: Acknowledged["answers"]) => {
  const ids = [...answers.values()];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: schema.messages.id })
    .from(schema.messages)
    .where(inArray(schema.messages.id, ids));
  const there = new Set<string>(rows.map(({ id }) => id));
  return [...answers].filter(([, id]) => !there.has(id)).map(([request]) => `answer ${request}`);
};

const goingOn = async ({ db }: OpenDatabase, stopped: ReadonlySet<string>) => {
  const rows = await db
    .select({ requestId: schema.runs.requestId, status: schema.runs.status })
    .from(schema.runs)
    .where(inArray(schema.runs.requestId, [...stopped, ""]));
  const there = new Map(rows.map(({ requestId, status }) => [requestId, status]));
  return [...stopped]
    .filter((request) => there.get(request) !== "stopped")
    .map((request) => `stop of ${request}: ${there.get(request)}`);
};

/** What was acknowledged and is not there, a line each. */
export const findLost = async (
  database: OpenDatabase,
  { people, decks, answers, stopped }: Acknowledged,
): Promise<readonly string[]> => [
  ...(await missingPeople(database, people)),
  ...(await changedDecks(database, decks)),
  ...(await missingAnswers(database, answers)),
  ...(await goingOn(database, stopped)),
];
