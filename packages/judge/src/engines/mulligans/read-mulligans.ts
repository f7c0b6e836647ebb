import { numberIn, readOrdinal } from "@spellwright/text";
import words from "../../../../../data/judge/reading/mulligans-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { Words } from "../reading/read-words.ts";
import { mulligansTo } from "./mulligan.ts";

/** The table a question tells of. Null when it tells nothing of it. */
export type Table = "two-players" | "multiplayer" | "brawl" | null;

const TABLES = patternsOf(words.readTable);
const TAKEN = Object.values(patternsOf(words.taken));
const CUES = patternsOf(words.readTaken);

export const readTable = ({ all }: Words): Table => {
  if (TABLES.brawl.test(all)) return "brawl";
  if (TABLES.two.test(all)) return "two-players";
  return TABLES.several.test(all) ? "multiplayer" : null;
};

/** The words of the question with a twice told as a number: « deux fois » is already in figures. */
const counted = (all: string): string =>
  all.replace(/\btwice\b/g, "2 times").replace(/\bonce\b/g, "1 times");

const readNth = (tokens: readonly string[]): number | undefined => {
  for (const [at, token] of tokens.entries()) {
    const nth = readOrdinal(token, tokens[at + 1]);
    if (nth === undefined) continue;
    const after = tokens.slice(at + 1, at + 4);
    if (after.some((word) => /^mull(?:igans?|s)?$/.test(word))) return nth;
    const before = tokens.slice(Math.max(0, at - 4), at);
    if (/^(?:fois|times?)$/.test(after[0] ?? "") && before.some((word) => /^mull/.test(word)))
      return nth;
  }
  return undefined;
};

/** How many mulligans were taken: « après deux mulligans », “my third mulligan”, “I mull to 4”, « un mulligan ». */
export const readTaken = (
  { all }: Words,
  tokens: readonly string[],
  firstIsFree: boolean,
): number | undefined => {
  const told = counted(all);
  const downTo = numberIn(told, CUES.downTo);
  if (downTo !== undefined) return mulligansTo(downTo, firstIsFree);
  return numberIn(told, ...TAKEN) ?? readNth(tokens) ?? (CUES.one.test(told) ? 1 : undefined);
};
