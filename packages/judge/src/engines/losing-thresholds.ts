import words from "../../../../data/judge/reading/thresholds-words.json" with { type: "json" };
import {
  infectClaim,
  type Threshold,
  thresholdMissing,
  thresholdRead,
  thresholdRuling,
  thresholds,
  thresholdTiming,
  thresholdVerdict,
} from "../phrases/thresholds.ts";
import type { Understanding } from "../question/understand.ts";
import { patternsOf } from "../vocabulary/patterns.ts";
import { type Engine, ruled, stepBy } from "./engine.ts";
import { isOutOfScope } from "./out-of-scope.ts";
import { readWords, type Words } from "./reading/read-words.ts";

const CUES = patternsOf(words.losingThresholds);
const { aside: ASIDE, power: POWER } = patternsOf(words.losingThresholds, "gu");

const thresholdOf = ({ asked, text }: Understanding): Threshold | undefined => {
  const teams =
    asked.has("team") || /\b(?:two headed|bicephale|2 ?hg)\b/.test(text.tokens.join(" "));
  if (asked.has("poison") || asked.has("infect"))
    return teams ? thresholds.teamPoison : thresholds.poison;
  const words = text.tokens.join(" ");
  const dealt =
    asked.has("commander") &&
    (asked.has("combat-damage") || asked.has("damage") || CUES.dealt.test(words));
  return asked.has("commander-damage") || dealt ? thresholds.commanderDamage : undefined;
};

/** Every amount of the question: « 14 blessures puis 8 blessures », “7 poison counters and 3 more”. */
const readAmounts = (all: string): readonly number[] =>
  all
    .split(" . ")
    .filter((sentence) => CUES.counts.test(sentence))
    .flatMap(
      (sentence) => sentence.replace(ASIDE, " ").match(/(?<![/{@\d.])\b\d{1,3}\b(?![/}\d])/g) ?? [],
    )
    .map(Number);

/** What counts together: all poison, but combat damage of one commander only (CR 903.10a). */
const amountOf = (threshold: Threshold, all: string): number | undefined => {
  const amounts = [...readAmounts(all), ...(CUES.oneMore.test(all) ? [1] : [])];
  const [first, second] = amounts;
  if (first === undefined) return undefined;
  if (second === undefined && CUES.repeated.test(all)) {
    const { amount, times = 2, often, what } = CUES.eachTime.exec(all)?.groups ?? {};
    return Number(amount ?? what) * Number(often ?? times) || undefined;
  }
  const apart = threshold === thresholds.commanderDamage && CUES.otherSource.test(all);
  // « 21 blessures de deux commandants »: how much of it is each one's, the words do not tell.
  if (apart && amounts.length < 2) return undefined;
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (!apart) return total;
  // “21, but 11 of one and 10 of the other”: the first is the sum of what is told apart.
  const each = amounts.length > 2 ? amounts.filter((one) => one * 2 !== total) : amounts;
  return Math.max(...each);
};

/** The poison counters with those that one unblocked creature with infect gives (CR 702.90b, 702.4b). */
const withInfect = (asked: ReadonlySet<string>, { all, asking }: Words): number | undefined => {
  const [power, ...others] = [...all.matchAll(POWER)].map((found) =>
    Number(found.slice(1).find((one) => one !== undefined)),
  );
  const silent = isOutOfScope("losing-thresholds-by-infect", asked) || CUES.otherPower.test(all);
  const hits = asked.has("unblocked") || CUES.connects.test(all);
  if (power === undefined || others.length > 0 || silent || !hits) return undefined;
  const counters = amountOf(thresholds.poison, all);
  const isOfLoser = CUES.mine.test(all) === CUES.iLose.test(asking);
  if (counters !== undefined && !isOfLoser) return undefined;
  return (counters ?? 0) + power * (asked.has("double-strike") ? 2 : 1);
};

/** Decides when poison or commander damage loses the game, and how much is missing (CR 704.5c, 704.6b, 903.10a). */
export const decideThreshold: Engine = (understanding, cards) => {
  const { asked, form, language } = understanding;
  const threshold = thresholdOf(understanding);
  const losing =
    ["lose-game", "dies", "win-game"].some((id) => asked.has(id)) ||
    CUES.loses.test(understanding.askingSentence);
  const infect = asked.has("infect");
  if (!threshold || !losing || (!infect && isOutOfScope("losing-thresholds", asked)))
    return undefined;
  // A named card's own text may change what counts. A named commander is only the source.
  if (cards.some(({ card }) => !/Legendary.*Creature/.test(card.type_line))) return undefined;
  if (threshold !== thresholds.commanderDamage && cards.length > 0) return undefined;
  const words = readWords(understanding, cards);
  const read = readAmounts(words.all);
  const amount = infect ? withInfect(asked, words) : amountOf(threshold, words.all);
  // Amounts whose sum the words do not tell.
  if (amount === undefined && (infect || read.length > 0)) return undefined;
  if (form === "yes_no" && (amount === undefined || understanding.inverted)) return undefined;
  if (form !== "yes_no" && form !== "number") return undefined;
  const verdict =
    form === "yes_no" && amount !== undefined ? (amount >= threshold.limit ? "yes" : "no") : null;
  const missing = form === "number" && amount !== undefined && CUES.howManyMore.test(words.asking);
  // A number beside “how many?” that is no head start is another question.
  if (form === "number" && amount !== undefined && !missing) return undefined;
  const ruling =
    amount === undefined
      ? thresholdRuling(threshold)
      : missing
        ? thresholdMissing(threshold, Math.max(0, threshold.limit - amount))
        : thresholdVerdict(threshold, amount);
  const claims = [
    { number: threshold.rule, claim: threshold.claim[language] },
    ...(infect ? [{ number: "702.90b", claim: infectClaim[language] }] : []),
    { number: "704.3", claim: thresholdTiming[language] },
  ];
  return ruled("losing-thresholds", {
    verdict,
    ruling: ruling[language],
    explanation: claims.map(({ claim }) => claim).join(" "),
    citations: claims,
    steps: [stepBy(threshold.claim[language], threshold.rule)],
    facts: [ruling[language], ...(read.length > 0 ? [thresholdRead(read)[language]] : [])],
    confidence: 0.92,
  });
};
