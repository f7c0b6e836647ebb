import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseAway, type OpenDatabase, openDatabase } from "../../src/database/index.ts";
import { readLedgerFaults } from "../ledger.ts";
import type { Pair } from "../processes/pair.ts";
import { createAcknowledged, findLost } from "./acknowledged.ts";
import { ACTS } from "./acts.ts";
import { createTally, type Tally } from "./tally.ts";
import { type Load, signUp } from "./visitor.ts";

/** Long enough that every kill meets answers under way, in milliseconds. */
const MODEL_MS = 1_500;
/** Between two things that somebody does. */
const PAUSE_MS = 500;
/** Between two looks at the oldest heartbeat of what runs. */
const LOOK_MS = 250;
/** Runs of a killed process are settled by then. */
const SETTLED_MS = 15_000;

/** What came of a soak. */
export interface SoakResult {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly figures: Readonly<Record<string, number>>;
  /** Everything that is wrong; empty when it held. */
  readonly faults: readonly string[];
}

/** What goes wrong under the load, until it is over. */
export type Disturbance = (tally: Tally, isOver: () => boolean) => Promise<void>;

interface SoakOptions {
  /** Nobody else uses it meanwhile. */
  readonly pair: Pair;
  readonly databaseUrl: string;
  /** How long at most. Absent: until the disturbance is over. */
  readonly seconds?: number;
  readonly visitors: number;
  readonly disturb: Disturbance;
  /** Codes of answers that the disturbance explains; by default those of answers whose process died. */
  readonly explained?: readonly string[];
}

/** One visitor after the other, until it is over. */
const visit = async (load: Load, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const visitor = await signUp(load);
    if (visitor === undefined) continue;
    for (const act of ACTS) {
      if (isOver()) return;
      await act(visitor);
      await wait(PAUSE_MS);
    }
  }
};

/**
 * Ends one process after the other and starts it again.
 *
 * @param signal a kill, or the word to end as in a rolling restart
 */
export const restartInTurn =
  (pair: Pair, everySeconds: number, signal: "SIGKILL" | "SIGTERM"): Disturbance =>
  async (tally, isOver) => {
    for (let index = 0; ; index = (index + 1) % 2) {
      for (let waited = 0; waited < everySeconds * 1000; waited += LOOK_MS) {
        if (isOver()) return;
        await wait(LOOK_MS);
      }
      tally.ended();
      await pair.replace(index, signal);
    }
  };

/** The longest that anything ran without a heartbeat, in milliseconds. */
const watch = async ({ pool }: OpenDatabase, isOver: () => boolean): Promise<number> => {
  let worst = 0;
  const oldest = `select coalesce(max(extract(epoch from now() - heartbeat_at)), 0) * 1000 as ms
    from runs where status = 'running'`;
  while (!isOver()) {
    try {
      const { rows } = await pool.query<{ ms: string }>(oldest);
      worst = Math.max(worst, Number(rows[0]?.ms));
    } catch (error) {
      // What goes wrong may be the database itself.
      if (!isDatabaseAway(error)) throw error;
    }
    await wait(LOOK_MS);
  }
  return worst;
};

/** Waits until nothing runs any more, so that the books can be read. */
const settle = async ({ pool }: OpenDatabase): Promise<boolean> => {
  const deadline = performance.now() + SETTLED_MS;
  while (performance.now() < deadline) {
    const { rowCount } = await pool.query("select 1 from runs where status = 'running' limit 1");
    if (rowCount === 0) return true;
    await wait(LOOK_MS);
  }
  return false;
};

/** Mixed load over two processes while something goes wrong again and again; then the books are read. */
export const soak = async (options: SoakOptions): Promise<SoakResult> => {
  const { pair, databaseUrl, visitors, disturb, explained } = options;
  const { seconds = Number.POSITIVE_INFINITY } = options;
  const database = await openDatabase({ url: databaseUrl });
  try {
    pair.model.choose("slow", MODEL_MS);
    const load = { pair, tally: createTally(explained), acknowledged: createAcknowledged() };
    const { tally, acknowledged } = load;
    const deadline = performance.now() + seconds * 1000;
    let isDisturbed = true;
    const isOver = () => !isDisturbed || performance.now() > deadline;
    const watching = watch(database, isOver);
    await Promise.all([
      ...Array.from({ length: visitors }, () => visit(load, isOver)),
      disturb(tally, isOver).finally(() => {
        isDisturbed = false;
      }),
    ]);
    const withoutBeatMs = await watching;
    if (withoutBeatMs > SETTLED_MS) tally.fault(`a run without heartbeat for ${withoutBeatMs} ms`);
    if (!(await settle(database))) tally.fault(`a run goes on ${SETTLED_MS} ms after the end`);
    const lost = await findLost(database, acknowledged);
    const ledger = await readLedgerFaults(database);
    return {
      rows: tally.rows(),
      figures: {
        ends: tally.ends(),
        people: acknowledged.people.size,
        decks: acknowledged.decks.size,
        answers: acknowledged.answers.size,
        stops: acknowledged.stopped.size,
        longestWithoutHeartbeatMs: Math.round(withoutBeatMs),
      },
      faults: [
        ...tally.faults,
        ...lost.map((line) => `lost: ${line}`),
        ...ledger.map((row) => `ledger: ${JSON.stringify(row)}`),
      ],
    };
  } finally {
    await database.close();
  }
};
