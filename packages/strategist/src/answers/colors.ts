import { COLOR_CODES } from "@spellwright/contract";
import { type DeckFacts, knownShare } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";

/** A color whose share of the sources is so much smaller than its share of the symbols lacks some. */
const SHORT_BY = 0.1;

interface ColorShare {
  readonly color: string;
  readonly pips: number;
  readonly pipShare: number;
  readonly sources: number;
  readonly sourceShare: number;
}

/** Colors that costs ask for, beside those that mana is made of. */
export const colorShares = ({ statistics: { pips, sources } }: DeckFacts): ColorShare[] => {
  const asked = COLOR_CODES.filter((color) => color !== "C" && pips[color] > 0);
  const allPips = asked.reduce((sum, color) => sum + pips[color], 0);
  const allSources = asked.reduce((sum, color) => sum + sources[color], 0);
  return asked.map((color) => ({
    color,
    pips: pips[color],
    pipShare: pips[color] / allPips,
    sources: sources[color],
    sourceShare: allSources === 0 ? 0 : sources[color] / allSources,
  }));
};

/** The color that lacks sources most; undefined where none does. */
export const shortColor = (facts: DeckFacts): Finding | undefined => {
  const gaps = colorShares(facts)
    .map((share) => ({ ...share, gap: share.pipShare - share.sourceShare }))
    .filter(({ gap }) => gap >= SHORT_BY)
    .sort((a, b) => b.gap - a.gap);
  const [worst] = gaps;
  if (worst === undefined) return undefined;
  return finding("colorShort", {
    color: { color: worst.color },
    asked: { percent: worst.pipShare },
    made: { percent: worst.sourceShare },
  });
};

/** What is said when no color lacks sources, by the number of colors. */
const BALANCED = ["noColors", "oneColor", "colorsBalanced"] as const;

/** Sources of each color beside the symbols that costs ask for. */
export const answerColors: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("colors")) return undefined;
  const shares = colorShares(facts);
  return {
    responseType: "figures",
    headline:
      shortColor(facts) ?? finding(BALANCED[Math.min(2, shares.length)] ?? "colorsBalanced"),
    title: "colors",
    items: shares.map(({ color, pips, pipShare, sources, sourceShare }) =>
      finding("colorLine", {
        color: { color },
        pips,
        asked: { percent: pipShare },
        sources,
        made: { percent: sourceShare },
      }),
    ),
    confidence: 0.9 * knownShare(facts),
  };
};
