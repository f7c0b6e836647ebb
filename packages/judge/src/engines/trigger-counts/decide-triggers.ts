import spoken from "../../../../../data/judge/reading/amounts-words.json" with { type: "json" };
import { citationsOf } from "../../decision.ts";
import * as say from "../../phrases/trigger-counts.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { nameIn } from "../card-facts/describe-card.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { readWords } from "../reading/read-words.ts";
import { isSilentWith } from "../silent-with.ts";
import { changesTriggers, creatureTriggersOf } from "./card-triggers.ts";
import { askedOf, copiesOf, readCount } from "./read-count.ts";

const SAYS = patternsOf(spoken.decideTriggers);

/** How often a card's enters or dies ability triggers, and what that gives (CR 603.2c, 603.6a, 603.10a). */
export const decideTriggers: Engine = (understanding, cards) => {
  const { form, language } = understanding;
  if (form !== "number") return undefined;
  if (cards.some(({ card }) => changesTriggers(card))) return undefined;
  const words = readWords(understanding, cards);
  if (isSilentWith("trigger-counts", words.ideas)) return undefined;
  const triggers = [...words.named].flatMap((place) => {
    const { card } = cards[place] ?? {};
    return card
      ? creatureTriggersOf(card)
          .filter(({ event }) => SAYS[event].test(words.all))
          .map((trigger) => ({ trigger, place, card }))
      : [];
  });
  const [only, other] = triggers;
  if (!only || other) return undefined;
  const { trigger, place, card } = only;
  const { event } = trigger;
  const count = readCount(words, place, trigger);
  const asked = askedOf(words, trigger.yields);
  if (count === undefined || asked === undefined) return undefined;
  const copies = copiesOf(words, place);
  const times = count * copies;
  const amount = asked === "triggers" ? times : times * (trigger.yields.get(asked) ?? 0);
  const name = nameIn(card, language);
  const claims = [
    { number: event === "enters" ? "603.6a" : "603.10a", claim: say.atTheSameTime(event) },
    { number: "603.2c", claim: say.oncePerEvent },
  ];
  const steps = [
    { text: say.countStep(count, copies), rule: "603.2c" },
    { text: say.atTheSameTime(event), rule: claims[0]?.number ?? null },
  ];
  return ruled("trigger-counts", {
    verdict: null,
    ruling: say.result(asked, amount, name, times)[language],
    explanation: steps.map(({ text }) => text[language]).join("\n\n"),
    citations: citationsOf(claims, language),
    steps: steps.map(({ text, rule }) => stepBy(text[language], rule)),
    facts: [say.countStep(count, copies)[language]],
    confidence: engineConfidence(cards.length),
  });
};
