import words from "../../../../../data/judge/reading/amounts-words.json" with { type: "json" };
import { citationsOf } from "../../decision.ts";
import * as say from "../../phrases/replaced-amounts.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, type NamedCard, ruled, stepBy } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { type ReadAmount, readAmount } from "./read-amount.ts";
import { MOST_EFFECTS, type ReplacedAmount, replaceAmount } from "./replace-amount.ts";

const CUES = patternsOf(words.decideAmount);
const ASKED = patternsOf(words.asked);

/** Life that is gained is no damage, though one spell does both (Lightning Helix). */
const asksLifeGained = (asking: string): boolean =>
  ASKED.life.test(asking) && !ASKED.loss.test(asking);

const namesAnother = (question: string, cards: readonly NamedCard[]): boolean =>
  CUES.namesAnother.test(
    cards.reduce((text, { written }) => text.replaceAll(written, "@"), question),
  );

/** Who chooses the order chooses it for himself: the wounded player for little damage (CR 616.1). */
const chosen = (
  { kind, effects, first }: ReadAmount,
  asking: string,
  { least, most }: { readonly least: ReplacedAmount; readonly most: ReplacedAmount },
): ReplacedAmount | undefined => {
  if (least.amount === most.amount || CUES.best.test(asking)) return most;
  if (CUES.worst.test(asking)) return least;
  // With the first one told, the rest may still be open.
  if (first !== undefined && effects.length > 2) return undefined;
  return kind === "damage" ? least : most;
};

/** The amount that is asked about, with what replaces it. Undefined for another one, and for too much. */
const askedAmount = (words: Words, cards: readonly NamedCard[]): ReadAmount | undefined => {
  const read = readAmount(words, cards);
  if (!read || read.effects.length === 0 || read.effects.length > MOST_EFFECTS) return undefined;
  return read.kind === "damage" && asksLifeGained(words.asking) ? undefined : read;
};

/** What replacement effects of named cards make of an amount (CR 614.5, 614.16, 616.1). */
export const decideAmount: Engine = (understanding, cards) => {
  const { form, language } = understanding;
  if ((form !== "number" && form !== "which") || cards.length === 0) return undefined;
  if (namesAnother(understanding.question, cards)) return undefined;
  const words = readWords(understanding, cards);
  if (form === "which" && !CUES.amount.test(words.asking)) return undefined;
  if (isOutOfScope("replaced-amounts", words.ideas) || CUES.onEach.test(words.all))
    return undefined;
  const read = askedAmount(words, cards);
  if (!read) return undefined;
  const { kind, base, effects, first, entersWithLoyalty } = read;
  const changes = effects.map(({ change }) => change);
  const both = replaceAmount(base, changes, first);
  const answer = chosen(read, words.asking, both);
  if (!answer) return undefined;
  const other = answer.amount === both.most.amount ? both.least : both.most;
  const open = first === undefined && other.amount !== answer.amount;
  const order = answer.order.flatMap((place) => effects[place] ?? []);
  const several = effects.length > 1;
  const rules = [
    ...(several ? [{ number: "616.1", claim: say.whoChooses(kind) }] : []),
    { number: "614.5", claim: say.onceEach },
    ...(kind === "counters" || kind === "tokens"
      ? [{ number: "614.16", claim: say.effectsPut }]
      : []),
    ...(entersWithLoyalty ? [{ number: "306.5b", claim: say.loyaltyEnters }] : []),
  ];
  const steps = [
    {
      text: say.baseStep(kind, base, entersWithLoyalty),
      rule: entersWithLoyalty ? "306.5b" : null,
    },
    ...order.map(({ card, change }, at) => ({
      text: say.changeStep(kind, card, change, answer.amounts[at] ?? base),
      rule: several ? "616.1" : "614.5",
    })),
  ];
  const why = [
    ...steps.map(({ text }) => text[language]),
    ...(several ? [say.whoChooses(kind)[language]] : []),
    ...(several && !open && first === undefined ? [say.sameInAnyOrder[language]] : []),
  ];
  return ruled("replaced-amounts", {
    verdict: null,
    ruling: [
      say.result(kind, answer.amount)[language],
      ...(open
        ? [
            say.chosenOrder(
              kind,
              order.map(({ card }) => card),
              other.amount,
            )[language],
          ]
        : []),
    ].join(" "),
    explanation: why.join("\n\n"),
    citations: citationsOf(rules, language),
    steps: steps.map(({ text, rule }) => stepBy(text[language], rule)),
    facts: steps.map(({ text }) => text[language]),
    confidence: engineConfidence(cards.length),
  });
};
