import { type ManaCost, manaTotal, writeManaCost } from "@spellwright/cards";
import type { Bilingual, Language } from "@spellwright/contract";
import { numberIn } from "@spellwright/text";
import words from "../../../../../data/judge/reading/costs-words.json" with { type: "json" };
import type { DecisionStep } from "../../decision.ts";
import * as say from "../../phrases/costs.ts";
import type { PhrasedAnswer } from "../../phrases/fill-sentence.ts";
import type { Understanding } from "../../question/understand.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { type ReadCost, readAnnounced } from "./read-announced.ts";
import { payWithout, type TotalCost, totalCost } from "./total-cost.ts";

const CUES = patternsOf(words.decideCost);

/** Unless cards of the hand are a part of what is paid. */
const FROM_HAND = "hand";

/** The mana to compare a yes/no question with: what there is, or what it is said to cost. */
const answer = (
  { form, inverted }: Understanding,
  words: Words,
  paid: string,
  amount: number,
  { byCards, changing }: Pick<ReadCost, "byCards" | "changing">,
): PhrasedAnswer | undefined => {
  if (form === "number" || (form === "which" && CUES.total.test(words.asking)))
    return { ruling: say.total(amount, paid), verdict: null };
  if (inverted) return undefined;
  if (changing > 0 && CUES.owed.test(words.asking) && CUES.added.test(words.asking))
    return say.owed(byCards.length > 0, amount, paid);
  const have = CUES.noManaLeft.test(words.all) ? 0 : numberIn(words.all, CUES.have);
  if (have !== undefined && CUES.enough.test(words.asking))
    return say.affordable(have, amount, paid);
  const claim = numberIn(words.asking, CUES.claim);
  return claim === undefined ? undefined : say.confirmed(claim === amount, amount, paid);
};

/** A plain mana cost that nothing changes stands on the card: nothing to work out. */
const changed = ({ announced, substitute, keywords, alternative, changing }: ReadCost): boolean =>
  alternative ||
  changing > 0 ||
  announced.increases.length + announced.reductions.length + keywords.length > 0 ||
  announced.x !== null ||
  announced.least !== null ||
  substitute !== null;

const stepsOf = (
  { announced, substitute, alternative, free, others, previousCasts }: ReadCost,
  result: TotalCost,
  language: Language,
): readonly DecisionStep[] => {
  const { increases, reductions, least } = announced;
  const base = writeManaCost(result.base);
  const increased = writeManaCost(result.increased);
  const reduced = writeManaCost(result.reduced);
  const all = (costs: readonly ManaCost[]) => costs.map(writeManaCost);
  const steps: DecisionStep[] = [];
  const add = (action: Bilingual, rule: string) => {
    steps.push(stepBy(action[language], rule));
  };
  if (alternative) add(say.alternativeStep(base, free), "118.9d");
  else add(say.baseStep(base), "601.2f");
  if (others.length > 0) add(say.othersStep(others), "118.8");
  if (increases.length > 0) add(say.increaseStep(all(increases), increased), "601.2f");
  if (previousCasts) add(say.taxStep(2 * previousCasts, previousCasts), "903.8");
  if (reductions.length > 0) add(say.reductionStep(all(reductions), reduced), "118.7a");
  if (least !== null) add(say.leastStep(least, writeManaCost(result.total)), "601.2f");
  if (substitute)
    add(
      say.substituteStep(substitute.kind, substitute.amount),
      say.substituteRule(substitute.kind),
    );
  return steps;
};

/** What a spell costs in total, from its mana cost and everything told of it (CR 601.2f, 903.8, 118.7). */
export const decideCost: Engine = (understanding, cards) => {
  const { language } = understanding;
  const words = readWords(understanding, cards);
  // The tax alone is asked for, not the whole cost.
  if (CUES.tax.test(words.asking)) return undefined;
  const asks =
    CUES.asks.test(words.asking) ||
    (understanding.form === "yes_no" &&
      (CUES.have.test(words.all) || CUES.noManaLeft.test(words.all)));
  if (!asks || CUES.otherAsk.test(words.asking) || isOutOfScope("costs", words.ideas))
    return undefined;
  const read = readAnnounced(words, cards);
  if (!read || !changed(read)) return undefined;
  if (words.ideas.has(FROM_HAND) && read.others.length === 0) return undefined;
  const result = totalCost(read.announced);
  const colored = manaTotal(result.total) - result.total.generic;
  // More creatures than generic mana could also pay for colours, if theirs fit: not told.
  if (
    read.substitute?.kind === "convoke" &&
    read.substitute.amount > result.total.generic &&
    colored > 0
  )
    return undefined;
  const left = read.substitute ? payWithout(result.total, read.substitute.amount) : result.total;
  const paid = read.plain ? "" : writeManaCost(left);
  const answered = answer(understanding, words, paid, manaTotal(left), read);
  if (!answered) return undefined;
  const steps = stepsOf(read, result, language);
  const unsure = read.plain && read.announced.reductions.length > 0;
  const ruling = [answered.ruling[language], ...(unsure ? [say.ifGeneric[language]] : [])].join(
    " ",
  );
  const rules = [...new Set(["601.2f", ...steps.flatMap(({ rule }) => rule ?? [])])];
  return ruled("costs", {
    verdict: answered.verdict,
    ruling,
    explanation: steps.map(({ action }) => action).join("\n\n"),
    citations: rules.map((number) => ({ number, claim: say.claims(number)[language] })),
    steps,
    facts: steps.map(({ action }) => action),
    confidence: engineConfidence(cards.length, "read"),
  });
};
