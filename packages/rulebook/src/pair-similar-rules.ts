import { foldPhrase } from "@spellwright/text";
import { addTo } from "./groups.ts";

/** Share of common words from which two rules of one chapter are one rule that moved and changed. */
const ALIKE_ELSEWHERE = 0.75;
/** At the same number less is asked, but a number that was given to another rule must not pass. */
const ALIKE_IN_PLACE = 0.2;

type Words = ReadonlySet<string>;

interface Candidate {
  readonly old: string;
  readonly now: string;
  readonly score: number;
}

/**
 * Rules that became others: at the same number when they share words, else the most alike of the same
 * chapter, best pairs first. Every number is paired at most once.
 */
export function pairSimilarRules<Rule>(
  before: ReadonlyMap<string, Rule>,
  after: ReadonlyMap<string, Rule>,
  textOf: (rule: Rule) => string,
): [string, string][] {
  const newByChapter = new Map<string, [string, Words][]>();
  for (const [number, rule] of after)
    addTo(newByChapter, chapterOf(number), [number, wordsOf(textOf(rule))]);
  const candidates: Candidate[] = [];
  for (const [old, rule] of before) {
    const words = wordsOf(textOf(rule));
    for (const [now, others] of newByChapter.get(chapterOf(old)) ?? []) {
      const score = likeness(words, others);
      if (score < (old === now ? ALIKE_IN_PLACE : ALIKE_ELSEWHERE)) continue;
      candidates.push({ old, now, score: old === now ? score + 1 : score });
    }
  }
  return takeBest(candidates);
}

function takeBest(candidates: readonly Candidate[]): [string, string][] {
  const taken = { old: new Set<string>(), now: new Set<string>() };
  const pairs: [string, string][] = [];
  for (const { old, now } of [...candidates].sort((a, b) => b.score - a.score)) {
    if (taken.old.has(old) || taken.now.has(now)) continue;
    taken.old.add(old);
    taken.now.add(now);
    pairs.push([old, now]);
  }
  return pairs;
}

const chapterOf = (number: string): string => number.slice(0, 3);

const wordsOf = (text: string): Words => new Set(foldPhrase(text).match(/[\p{L}\p{N}]+/gu));

/** Dice's measure, 0 to 1: common words among the words of both. */
function likeness(left: Words, right: Words): number {
  const [few, many] = left.size < right.size ? [left, right] : [right, left];
  if (few.size === 0) return 0;
  let common = 0;
  for (const word of few) if (many.has(word)) common += 1;
  return (2 * common) / (left.size + right.size);
}
