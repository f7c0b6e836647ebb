import { genericMana, type ManaCost, NO_MANA, parseManaCost } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { countOf as countPrinted, numberIn } from "@spellwright/text";
import costs from "../../../../../data/judge/reading/costs-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import { readColor } from "../reading/colors.ts";
import type { Words } from "../reading/read-words.ts";
import { changesOwnCost, type OwnChange, ownChange } from "./card-cost-effects.ts";
import {
  keywordCost,
  mentionedCosts,
  type OtherCost,
  ownAdditional,
  ownAlternative,
  type WayToPay,
} from "./casting-options.ts";
import { readPlainCost, readSymbolCosts } from "./read-stated-costs.ts";

const CUES = patternsOf(costs.readBase);
const { colored: COLORED } = patternsOf(costs.readBase, "gu");

/** What a spell's cost starts from, and what its caster adds by choice. */
export interface Base {
  readonly base: ManaCost;
  /** Told as a bare number: how much of it is coloured is unknown. */
  readonly plain: boolean;
  readonly keywords: readonly string[];
  readonly onTop: readonly ManaCost[];
  /** What is paid beside mana, instead of the mana cost or on top of it. */
  readonly others: readonly OtherCost[];
  /** Its mana cost is not what it starts from (CR 118.9). */
  readonly alternative: boolean;
}

/** Costs that take the place of the mana cost (CR 118.9), and those that come on top (CR 118.8). */
const { instead: INSTEAD, onTop: ON_TOP } = costs.keywordCosts;
const SEVERAL_TIMES = /^(?:Multikicker|Replicate|Squad|Escalate)$/;

const asksKeyword = (words: Words, keyword: string): boolean => {
  const plain = keyword.toLowerCase();
  return (
    words.ideas.has(plain) ||
    (plain === "kicker" && /\bkick\w*/.test(words.all)) ||
    new RegExp(`\\b${plain}`).test(words.all)
  );
};

const manaCostOf = ({ mana_cost, card_faces }: Card): ManaCost | undefined =>
  parseManaCost(mana_cost || card_faces?.[0]?.mana_cost || "");

const THINGS_FR: Readonly<Record<string, string>> = {
  artifact: "artefacts?",
  creature: "creatures?",
  instant: "(?:ephemeres?|rituels?)",
  target: "(?:cibles?|creatures?)",
};

const countOf = ({ thing }: OwnChange, { all }: Words): number | undefined => {
  if (thing === "power") {
    return numberIn(all, CUES.totalPower, CUES.powerInTotal);
  }
  const one = thing.replace(/s$/, "");
  const names = `(?:${one}s?|${THINGS_FR[one] ?? one})`;
  const found = numberIn(all, new RegExp(`\\b(\\d{1,2}) (?:\\S+ )?${names}\\b`));
  return found !== undefined && thing === "targets" ? Math.max(0, found - 1) : found;
};

/** By how much the card's own text changes its cost. */
export interface OwnTotal {
  readonly kind: OwnChange["kind"];
  /** For one thing, and for all of them. */
  readonly each: ManaCost;
  readonly mana: ManaCost;
}

/** null: not at all. Undefined: how many things there are does not stand in the question. */
export const readOwnChange = (card: Card, words: Words): OwnTotal | null | undefined => {
  if (!changesOwnCost(card)) return null;
  const own = ownChange(card);
  const count = own && countOf(own, words);
  return own && count !== undefined
    ? { kind: own.kind, each: own.mana, mana: genericMana(own.mana.generic * count) }
    : undefined;
};

const onTopOf = (card: Card, words: Words) => {
  const keywords = ON_TOP.filter(
    (keyword) => asksKeyword(words, keyword) && keywordCost(card, keyword),
  );
  const costs: ManaCost[] = [];
  const others: OtherCost[] = [];
  for (const keyword of keywords) {
    const way = keywordCost(card, keyword);
    const often = numberIn(words.all, CUES.often);
    if (!way || (SEVERAL_TIMES.test(keyword) && often === undefined)) return undefined;
    const times = SEVERAL_TIMES.test(keyword) ? (often ?? 1) : 1;
    for (let time = 0; time < times; time++) {
      costs.push(way.mana);
      others.push(...way.others);
    }
  }
  return { keywords, costs, others };
};

