import words from "../../../../data/judge/reading/clause-words.json" with { type: "json" };
import type { Mood } from "../knowledge/interaction.ts";
import { patternsOf } from "../vocabulary/patterns.ts";

/** By what words a sentence is divided, negated or turned. */
export const SAYS = patternsOf(words);
/** The main clause of the sentence that asks. */
export interface AskedClause {
  readonly mood: Mood;
  /** Folded, without its subordinate clauses. */
  readonly text: string;
}

/** Fewer words than this are an opening (“So”, « Est-ce que »), not a clause. */
const SHORTEST = 3;

const isWhole = (part: string): boolean =>
  part.split(/[\s-]+/).length > SHORTEST || (SAYS.subject.test(part) && part.includes(" "));

/** What a text asks of: what one must, what one may, or what is so. */
const moodOf = (text: string): Mood => {
  const own = text.replace(SAYS.relative, "");
  return SAYS.must.test(own) ? "must" : SAYS.may.test(own) ? "may" : "fact";
};

/** Where a sentence begins to ask; `opens`: its clause begins there too, and not before. */
export interface Place {
  readonly at: number;
  readonly opens: boolean;
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(SAYS.subordinate)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** What is asked stands last where nothing tells where it begins: « Ma bête attaque, elle s’engage ? ». */
const lastClause = (sentence: string): string => {
  const parts = partsOf(sentence);
  const main = parts.filter((part) => !SAYS.dependent.test(part));
  const sought = main.length > 0 ? main : parts;
  return sought.findLast(isWhole) ?? sought.at(-1) ?? "";
};

/** From the beginning of the clause that holds the place, or from the place itself, to the first whole part. */
const clauseAt = (sentence: string, { at, opens }: Place): string => {
  const begins = opens || /[,;:.]/.test(sentence.charAt(at));
  const before = begins ? "" : (sentence.slice(0, at).split(SAYS.subordinate).at(-1) ?? "");
  const parts = partsOf(
    (SAYS.dependent.test(before.trim()) ? "" : before) + sentence.slice(at),
  );
  return parts.slice(0, Math.max(0, parts.findIndex(isWhole)) + 1).join(" ");
};

/**
 * The main clause of a folded sentence that holds the place where it asks.
 *
 * @param sentence without the tag at its end
 * @param tag what is asked at its end (“is that legal?”)
 */
export const askedClause = (sentence: string, place?: Place, tag = ""): AskedClause => {
  const text = place ? clauseAt(sentence, place) : lastClause(sentence);
  return { mood: moodOf(`${text} ${tag}`), text };
};
