import { createReadCard } from "@spellwright/oracle";
import type { StrategyDeck, StrategyRun } from "@spellwright/strategist";
import { runInSlices } from "../../runtime/time-slices.ts";
import { findOwnDeckId, readDeckForQuestion } from "../decks/index.ts";
import type { RunProgress } from "../runs/index.ts";
import { withCombos } from "./analysis/gather-report.ts";
import type { ForgeParts } from "./forge-parts.ts";

/** What a model of the Forge may look up for one person: cards, brackets, their own other decks. */
export const lookUpPorts = (
  parts: ForgeParts,
  userId: string,
  { lookUp }: Pick<RunProgress, "lookUp">,
): Pick<
  StrategyRun,
  "candidates" | "readCard" | "bracketOf" | "readOwnDeck" | "inSlices" | "onLookUp"
> => {
  const { knowledge, brackets } = parts;
  const bracketOf = async ({ format, entries }: StrategyDeck) => {
    if (!brackets.has(format)) return null;
    const measure = await brackets.gather(entries.map(({ name, card }) => card?.name ?? name));
    return measure(entries, null);
  };
  return {
    candidates: () => knowledge.popularCards(),
    readCard: createReadCard(knowledge, runInSlices),
    inSlices: runInSlices,
    bracketOf,
    readOwnDeck: async (name) => {
      const id = await findOwnDeckId(parts.database, userId, name);
      const deck = id === undefined ? null : await readDeckForQuestion(parts, userId, id);
      return deck === null ? null : withCombos(parts, deck);
    },
    onLookUp: lookUp,
  };
};
