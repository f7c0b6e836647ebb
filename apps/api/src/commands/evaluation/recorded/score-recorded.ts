import { strengthOf } from "@spellwright/contract";
import type { JudgeAnswer } from "@spellwright/judge";
import { stripAccents } from "@spellwright/text";
import type { Expected } from "./recording.ts";

/** How one replayed answer did. */
export interface Score {
  readonly right: boolean;
  /** Right, with the yes or no that was asked for and a decisive rule among the first three. */
  readonly helpful: boolean;
  /** Whether the stated yes or no is the right one. Null where none is asked for. */
  readonly verdict: boolean | null;
  readonly sure: boolean;
}

const FIRST = 3;

const fold = (text: string): string =>
  stripAccents(text.normalize("NFC")).toLowerCase().replaceAll("’", "'");

/** Whole numbers, and words from their beginning: “damage” stands in “damages”. */
const states = (text: string, fact: string): boolean => {
  const wanted = fold(fact)
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isNumber = /^\d+$/.test(wanted);
  const pattern = isNumber ? `(?<![\\d/.])${wanted}(?![\\d/])` : `(?<!\\p{L})${wanted}`;
  return new RegExp(pattern, "u").test(text);
};

/** A rule stands for its parent and its subrules. */
const isOf = (expected: string, given: string): boolean =>
  given === expected ||
  given.replace(/[a-z]$/, "") === expected ||
  given === expected.replace(/[a-z]$/, "");

/** Scores an answer against what a right one holds, as the question sets define it. */
export const scoreRecorded = ({ ruling }: JudgeAnswer, expected: Expected): Score => {
  const text = fold(`${ruling.ruling}\n${ruling.explanation}`);
  const rules = ruling.relevant_rules.map(({ number }) => number);
  const covers = (group: readonly string[], shown: readonly string[]) =>
    group.some((wanted) => shown.some((number) => isOf(wanted, number)));
  const { cr_any: groups, must_mention: facts, number } = expected;
  const cited = groups.filter((group) => covers(group, rules)).length;
  const verdict = expected.verdict === null ? null : ruling.verdict === expected.verdict;
  const contrary = verdict === false && ruling.verdict !== null;
  const right =
    ruling.outcome !== "declined" &&
    !contrary &&
    (number === null || states(fold(ruling.ruling), String(number))) &&
    facts.every((group) => [group].flat().some((fact) => states(text, fact))) &&
    cited >= groups.length / 2;
  const onSubject =
    groups.length === 0 || groups.some((group) => covers(group, rules.slice(0, FIRST)));
  return {
    right,
    helpful: right && (verdict ?? true) && onSubject,
    verdict,
    sure: strengthOf(ruling) === "ruling",
  };
};
