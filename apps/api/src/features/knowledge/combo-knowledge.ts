import { comboIndexInSteps } from "@spellwright/decks";
import type { Database } from "../../database/index.ts";
import { NO_LIMIT_MS, runInSlices } from "../../runtime/time-slices.ts";
import { comboEdition, readComboCards, readCombosByIds } from "./combo-queries.ts";
import { keepLatest } from "./keep-latest.ts";
import type { Knowledge } from "./knowledge.ts";

/** Near combos that are read whole. A deck of staples is one card away from hundreds. */
const MOST_NEAR = 1_000;

/**
 * The combos of the public database: their cards are indexed in memory, in turns, on first use, the rest of them
 * is read when they are found. An import is noticed at once.
 */
export const createComboKnowledge = (
  db: Database,
): { readonly among: Knowledge["combosAmong"]; readonly near: Knowledge["combosNear"] } => {
  const indexOf = keepLatest(async () => {
    const combos = await readComboCards(db);
    const index = await runInSlices(comboIndexInSteps(combos), NO_LIMIT_MS);
    return { ids: combos.map(({ id }) => id), index };
  });
  return {
    async among(names) {
      const { ids, index } = await indexOf(await comboEdition(db));
      const whole = index.find(names).whole.flatMap((at) => ids[at] ?? []);
      return { imported: ids.length > 0, combos: await readCombosByIds(db, whole) };
    },
    async near(names) {
      const { ids, index } = await indexOf(await comboEdition(db));
      const missing = new Map(
        index
          .find(names)
          .near.slice(0, MOST_NEAR)
          .flatMap(({ at, missing: card }) => (ids[at] === undefined ? [] : [[ids[at], card]])),
      );
      const combos = await readCombosByIds(db, [...missing.keys()]);
      return combos.flatMap((combo) => {
        const card = missing.get(combo.id ?? "");
        return card === undefined ? [] : [{ missing: card, combo }];
      });
    },
  };
};
