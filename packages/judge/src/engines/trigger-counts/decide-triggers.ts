import spoken from "../../../../../data/judge/reading/amounts-words.json" with { type: "json" };
import { citationsOf } from "../../decision.ts";
import { inBothLanguages } from "../../phrases/fill-sentence.ts";
import * as say from "../../phrases/trigger-counts.ts";
import { listPatterns } from "../../vocabulary/patterns.ts";
import { nameIn } from "../card-facts/describe-card.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords } from "../reading/read-words.ts";
import { printedText } from "../world/casting-lines.ts";
import { changesTriggers, countedTriggersOf, triggersAgain, yieldsOf } from "./card-triggers.ts";
import { copiesOf, countedIn, opponentsOf, readCount } from "./read-count.ts";

const CUES = new Map<string, RegExp>(listPatterns(spoken.decideTriggers));
const SPELL = /\b(?:Instant|Sorcery)\b/;

/** How often abilities of cards trigger, and what that gives (CR 603.2c, 603.2d, 603.6a, 603.10a). */
export const decideTriggers: Engine = (understanding, cards) => {
  const { form, language } = understanding;
  if (form !== "number") return undefined;
  const words = readWords(understanding, cards);
  if (isOutOfScope("trigger-counts", words.ideas)) return undefined;
  const named = [...words.named].flatMap((place) => {
    const { card } = cards[place] ?? {};
    return card ? [{ place, card, triggers: countedTriggersOf(card) }] : [];
  });
  const bySpell = named.some(({ card }) => SPELL.test(card.type_line));
  const seen = named.flatMap(({ place, card, triggers }) =>
    triggers.map((trigger) => {
      const again = named.filter((one) => triggersAgain(one.card, trigger, card));
      const times = again.reduce((sum, one) => sum + copiesOf(words, one.place), 1);
      return { place, card, trigger, times };
    }),
  );
  const told = seen.filter(
    ({ place, trigger, times }) =>
      (CUES.get(trigger.event)?.test(words.all) || (bySpell && trigger.event === "die")) &&
      (trigger.of !== "itself" || times * copiesOf(words, place) > 1),
  );
  const matching = told.length > 0 ? told : seen.filter(({ times }) => times > 1);
  const asked = countedIn(words, new Map(matching.flatMap(({ trigger }) => [...trigger.yields])));
  if (asked === undefined) return undefined;
  const counted = matching.filter(
    ({ trigger }) => asked === "triggers" || trigger.yields.has(asked),
  );
  const [first] = counted;
  const isWhole = named.every(
    ({ card, place }) =>
      counted.some((one) => one.place === place) ||
      (changesTriggers(card)
        ? counted.every(({ trigger, card: source }) => triggersAgain(card, trigger, source))
        : SPELL.test(card.type_line) &&
          (asked === "triggers" || !yieldsOf(printedText(card)).has(asked))),
  );
  if (!first || !isWhole || counted.some(({ trigger }) => trigger.event !== first.trigger.event))
    return undefined;
  const { event, toEach } = first.trigger;
  const harms = asked === "loss" || asked === "damage";
  if (harms && counted.some(({ trigger }) => trigger.toEach !== toEach)) return undefined;
  const opponents = harms && toEach ? opponentsOf(words) : undefined;
  const sources = counted.map(({ place, card, trigger, times }) => {
    const count = readCount(words, { place, trigger, isOnly: counted.length === 1, bySpell });
    return {
      card: inBothLanguages((of) => nameIn(card, of)),
      times: (count ?? Number.NaN) * copiesOf(words, place) * times,
      each: (asked === "triggers" ? 1 : (trigger.yields.get(asked) ?? 0)) * (opponents ?? 1),
    };
  });
  const amount = sources.reduce((sum, { times, each }) => sum + times * each, 0);
  if (Number.isNaN(amount)) return undefined;
  const { enters, dies, once, again } = say.rules;
  const isDoubled = named.some(({ card }) => changesTriggers(card));
  const rules = [
    ...(event === "enter" ? [enters] : event === "die" ? [dies] : []),
    once,
    ...(isDoubled ? [again] : []),
  ];
  const citations = citationsOf(rules, language);
  const ruling = say.result(asked, amount, sources, opponents)[language];
  return ruled("trigger-counts", {
    verdict: null,
    ruling,
    explanation: citations.map(({ claim }) => claim).join("\n\n"),
    citations,
    steps: citations.map(({ claim, number }) => stepBy(claim, number)),
    facts: [ruling],
    confidence: engineConfidence(cards.length),
  });
};
