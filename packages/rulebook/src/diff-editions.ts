import type { RuleChange, RuleInEdition } from "@spellwright/contract";
import type { RulesEdition, RuleText } from "./edition.ts";
import { addTo } from "./groups.ts";
import { pairSimilarRules } from "./pair-similar-rules.ts";
import { compareRuleNumbers } from "./rule-numbers.ts";

/** What changed from an edition to another; `changes` in the order of the book. */
export interface EditionsDiff {
  /** False when only one of both is official: our words and theirs are not compared. */
  readonly comparable: boolean;
  readonly unchanged: number;
  readonly changes: readonly RuleChange[];
}

type Rules = Map<string, RuleText>;

/** Numbers inside a text move along with the rules that they name: they do not make it another text. */
const NUMBER_IN_TEXT = /\b\d{3}(?:\.\d{1,4}[a-z]{0,2})?\b/g;

/**
 * Compares two editions. Each rule of both is told exactly once: unchanged, added, removed, renumbered
 * (same text elsewhere, the numbers it names aside) or reworded (same number, or much the same words
 * elsewhere in its chapter). A rule at its own number that shares no word with the old one is another
 * rule: removed and added.
 */
export function diffEditions(from: RulesEdition, to: RulesEdition): EditionsDiff {
  const before: Rules = new Map(from.rules.map((rule) => [rule.number, rule]));
  const after: Rules = new Map(to.rules.map((rule) => [rule.number, rule]));
  const comparable = from.verbatim === to.verbatim;
  let unchanged = 0;
  for (const [number, rule] of before) {
    const now = after.get(number);
    if (now === undefined || (comparable && !isSame(rule, now))) continue;
    unchanged += 1;
    before.delete(number);
    after.delete(number);
  }
  const changes: RuleChange[] = [];
  if (comparable) {
    changes.push(
      ...takePairs(before, after, "renumbered", pairByText(before, after, textAndExamples)),
      ...takePairs(before, after, "renumbered", pairByText(before, after, withoutNumbers)),
      ...takePairs(before, after, "reworded", pairSimilarRules(before, after, textOf)),
    );
  }
  for (const rule of before.values())
    changes.push({ kind: "removed", before: inEdition(rule), after: null });
  for (const rule of after.values())
    changes.push({ kind: "added", before: null, after: inEdition(rule) });
  return { comparable, unchanged, changes: changes.sort(inBookOrder) };
}

/** Words of a rule in its edition: the official ones, or ours in English. */
const textOf = (rule: RuleText): string => rule.official ?? rule.paraphrase?.en ?? "";

const textAndExamples = (rule: RuleText): string => [textOf(rule), ...rule.examples].join("\n");

const withoutNumbers = (rule: RuleText): string =>
  textAndExamples(rule).replace(NUMBER_IN_TEXT, "#");

const isSame = (left: RuleText, right: RuleText): boolean =>
  textAndExamples(left) === textAndExamples(right);

const inEdition = (rule: RuleText): RuleInEdition => ({
  number: rule.number,
  text: textOf(rule),
  examples: [...rule.examples],
});

/** Rules with the same key under different numbers. Several with one key are paired in their order. */
function pairByText(
  before: Rules,
  after: Rules,
  keyOf: (rule: RuleText) => string,
): [string, string][] {
  const waiting = new Map<string, string[]>();
  for (const [number, rule] of after) addTo(waiting, keyOf(rule), number);
  const pairs: [string, string][] = [];
  for (const [number, rule] of before) {
    const numbers = waiting.get(keyOf(rule)) ?? [];
    // At its own number it did not move: only the numbers that it names did, which is a new wording.
    if (numbers.includes(number)) continue;
    const moved = numbers.shift();
    if (moved !== undefined) pairs.push([number, moved]);
  }
  return pairs;
}

function takePairs(
  before: Rules,
  after: Rules,
  kind: "renumbered" | "reworded",
  pairs: readonly (readonly [string, string])[],
): RuleChange[] {
  return pairs.flatMap(([old, now]) => {
    const left = before.get(old);
    const right = after.get(now);
    if (left === undefined || right === undefined) return [];
    before.delete(old);
    after.delete(now);
    return [{ kind, before: inEdition(left), after: inEdition(right) }];
  });
}

const placeOf = (change: RuleChange): string => change.after?.number ?? change.before?.number ?? "";

const inBookOrder = (left: RuleChange, right: RuleChange): number =>
  compareRuleNumbers(placeOf(left), placeOf(right)) ||
  Number(left.after !== null) - Number(right.after !== null);
