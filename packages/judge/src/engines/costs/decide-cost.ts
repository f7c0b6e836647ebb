import type { Bilingual } from "@spellwright/contract";
import type { DecisionStep } from "../../decision.ts";
import * as say from "../../phrases/costs.ts";
import type { Understanding } from "../../question/understand.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { isSilentWith } from "../silent-with.ts";
import { manaTotal, writeManaCost } from "./mana-cost.ts";
import { type ReadCost, readAnnounced } from "./read-announced.ts";
import { payWithout, type TotalCost, totalCost } from "./total-cost.ts";

/** Unless cards of the hand are a part of what is paid. */
const FROM_HAND = "hand";
const ASKS =
  /\b(?:coute\w*|couter\w*|cout|couts|costs?|pay\w*|paie\w*|paye\w*|raqu\w*|manas?|depens\w*|spend)\b/;
const TOTAL = /\b(?:couts?|costs?|total)\b/;
const TAX =
  /\b(?:combien|how much|quel\w*|what)(?: (?!\.)\S+){0,3} (?:taxes?|tax)\b|\b(?:coute|vaut) (?:la|ma|cette) taxe\b/;
/** The value of X is asked for, or several things at once. */
const OTHER_ASK =
  /\b(?:vaut x|what is x|valeur de x|value of x|combien .*\bcombien|how much .*\bhow m)/;
const HAVE =
  /\b(?:avec|with|have|has|ai|a|only|que|seulement|just|control\w*) (?:only |just |seulement |que )?(\d{1,2}) (?:manas?|terrains?|lands?|sources?)\b/;
const CLAIM =
  /\b(?:coute\w*|costs?|pay\w*|paie\w*|paye\w*)(?: (?!\.)\S+){0,2}? (\d{1,2})(?= (?:manas?|total|au total|in total|for|pour|if|si|with|avec|under|sous|because|a cause|\.)|$)/;
/** Nothing to pay with: “tapped out”, « sans mana ». */
const NO_MANA_LEFT =
  /\b(?:tapped out|full tap|fully tapped|plus (?:aucun |de )?(?:manas?|terrains?)|(?:no|sans|aucun|pas de|0) (?:open |untapped |available )?(?:manas?|lands?|terrains?))\b/;
/** Whether what cards add is owed too: “do I still have to pay Thalia's {1}?” */
const OWED =
  /\b(?:dois|doit|faut|devrai\w*|oblige\w*|have to|has to|must|need to|needs to|gotta|still|quand meme|toujours|aussi|also|do i)\b(?: (?!\.)\S+){0,4}? (?:pay\w*|paie\w*|paye\w*|raqu\w*|cough|spend|depens\w*)\b/;
const ADDED =
  /@\d|\b(?:taxe?s?|extra|supplement\w*|additional|more|de plus|en plus|increase|augmentation|surcout)\b|\{\d+\}/;

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
  { byCards, changing }: Pick<ReadCost, "byCards" | "changing">,
): Answer | undefined => {
  if (form === "number" || (form === "which" && TOTAL.test(words.asking)))
    return { ruling: say.total(amount, paid), verdict: null };
  if (inverted) return undefined;
  if (changing > 0 && OWED.test(words.asking) && ADDED.test(words.asking)) {
    const verdict = byCards.length > 0 ? "yes" : "no";
    return { verdict, ruling: say.owed(verdict, amount, paid) };
  }
  const have = NO_MANA_LEFT.test(words.all) ? "0" : HAVE.exec(words.all)?.[1];
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

/** A plain mana cost that nothing changes stands on the card: nothing to work out. */
const changed = ({ announced, substitute, keywords, alternative, changing }: ReadCost): boolean =>
  alternative ||
  changing > 0 ||
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
  const step = (action: Bilingual, rule: string) => stepBy(action[language], rule);
  const written = (cost: TotalCost["total"]) => writeManaCost(cost);
  return [
    read.alternative
      ? step(say.alternativeStep(written(result.base), read.free), "118.9d")
      : step(say.baseStep(written(result.base)), "601.2f"),
    ...(read.others.length > 0 ? [step(say.othersStep(read.others), "118.8")] : []),
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
            say.substituteRule(substitute.kind),
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
  const asks =
    ASKS.test(words.asking) ||
    (understanding.form === "yes_no" && (HAVE.test(words.all) || NO_MANA_LEFT.test(words.all)));
  if (!asks || OTHER_ASK.test(words.asking) || isSilentWith("costs", words.ideas)) return undefined;
  const read = readAnnounced(words, cards, text.tokens);
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
