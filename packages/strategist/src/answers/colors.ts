import { COLOR_CODES } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import { colorTarget, sourcesAsked } from "../color-targets.ts";
import { type DeckFacts, knownShare, mayBeUnknown, referenceOf } from "../deck-facts.ts";
import { SOURCES_SOURCE } from "../karsten-sources.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import type { Understanding } from "../understanding/understand.ts";
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

/** The card that asks for the most sources of a color, beside the sources there are. */
const targetOf = (facts: DeckFacts, { color, sources }: ColorShare): Finding | undefined => {
  const target = colorTarget(facts.deck, color);
  if (target === undefined || mayBeUnknown(facts, target.needed - sources)) return undefined;
  return finding(sources < target.needed ? "sourcesShort" : "sourcesEnough", {
    color: { color },
    count: sources,
    needed: target.needed,
    card: { card: referenceOf(target.card, null) },
  });
};

/**
 * The colors that lack sources, the one that lacks most first. Where the published table speaks, a color
 * with the sources it asks for lacks none, however many symbols the costs have.
 */
export const lackingColors = (
  facts: DeckFacts,
): readonly { readonly color: string; readonly finding: Finding }[] =>
  colorShares(facts)
    .map((share) => ({ ...share, gap: share.pipShare - share.sourceShare }))
    .filter(({ gap, color, sources }) => {
      const needed = colorTarget(facts.deck, color)?.needed ?? sources + 1;
      return gap >= SHORT_BY && !mayBeUnknown(facts, needed - sources);
    })
    .map((share) => ({ ...share, target: targetOf(facts, share) }))
    .filter(({ target }) => target?.code !== "sourcesEnough")
    .sort((a, b) => b.gap - a.gap)
    .map(({ color, pipShare, sourceShare, target }) => ({
      color,
      finding:
        target ??
        finding("colorShort", {
          color: { color },
          asked: { percent: pipShare },
          made: { percent: sourceShare },
        }),
    }));

/** The color that lacks sources most. Undefined where none does. */
export const shortColor = (facts: DeckFacts): Finding | undefined =>
  lackingColors(facts)[0]?.finding;

/** That some cards are not counted, which is all that is said where they may be what lacks. */
export const unknownCards = ({ statistics: { unknown } }: DeckFacts): Finding | undefined =>
  unknown === 0 ? undefined : finding("cardsUnknown", { count: unknown });

/** What is said when no color lacks sources, by the number of colors. */
const BALANCED = ["noColors", "oneColor", "colorsBalanced"] as const;

const colorLine = ({ color, pips, pipShare, sources }: ColorShare): Finding =>
  finding("colorLine", {
    color: { color },
    pips,
    asked: { percent: pipShare },
    sources,
  });

/** The color that lacks most of what the table asks for. Undefined where none lacks any. */
const worstTarget = (facts: DeckFacts, shares: readonly ColorShare[]): Finding | undefined => {
  const short = shares.flatMap((share) => {
    const target = targetOf(facts, share);
    const needed = Number(target?.params.needed ?? 0);
    return target?.code === "sourcesShort" ? [{ target, lack: needed - share.sources }] : [];
  });
  return short.toSorted((one, other) => other.lack - one.lack)[0]?.target;
};

/** “How many red mana symbols” asks for those of the costs. */
const SYMBOLS = /\b(?:pips?|symbole?s?)\b/;

/** The symbols of the color that a question names, where it asks for them and not for sources. */
const symbolsOf = (
  facts: DeckFacts,
  { filters, asksCount }: Understanding,
  question: string,
): Finding | undefined => {
  const folded = foldPhrase(question);
  if (!asksCount || !SYMBOLS.test(folded) || /\bsources?\b/.test(folded)) return undefined;
  const [named] = filters.flatMap((each) => (each.kind === "color" ? each.color : []));
  const share = colorShares(facts).find(({ color }) => color === named);
  return share === undefined ? undefined : colorLine(share);
};

/** The sources of the color that a question names: whether they are enough, where that is asked. */
const sourcesOf = (
  facts: DeckFacts,
  { filters, asksEnough }: Understanding,
): Finding | undefined => {
  const [named] = filters.flatMap((each) => {
    if (each.kind === "color") return [each.color];
    return each.kind === "makes" ? each.colors : [];
  });
  const color = COLOR_CODES.find((each) => each === named);
  if (color === undefined) return undefined;
  const share = colorShares(facts).find((each) => each.color === color);
  return (
    (asksEnough && share !== undefined ? targetOf(facts, share) : undefined) ??
    finding("colorSources", { color: { color }, count: facts.statistics.sources[color] })
  );
};

/** “Can I splash blue?” */
const TAKES_IN = /\b(?:splash\w*|add(?:ing)?|r?ajout\w*|mettre)\b/;

/** That a color which is to come in lies outside of what the commanders allow (CR 903.5c). */
const outsideIdentity = (
  { cards }: DeckFacts,
  { filters }: Understanding,
  question: string,
): Finding | undefined => {
  const commanders = cards.filter(({ isCommander }) => isCommander);
  const identity = new Set(commanders.flatMap(({ card }) => card.color_identity));
  const [color] = filters.flatMap((each) => (each.kind === "color" ? each.color : []));
  const isColor = COLOR_CODES.some((code) => code === color && code !== "C");
  if (color === undefined || !isColor || commanders.length === 0) return undefined;
  if (identity.has(color) || !TAKES_IN.test(foldPhrase(question))) return undefined;
  return finding("colorOutsideIdentity", {
    color: { color },
    commander: { cards: commanders.map(({ card }) => referenceOf(card, null)) },
  });
};

/** The colors that the costs of a deck ask for. */
const colorsOf = (shares: readonly ColorShare[]): Finding | undefined =>
  shares.length === 0
    ? undefined
    : finding("deckColors", { colors: { colors: shares.map(({ color }) => color) } });

/** What the table asks of each color for the cards that are named, the costliest color first. */
const namedTargets = (facts: DeckFacts, { cards }: StrategyQuestion): readonly Finding[] =>
  cards.flatMap(({ card }) =>
    colorShares(facts).flatMap(({ color, sources }) => {
      const needed = sourcesAsked(card, color, facts.deck);
      if (needed === 0 || mayBeUnknown(facts, needed - sources)) return [];
      return finding(sources < needed ? "sourcesShort" : "sourcesEnough", {
        color: { color },
        count: sources,
        needed,
        card: { card: referenceOf(card, null) },
      });
    }),
  );

/** Sources of each color beside the symbols that costs ask for. */
export const answerColors: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("colors")) return undefined;
  const outside = outsideIdentity(facts, understanding, question.question);
  if (outside !== undefined)
    return {
      responseType: "legality",
      headline: outside,
      title: "legality",
      items: [],
      confidence: 0.95 * knownShare(facts),
    };
  const shares = colorShares(facts);
  const [named, ...others] = namedTargets(facts, question);
  return {
    responseType: "figures",
    headline:
      named ??
      symbolsOf(facts, understanding, question.question) ??
      sourcesOf(facts, understanding) ??
      (understanding.asksColors ? colorsOf(shares) : undefined) ??
      worstTarget(facts, shares) ??
      shortColor(facts) ??
      unknownCards(facts) ??
      finding(BALANCED[Math.min(2, shares.length)] ?? "colorsBalanced"),
    title: "colors",
    items: [
      ...others,
      ...shares.flatMap((share) => [colorLine(share), targetOf(facts, share) ?? []].flat()),
    ],
    sources: [SOURCES_SOURCE],
    confidence: 0.9 * knownShare(facts),
  };
};
