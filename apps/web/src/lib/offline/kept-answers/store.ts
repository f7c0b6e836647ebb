import type { DBSchema, IDBPDatabase } from "idb";
import { databaseOf } from "../../storage/open-database.ts";

/** What an answer is an answer to, and for whom. */
export interface KeptAnswerKey {
  /** Id of an account; `VISITOR` for nobody in particular. */
  readonly account: string;
  /** Name of the call: `decks.read`. */
  readonly call: string;
  /** What was asked for, as JSON. */
  readonly input: string;
}

interface KeptAnswer extends KeptAnswerKey {
  /** As JSON. */
  readonly answer: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  readonly answers: {
    readonly key: [account: string, call: string, input: string];
    readonly value: KeptAnswer;
    readonly indexes: { readonly keptAt: number };
  };
}

const STORE = "answers";
/** Letters kept on the device at most, some 20 MB. The oldest answers leave first. */
export const MOST_LETTERS = 20_000_000;

/** Of the whole store. Undefined until it was counted. */
let letters: number | undefined;

const open = databaseOf<Schema>("kept", (made) => {
  const store = made.createObjectStore(STORE, { keyPath: ["account", "call", "input"] });
  store.createIndex("keptAt", "keptAt");
});

const count = async (db: IDBPDatabase<Schema>): Promise<number> =>
  (await db.getAll(STORE)).reduce((sum, { answer }) => sum + answer.length, 0);

const evict = async (db: IDBPDatabase<Schema>, over: number): Promise<number> => {
  const transaction = db.transaction(STORE, "readwrite");
  let freed = 0;
  let cursor = await transaction.store.index("keptAt").openCursor();
  while (cursor !== null && freed < over) {
    freed += cursor.value.answer.length;
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
  return freed;
};

/** Storage may be refused, full or taken away: what is kept is a comfort, never a condition. */
const orElse = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  try {
    return await work();
  } catch {
    return otherwise;
  }
};

/**
 * Keeps an answer on this device, in place of an older one to the same.
 *
 * @param most letters of all answers together
 */
export const keepAnswer = (
  asked: KeptAnswerKey,
  data: unknown,
  most = MOST_LETTERS,
): Promise<void> =>
  orElse(async () => {
    const answer = JSON.stringify(data);
    if (answer === undefined || answer.length > most / 4) return;
    const db = await open();
    letters ??= await count(db);
    await db.put(STORE, { ...asked, answer, keptAt: Date.now() });
    letters += answer.length;
    if (letters <= most) return;
    // What was replaced was counted twice.
    letters = await count(db);
    if (letters > most) letters -= await evict(db, letters - most * 0.9);
  }, undefined);

/** @returns the kept answer. Undefined where there is none, or no storage */
export const readKeptAnswer = (asked: KeptAnswerKey): Promise<unknown> =>
  orElse(async () => {
    const db = await open();
    const kept = await db.get(STORE, [asked.account, asked.call, asked.input]);
    return kept === undefined ? undefined : (JSON.parse(kept.answer) as unknown);
  }, undefined);

/** @returns every kept answer to a call, whatever was asked for */
export const readKeptAnswers = (account: string, call: string): Promise<unknown[]> =>
  orElse(async () => {
    const db = await open();
    const kept = await db.getAll(STORE, IDBKeyRange.bound([account, call], [account, call, []]));
    return kept.map(({ answer }) => JSON.parse(answer) as unknown);
  }, []);

const forget = (isGone: (kept: KeptAnswer) => boolean): Promise<void> =>
  orElse(async () => {
    const db = await open();
    const transaction = db.transaction(STORE, "readwrite");
    for await (const cursor of transaction.store) if (isGone(cursor.value)) await cursor.delete();
    await transaction.done;
    letters = undefined;
  }, undefined);

/** Nobody finds on this device what another account read there. */
export const forgetOtherAccounts = (account: string): Promise<void> =>
  forget((kept) => kept.account !== account);

/** Everything, whoever’s it is. */
export const forgetAllAnswers = (): Promise<void> => forget(() => true);

/** What was asked for by an id: the thing was deleted. */
export const forgetById = (account: string, id: string): Promise<void> =>
  forget((kept) => kept.account === account && kept.input.includes(`"${id}"`));

/** How much of each call is kept for an account. */
export interface KeptMeasure {
  readonly bytes: number;
  /** Things that were opened, by the first name of their call: `decks`. */
  readonly things: Readonly<Record<string, number>>;
}

const COUNTED = new Set(["decks.read", "discussions.read", "rules.read", "cards.page"]);

/** @returns zeros where there is no storage */
export const measureKept = (account: string): Promise<KeptMeasure> =>
  orElse<KeptMeasure>(
    async () => {
      const all = (await (await open()).getAll(STORE)).filter((kept) => kept.account === account);
      const encoder = new TextEncoder();
      const things: Record<string, number> = {};
      for (const { call } of all.filter((kept) => COUNTED.has(kept.call))) {
        const area = call.slice(0, call.indexOf("."));
        things[area] = (things[area] ?? 0) + 1;
      }
      return {
        bytes: all.reduce((sum, { answer }) => sum + encoder.encode(answer).length, 0),
        things,
      };
    },
    { bytes: 0, things: {} },
  );
