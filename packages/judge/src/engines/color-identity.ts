import type { Card } from "@spellwright/contract";
import type { Decision } from "../decision.ts";
import * as say from "../topics/phrases/color-identity.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { NamedCard } from "./engine.ts";

/** Colours in their usual order; the words both languages say them with, folded. */
const COLORS = [
  ["W", /^(?:mono)?(?:blanc|blanche|white)s?$/],
  ["U", /^(?:mono)?(?:bleue?|blue)s?$/],
  ["B", /^(?:mono)?(?:noire?|black)s?$/],
  ["R", /^(?:mono)?(?:rouge|red)s?$/],
  ["G", /^(?:mono)?(?:verte?|green)s?$/],
] as const;
const DECK = /^(?:deck|decks|paquet)$/;
/** Words that may stand between a deck and its colours. */
const BETWEEN =
  /^(?:commander|edh|commandant|mono|et|and|ou|or|dont|le|la|l|est|a|of|whose|is|has|only|seulement|uniquement|en|d|de|identite|couleur|color|identity|colour|with|avec)$/;

const colorOf = (token: string | undefined): string | undefined =>
  COLORS.find(([, word]) => token !== undefined && word.test(token))?.[0];

/** The colours said right before or after the deck: “my red-green commander deck”. */
const readDeckColors = (tokens: readonly string[]): ReadonlySet<string> => {
  const colors = new Set<string>();
  const deck = tokens.findIndex((token) => DECK.test(token));
  for (const step of [-1, 1]) {
    for (let at = deck + step; deck >= 0 && at >= 0 && at < tokens.length; at += step) {
      const color = colorOf(tokens[at]);
      if (color) colors.add(color);
      else if (!BETWEEN.test(tokens[at] ?? "")) break;
    }
  }
  return colors;
};

const isCommander = (card: Card): boolean => /legendary.*creature/i.test(card.type_line);

interface Asked {
  readonly card: NamedCard;
  readonly allowed: ReadonlySet<string>;
}

/** One card and the colours of the deck it should go into; undefined when the question does not say both. */
const readAsked = (tokens: readonly string[], cards: readonly NamedCard[]): Asked | undefined => {
  const [first, second, ...others] = cards;
  if (!first || others.length > 0) return undefined;
  if (!second) {
    const allowed = readDeckColors(tokens);
    return allowed.size > 0 ? { card: first, allowed } : undefined;
  }
  const commanders = cards.filter(({ card }) => isCommander(card));
  const card = cards.find((named) => !commanders.includes(named));
  const [commander] = commanders;
  return card && commander && commanders.length === 1
    ? { card, allowed: new Set(commander.card.color_identity) }
    : undefined;
};

/**
 * Whether a named card may go into a Commander deck, from its colour identity and its legality
 * (CR 903.4, 903.5c); only when the question names the deck's colours or its commander.
 */
export const decideColorIdentity = (
  { asked, form, language, text }: Understanding,
  cards: readonly NamedCard[],
): Decision | undefined => {
  const about = asked.has("play-in-deck") || asked.has("deck-construction");
  const commander =
    asked.has("commander") || asked.has("color-identity") || asked.has("deck-construction");
  if (!about || !commander || form !== "yes_no") return undefined;
  const read = readAsked(text.tokens, cards);
  if (!read) return undefined;
  const { card, written } = read.card;
  const outside = card.color_identity.filter((color) => !read.allowed.has(color));
  const banned = card.legalities.commander === "banned";
  const ruling = say.colorIdentityRuling(written, outside, banned)[language];
  return {
    id: "engine/color-identity",
    outcome: "ruling",
    verdict: outside.length === 0 && !banned ? "yes" : "no",
    ruling,
    explanation: say.colorIdentityExplanation(written, card.color_identity)[language],
    citations: [
      { number: "903.4", claim: say.identityClaim[language] },
      { number: "903.5c", claim: say.deckClaim[language] },
    ],
    interactions: [],
    steps: [],
    facts: [ruling],
    confidence: 0.93,
  };
};
