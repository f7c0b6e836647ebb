import { COLOR_CODES } from "@spellwright/contract";
import { type DeckCard, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { SOURCES_SOURCE, sourcesNeeded } from "../karsten-sources.ts";
import type { Finding } from "../strategist.ts";
import { hasCommander, SIZES } from "../usual-ranges.ts";
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

/** Symbols of a color in a cost; a hybrid one can be paid otherwise. */
const symbolsOf = ({ card }: DeckCard, color: string): number =>
  (card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? "").split(`{${color}}`).length - 1;

/** The card that asks for the most sources of a color, beside the sources there are. */
const targetOf = (facts: DeckFacts, { color, sources }: ColorShare): Finding | undefined => {
  const { format } = facts.deck;
  const size = hasCommander(format) ? 99 : 60;
  if (SIZES[format].cards < size) return undefined;
  const [most] = facts.cards
    .filter((each) => !each.isLand && symbolsOf(each, color) > 0)
    .map((each) => ({
      each,
      needed: sourcesNeeded(size, symbolsOf(each, color), each.card.cmc),
    }))
    .toSorted((a, b) => b.needed - a.needed || (a.each.card.name < b.each.card.name ? -1 : 1));
  if (most === undefined) return undefined;
  return finding(sources < most.needed ? "sourcesShort" : "sourcesEnough", {
    color: { color },
    sources,
    needed: most.needed,
    card: { card: referenceOf(most.each.card, null) },
  });
};

/** What is said when no color lacks sources, by the number of colors. */
const BALANCED = ["noColors", "oneColor", "colorsBalanced"] as const;

const colorLine = ({ color, pips, pipShare, sources, sourceShare }: ColorShare): Finding =>
  finding("colorLine", {
    color: { color },
    pips,
    asked: { percent: pipShare },
    sources,
    made: { percent: sourceShare },
  });

/** Sources of each color beside the symbols that costs ask for. */
export const answerColors: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("colors")) return undefined;
  const shares = colorShares(facts);
  return {
    responseType: "figures",
    headline:
      shortColor(facts) ?? finding(BALANCED[Math.min(2, shares.length)] ?? "colorsBalanced"),
    title: "colors",
    items: shares.flatMap((share) => [colorLine(share), targetOf(facts, share) ?? []].flat()),
    sources: [SOURCES_SOURCE],
    confidence: 0.9 * knownShare(facts),
  };
};
