import type { OpenDatabase } from "../../apps/api/src/database/index.ts";
import { createPeople } from "../../apps/api/test/authorization/people.ts";
import type { createWholeApp } from "../../apps/api/test/whole-app.ts";
import { questions } from "../questions.ts";

/** Enough that whole pages of 8 kB do not blur it. */
const TIMES = 120;
/** Questions of one person, under the daily cap. */
const OF_ONE = 20;
/** Of a day: `DAY_OF_A_PERSON`. */
const ASKED = 3;

/** Bytes of each table with its indexes. */
const sizesOf = async ({ pool }: OpenDatabase): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ name: string; size: string }>(
    "select relname as name, pg_total_relation_size(relid) as size from pg_stat_user_tables",
  );
  return new Map(rows.map(({ name, size }) => [name, Number(size)]));
};

/** Bytes that a day of one active person leaves in each table. */
export type Growth = ReadonlyMap<string, number>;

/** What a day's questions leave: the question, its answer, its run, its logs, what the ledger has of them. */
export const measureGrowth = async (
  opened: OpenDatabase,
  site: ReturnType<typeof createWholeApp>,
): Promise<Growth> => {
  const before = await sizesOf(opened);
  for (let asked = 0; asked < TIMES; ) {
    const { owner } = await createPeople(opened);
    for (let times = 0; times < OF_ONE; times += 1) {
      const { status } = await site.call("POST", "/api/ruling", {
        headers: owner.headers,
        body: { question: questions[asked % questions.length]?.text },
        ip: `10.3.${asked >> 8}.${asked & 255}`,
      });
      if (status !== 200) throw new Error(`a question was answered ${status}`);
      asked += 1;
    }
  }
  const after = await sizesOf(opened);
  const grown = [...after].map(
    ([name, size]) => [name, ((size - (before.get(name) ?? 0)) * ASKED) / TIMES] as const,
  );
  return new Map(grown.filter(([, bytes]) => bytes > 0));
};
