import type { Bilingual } from "@spellwright/contract";
import type { DecisionStep } from "../../decision.ts";
import * as say from "../../phrases/costs.ts";
import type { Understanding } from "../../question/understand.ts";
import { type Engine, engineConfidence } from "../engine.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { manaTotal, writeManaCost } from "./mana-cost.ts";
import { type ReadCost, readAnnounced } from "./read-announced.ts";
import { payWithout, type TotalCost, totalCost } from "./total-cost.ts";

/** Anything of these is another question than what one spell costs. */
const OTHERWISE = [
  "mana-value",
  "activated-ability",
  "activate",
  "equip",
  "ward",
  "copy",
  "ninjutsu",
  "commander-ninjutsu",
  "companion",
  "partner",
  "suspend",
  "cascade",
  "counter-spell",
  "refund",
  "morph",
  "hand",
];
const ASKS =
  /\b(?:coute\w*|couter\w*|cout|couts|costs?|pay\w*|paie\w*|paye\w*|manas?|depens\w*|spend)\b/;
const TOTAL = /\b(?:couts?|costs?|total)\b/;
const TAX =
  /\b(?:combien|how much|quel\w*|what)(?: (?!\.)\S+){0,3} (?:taxes?|tax)\b|\b(?:coute|vaut) (?:la|ma|cette) taxe\b/;
/** The value of X is asked for, or several things at once. */
const OTHER_ASK =
  /\b(?:vaut x|what is x|valeur de x|value of x|combien .*\bcombien|how much .*\bhow m)/;
const HAVE =
  /\b(?:avec|with|have|has|ai|a|only|que|seulement|just|control\w*) (?:only |just |seulement |que )?(\d{1,2}) (?:manas?|terrains?|lands?|sources?)\b/;
const CLAIM = /\b(?:coute\w*|costs?|pay\w*|paie\w*|paye\w*)(?: (?!\.)\S+){0,2}? (\d{1,2})\b/;

interface Answer {
  readonly ruling: Bilingual;
  readonly verdict: "yes" | "no" | null;
}

/** The mana to compare a yes/no question with: what there is, or what it is said to cost. */
const answer = (
  { form, inverted }: Understanding,
  words: Words,
  paid: string,
  amount: number,
): Answer | undefined => {
  if (form === "number" || (form === "which" && TOTAL.test(words.asking)))
    return { ruling: say.total(amount, paid), verdict: null };
  if (inverted) return undefined;
  const have = HAVE.exec(words.all)?.[1];
  if (
    have !== undefined &&
    /\b(?:peu\w*|puis|can|could|able|assez|enough|suffi\w*)\b/.test(words.asking)
  ) {
    const verdict = Number(have) >= amount ? "yes" : "no";
    return { verdict, ruling: say.affordable(verdict, amount, paid, Number(have)) };
  }
  const claim = CLAIM.exec(words.asking)?.[1];
  if (claim === undefined) return undefined;
  const verdict = Number(claim) === amount ? "yes" : "no";
  return { verdict, ruling: say.confirmed(verdict, amount, paid) };
};

const changed = ({ announced, substitute, keywords }: ReadCost): boolean =>
  announced.increases.length + announced.reductions.length + keywords.length > 0 ||
  announced.x !== null ||
  announced.least !== null ||
  substitute !== null;

const stepsOf = (
  read: ReadCost,
  result: TotalCost,
  language: "fr" | "en",
): readonly DecisionStep[] => {
  const { announced, substitute } = read;
  const step = (action: Bilingual, rule: string): DecisionStep => ({
    action: action[language],
    rule,
    layer: null,
    timing: null,
  });
  const written = (cost: TotalCost["total"]) => writeManaCost(cost);
  return [
    step(say.baseStep(written(result.base), read.free), "601.2f"),
    ...(announced.increases.length > 0
      ? [
          step(
            say.increaseStep(announced.increases.map(written), written(result.increased)),
            "601.2f",
          ),
        ]
      : []),
    ...(read.previousCasts
      ? [step(say.taxStep(2 * read.previousCasts, read.previousCasts), "903.8")]
      : []),
    ...(announced.reductions.length > 0
      ? [
          step(
            say.reductionStep(announced.reductions.map(written), written(result.reduced)),
            "118.7a",
          ),
        ]
      : []),
    ...(announced.least !== null
      ? [step(say.leastStep(announced.least, written(result.total)), "601.2f")]
      : []),
    ...(substitute
      ? [
          step(
            say.substituteStep(substitute.kind, substitute.amount),
            say.SUBSTITUTE_RULES[substitute.kind],
          ),
        ]
      : []),
  ];
};

/** What a spell costs in total, from its mana cost and everything told of it (CR 601.2f, 903.8, 118.7). */
export const decideCost: Engine = (understanding, cards) => {
  const { asked, language, text } = understanding;
  const about = ["cost", "pay", "mana", "total-cost", "cost-increase", "cost-reduction", "cast"];
  if (!about.some((id) => asked.has(id))) return undefined;
  const words = readWords(understanding, cards);
  // The tax alone is asked for, not the whole cost.
  if (TAX.test(words.asking)) return undefined;
  const asks = ASKS.test(words.asking) || (understanding.form === "yes_no" && HAVE.test(words.all));
  if (!asks || OTHER_ASK.test(words.asking) || OTHERWISE.some((id) => words.ideas.has(id)))
    return undefined;
  const read = readAnnounced(words, cards, text.tokens);
  if (!read || !changed(read)) return undefined;
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
  const answered = answer(understanding, words, paid, manaTotal(left));
  if (!answered) return undefined;
  const steps = stepsOf(read, result, language);
  const unsure = read.plain && read.announced.reductions.length > 0;
  const ruling = [answered.ruling[language], ...(unsure ? [say.ifGeneric[language]] : [])].join(
    " ",
  );
  const rules = [...new Set(["601.2f", ...steps.flatMap(({ rule }) => rule ?? [])])];
  return {
    id: "engine/costs",
    outcome: "ruling",
    verdict: answered.verdict,
    ruling,
    explanation: steps.map(({ action }) => action).join("\n\n"),
    citations: rules.map((number) => ({ number, claim: say.claims(number)[language] })),
    interactions: [],
    steps,
    facts: steps.map(({ action }) => action),
    confidence: engineConfidence(cards.length),
  };
};
