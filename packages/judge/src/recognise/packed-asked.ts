import { foldText } from "@spellwright/text";
import type { Wording } from "../knowledge/interaction.ts";
import type { AskedData } from "../knowledge/knowledge-index.ts";
import { type Asked, wordsOf } from "./same-answer.ts";

const MUST = 1;
const INVERTED = 2;
const ODD = 4;
/** A bit for each of its first words: whether it stands in the main clause. Hardly any wording has more. */
const BITS = 32;
const NUMBERS = 2;
const MARKED = BITS * NUMBERS;

/** Keeps of each wording, by its place, what takes long to read. */
export const packAsked = (all: readonly Asked[]): AskedData => {
  const told = Uint8Array.from(
    all,
    ({ must, inverted, odd }) => (must ? MUST : 0) | (inverted ? INVERTED : 0) | (odd ? ODD : 0),
  );
  const clauses = new Uint32Array(NUMBERS * all.length);
  for (const [place, { words, clause }] of all.entries())
    for (const [at, word] of [...words].slice(0, MARKED).entries())
      if (clause.has(word)) {
        const number = NUMBERS * place + Math.floor(at / BITS);
        clauses[number] = (clauses[number] ?? 0) | (1 << (at % BITS));
      }
  return { told, clauses };
};

/** What a wording asks. @param text as it was read, with its shorthand written out */
export const unpackAsked = (
  { told, clauses }: AskedData,
  place: number,
  { text, language }: Pick<Wording, "text" | "language">,
  concepts: ReadonlySet<string>,
): Asked => {
  const words = new Set(wordsOf(foldText(text).tokens));
  const isInClause = (at: number): boolean =>
    at < MARKED &&
    (((clauses[NUMBERS * place + Math.floor(at / BITS)] ?? 0) >>> (at % BITS)) & 1) === 1;
  const is = (sign: number): boolean => ((told[place] ?? 0) & sign) !== 0;
  return {
    ...{ language, words, concepts, must: is(MUST), inverted: is(INVERTED), odd: is(ODD) },
    clause: new Set([...words].filter((_, at) => isInClause(at))),
  };
};
