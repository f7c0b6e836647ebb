import { foldText } from "@spellwright/text";
import type { AskedData } from "../knowledge/knowledge-index.ts";
import type { Wording } from "../knowledge/settled-question.ts";
import { type AskedFeatures, onlyWords } from "./same-answer.ts";

const MUST = 1;
const INVERTED = 2;
const ODD = 4;
/** A bit for each of its first words: whether it stands in the main clause. No wording has more. */
const MARKED = 32;

/** Keeps of each wording, by its place, what takes long to read. */
export const packFeatures = (all: readonly AskedFeatures[]): AskedData => {
  const told = Uint8Array.from(
    all,
    ({ must, inverted, odd }) => (must ? MUST : 0) | (inverted ? INVERTED : 0) | (odd ? ODD : 0),
  );
  const clauses = Uint32Array.from(all, ({ words, clause }) =>
    [...words]
      .slice(0, MARKED)
      .reduce((bits, word, at) => (clause.has(word) ? bits | (1 << at) : bits), 0),
  );
  return { told, clauses };
};

/** What a wording asks. @param text as it was read, with its shorthand written out */
export const unpackFeatures = (
  { told, clauses }: AskedData,
  place: number,
  { text, language }: Pick<Wording, "text" | "language">,
  concepts: ReadonlySet<string>,
): AskedFeatures => {
  const words = new Set(onlyWords(foldText(text).tokens));
  const isInClause = (at: number): boolean =>
    at < MARKED && (((clauses[place] ?? 0) >>> at) & 1) === 1;
  const is = (sign: number): boolean => ((told[place] ?? 0) & sign) !== 0;
  return {
    ...{ language, words, concepts, must: is(MUST), inverted: is(INVERTED), odd: is(ODD) },
    clause: new Set([...words].filter((_, at) => isInClause(at))),
  };
};