/** The card's own other way to pay, where the words speak of it. */
const ownWay = (card: Card, words: Words): WayToPay | undefined => {
  const way = ownAlternative(card);
  const spoken = mentionedCosts(words.all);
  return way && (CUES.otherWay.test(words.all) || way.others.some(({ kind }) => spoken.has(kind)))
    ? way
    : undefined;
};

/**
 * What a named spell's cost starts from. Undefined when two alternative costs are spoken of (CR 118.9a), or a
 * cost that the card does not have.
 *
 * @param free an effect lets it be cast without paying its mana cost
 * @param substituted cards exiled or creatures tapped pay for mana
 */
export const readNamedBase = (
  card: Card,
  words: Words,
  free: boolean,
  substituted: boolean,
): Base | undefined => {
  const instead = INSTEAD.filter(
    (keyword) => asksKeyword(words, keyword) && keywordCost(card, keyword),
  );
  const [keyword] = instead;
  const ways: readonly (WayToPay | undefined)[] = [
    ...instead.map((one) => keywordCost(card, one)),
    ...(keyword === undefined ? [ownWay(card, words)] : []),
  ].filter((way) => way !== undefined);
  const [way] = ways;
  const onTop = onTopOf(card, words);
  if (!onTop || ways.length > 1) return undefined;
  // Free by the card's own words is one alternative, free by an effect beside another one are two.
  if (free && way && (way.others.length > 0 || keyword !== undefined)) return undefined;
  const base = free ? NO_MANA : (way?.mana ?? manaCostOf(card));
  if (!base) return undefined;
  const others = [...(way?.others ?? []), ...ownAdditional(card), ...onTop.others];
  const stated = new Set(others.map(({ kind }) => kind));
  const spoken = [...mentionedCosts(words.all)].filter((kind) => kind !== "exile" || !substituted);
  if (spoken.some((kind) => !stated.has(kind))) return undefined;
  return {
    base,
    plain: false,
    keywords: [...instead, ...onTop.keywords],
    onTop: onTop.costs,
    others,
    alternative: free || way !== undefined,
  };
};

const KEYWORD_COST =
  /\b(kick(?:er)?|buyback|entwine|flashback|overload|surcharge|evoke|rappel)(?: (?:de|of|cost|cout|coute|costs|is|a|est|pour|for)){0,2} (\{[^} ]+\}(?: \{[^} ]+\})*)/g;

/** What a spell without a name costs as the words tell it. */
export const readStatedBase = (rest: string, free: boolean): Base | undefined => {
  const onTop: ManaCost[] = [];
  const keywords: string[] = [];
  let instead: ManaCost | undefined;
  const left = rest.replace(KEYWORD_COST, (_, keyword: string, written: string) => {
    const mana = parseManaCost(written) ?? NO_MANA;
    if (/^(?:kick|buyback|entwine|rappel)/.test(keyword)) onTop.push(mana);
    else instead = mana;
    keywords.push(keyword.startsWith("kick") ? "Kicker" : keyword);
    return " ~ ";
  });
  const shared = { plain: false, keywords, onTop, others: [] };
  if (free) return { ...shared, base: NO_MANA, alternative: true };
  if (instead) return { ...shared, base: instead, alternative: true };
  const symbols = readSymbolCosts(left);
  const [written] = symbols;
  if (written !== undefined) {
    const base = parseManaCost(written);
    return symbols.length > 1 || !base ? undefined : { ...shared, base, alternative: false };
  }
  const plain = readPlainCost(left);
  if (plain === undefined) return undefined;
  const [colored, ...others] = left.matchAll(COLORED);
  if (!colored) return { ...shared, base: genericMana(plain), plain: true, alternative: false };
  const count = countPrinted(colored[1]);
  const pips = `{${readColor(colored[2] ?? "")}}`.repeat(count);
  const base = parseManaCost(`{${plain - count}}${pips}`);
  return others.length > 0 || !base ? undefined : { ...shared, base, alternative: false };
};
