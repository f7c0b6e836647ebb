import words from "../../../../data/judge/reading/clause-words.json" with { type: "json" };
import type { Mood } from "../knowledge/settled-question.ts";
import { patternsOf } from "../vocabulary/patterns.ts";

/** By what words a sentence is divided, negated or turned. */
export const CUES = patternsOf(words);
/** The main clause of the sentence that asks. */
export interface AskedClause {
  readonly mood: Mood;
  readonly denies: boolean;
  /** Folded, without its subordinate clauses. */
  readonly text: string;
}

/** Without what is said at the end to ask for a yes or no, up to four times: “… right, yeah?”. */
export const withoutTags = (text: string): string => {
  let rest = text;
  for (let tags = 0; tags < 4; tags++) rest = rest.replace(CUES.tag, "");
  return rest;
};

/** Where a sentence begins to ask; `opens`: its clause begins there and not before. */
export interface Place {
  readonly at: number;
  readonly opens: boolean;
}

/** Fewer words than this are an opening (“So”, « Est-ce que »), unless they begin with their subject. */
const SHORTEST = 3;
const isWhole = (part: string): boolean =>
  part.split(/[\s-]+/).length > SHORTEST || (CUES.subject.test(part) && part.includes(" "));

const clauseOf = (sentence: string, place?: Place): string => {
  const { at, opens } = place ?? { at: 0, opens: true };
  const begins = opens || /[,;:.]/.test(sentence.charAt(at));
  const [before = ""] = begins ? [] : sentence.slice(0, at).split(CUES.subordinate).slice(-1);
  const isOwn = !CUES.dependent.test(before.trimStart());
  const own = isOwn ? before : (CUES.lastSubject.exec(before)?.[0] ?? "");
  const parts = `${own}${sentence.slice(at)}`
    .split(CUES.subordinate)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (place) return parts.slice(0, Math.max(0, parts.findIndex(isWhole)) + 1).join(" ");
  const main = parts.filter((part) => !CUES.dependent.test(part));
  const sought = main.length > 0 ? main : parts;
  return sought.findLast(isWhole) ?? sought.at(-1) ?? "";
};

/**
 * The main clause of a folded sentence that holds the place where it asks; without such a place what is asked
 * stands last (« Ma bête attaque, elle s’engage ? »).
 *
 * @param tag what is said at its end (“is that legal?”)
 */
export const askedClause = (sentence: string, place?: Place, tag = ""): AskedClause => {
  const text = clauseOf(sentence, place);
  const own = text.replace(CUES.relative, "");
  const asked = `${own} ${tag}`;
  const mood = CUES.must.test(asked) ? "must" : CUES.may.test(asked) ? "may" : "fact";
  return { mood, denies: CUES.negation.test(own), text };
};
