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

/**
 * The main clause of a folded sentence from the place where it begins to ask; without such a place
 * what is asked stands last (« Ma bête attaque, elle s’engage ? »).
 */
export const askedClause = (sentence: string, at?: number): AskedClause => {
  const parts = sentence
    .slice(at ?? 0)
    .replace(SAYS.tag, "")
    .split(SAYS.subordinate)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isWhole = (part: string) => part.split(/[\s-]+/).length > SHORTEST;
  const text =
    at === undefined
      ? (parts.findLast(isWhole) ?? parts.at(-1) ?? "")
      : parts.slice(0, Math.max(0, parts.findIndex(isWhole)) + 1).join(" ");
  return { mood: SAYS.must.test(text) ? "must" : SAYS.may.test(text) ? "may" : "fact", text };
};
