import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

/** Where triggers tell what they saw (`0019_change_notices.sql`). */
const CHANNEL = "spellwright_changes";
/** Between two tries to hear, and between two proofs that we still do, in milliseconds. */
const PROOF_EVERY_MS = 15_000;
/** A notice of our own that takes longer is not heard: a pool of connections is in between. */
const PROOF_MS = 2_000;
/** After a line broke, and after a first notice that did not come in time, in milliseconds. */
const RETRY_MS = 500;
/** So many notices may be late, on a machine that is busy as it starts, before none is taken to arrive. */
const MOST_LATE = 2;

/** Something that a process, this one or another, stored. */
export type Change =
  /** Rules or cards were imported. */
  | { readonly about: "knowledge" }
  /** Sessions, rights, address or preferences of a person. */
  | { readonly about: "account"; readonly id: string }
  /** The same of people who are not named. */
  | { readonly about: "accounts" }
  /** What was stored while nobody listened is not known. */
  | { readonly about: "anything" };

/** What others stored, heard when it happens. The database stays the only truth. */
export interface Changes {
  /** Whether every change is heard at once. Otherwise whoever needs to know looks. */
  isHeard(): boolean;
  hear(listener: (change: Change) => void): void;
  /** Tells this process at once of a change of its own, of which others hear from the database. */
  tell(change: Change): void;
}

/** Nobody tells anything: everything is looked up. */
export const NO_CHANGES: Changes = {
  isHeard: () => false,
  hear: () => undefined,
  tell: () => undefined,
};

const createListeners = (): Pick<Changes, "hear" | "tell"> => {
  const listeners: ((change: Change) => void)[] = [];
  return {
    hear: (listener) => {
      listeners.push(listener);
    },
    tell: (change) => {
      for (const listener of listeners) listener(change);
    },
  };
};

/** `Changes` that are heard between `start` and `stop`. */
export interface ChangeFeed extends Changes {
  start(): void;
  stop(): Promise<void>;
}

/** Of the embedded database: nobody else writes while this process has its folder. */
export const createInProcessChanges = (): ChangeFeed => {
  let started = false;
  return {
    ...createListeners(),
    isHeard: () => started,
    start() {
      started = true;
    },
    async stop() {
      started = false;
    },
  };
};

const readChange = (payload: string): Change => {
  const [about, id] = payload.split(" ");
  if (about === "account" && id !== undefined) return { about, id };
  return { about: about === "knowledge" ? about : "anything" };
};

/**
 * Hears the changes of PostgreSQL by LISTEN on a connection of its own. A proof (a notice of ours through
 * the pool that everything else uses) shows whether they really arrive: behind PgBouncer in transaction mode
 * none does, and `isHeard` stays false. A line that breaks is opened again.
 *
 * @param connect gives a client that is not yet connected
 * @param send sends a statement through the pool
 */
export const createChangeFeed = (
  connect: () => pg.Client,
  send: (statement: string, values: readonly string[]) => Promise<unknown>,
): ChangeFeed => {
  const { hear, tell } = createListeners();
  const stopped = new AbortController();
  let heard = false;
  let listening: Promise<void> = Promise.resolve();

  /** Whether a notice of ours comes back. */
  const prove = async (client: pg.Client, ended: AbortSignal): Promise<boolean> => {
    const proof = `proof ${randomUUID()}`;
    const isOver = AbortSignal.any([ended, AbortSignal.timeout(PROOF_MS)]);
    const arrived = (async () => {
      for (;;) {
        const [{ payload }] = await once(client, "notification", { signal: isOver });
        if (payload === proof) return true;
      }
    })().catch(() => false);
    await send("select pg_notify($1, $2)", [CHANNEL, proof]);
    return arrived;
  };

  /** Listens until the line breaks (true) or notices do not arrive (false). */
  const listen = async (): Promise<boolean> => {
    const client = connect();
    const broken = new AbortController();
    const ended = AbortSignal.any([stopped.signal, broken.signal]);
    client.on("error", () => broken.abort());
    client.on("end", () => broken.abort());
    client.on("notification", ({ payload = "" }) => {
      if (heard && !payload.startsWith("proof ")) tell(readChange(payload));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      while (!ended.aborted) {
        const proved = await prove(client, ended);
        // What was stored before is not known.
        if (proved && !heard) tell({ about: "anything" });
        heard = proved;
        if (!proved) return ended.aborted;
        await pause(PROOF_EVERY_MS, undefined, { signal: ended, ref: false }).catch(() => {});
      }
      return true;
    } finally {
      heard = false;
      await client.end();
    }
  };

  const keepListening = async (): Promise<void> => {
    const { signal } = stopped;
    let late = 0;
    while (!signal.aborted) {
      // A database that is away is tried again like a line that broke.
      const wasBroken = await listen().catch(() => true);
      late = wasBroken ? 0 : late + 1;
      const wait = late <= MOST_LATE ? RETRY_MS : PROOF_EVERY_MS;
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  };

  return {
    ...{ hear, tell },
    isHeard: () => heard,
    start() {
      listening = keepListening();
    },
    async stop() {
      stopped.abort();
      await listening;
    },
  };
};
