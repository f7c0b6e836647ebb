import type { Decision } from "../decision.ts";
import {
  type Threshold,
  thresholdRuling,
  thresholds,
  thresholdTiming,
  thresholdVerdict,
} from "../topics/phrases/thresholds.ts";
import { readNumber } from "../understanding/numbers.ts";
import type { Understanding } from "../understanding/understand.ts";

/** Anything of these makes the question about more than the bare number. */
const MORE = [
  "proliferate",
  "infect",
  "toxic",
  "replacement-effect",
  "copy",
  "gain-control",
  "control",
  "concede",
];

const thresholdOf = ({ asked, text }: Understanding): Threshold | undefined => {
  const teams = asked.has("team") || /\b(?:two headed|bicephale|2hg)\b/.test(text.tokens.join(" "));
  if (asked.has("poison")) return teams ? thresholds.teamPoison : thresholds.poison;
  return asked.has("commander-damage") ? thresholds.commanderDamage : undefined;
};

/** "10 poison counters", « 21 blessures de commandant »: the only number of the question. */
const readAmount = (tokens: readonly string[]): number | undefined => {
  const numbers = tokens.flatMap((token) =>
    /^(?:un|une|a|an|one|once)$/.test(token) ? [] : (readNumber(token) ?? []),
  );
  return numbers.length === 1 ? numbers[0] : undefined;
};

/** Decides when poison or commander damage loses the game (CR 704.5c, 704.6b, 903.10a). */
export const decideThreshold = (understanding: Understanding): Decision | undefined => {
  const { asked, form, language, text } = understanding;
  const threshold = thresholdOf(understanding);
  const losing = asked.has("lose-game") || asked.has("dies") || asked.has("win-game");
  if (!threshold || !losing || MORE.some((id) => asked.has(id))) return undefined;
  const amount = readAmount(text.tokens);
  const verdict =
    form === "yes_no" && amount !== undefined ? (amount >= threshold.limit ? "yes" : "no") : null;
  if (form === "yes_no" && verdict === null) return undefined;
  if (form !== "yes_no" && form !== "number") return undefined;
  const ruling =
    verdict && amount !== undefined
      ? thresholdVerdict(threshold, amount)
      : thresholdRuling(threshold);
  return {
    id: "engine/losing-thresholds",
    outcome: "ruling",
    verdict,
    ruling: ruling[language],
    explanation: `${threshold.claim[language]} ${thresholdTiming[language]}`,
    citations: [
      { number: threshold.rule, claim: threshold.claim[language] },
      { number: "704.3", claim: thresholdTiming[language] },
    ],
    interactions: [],
    steps: [{ action: threshold.claim[language], rule: threshold.rule, layer: null, timing: null }],
    facts: [ruling[language]],
    confidence: 0.92,
  };
};
