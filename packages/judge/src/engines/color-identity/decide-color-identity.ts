import { COLORS, identitySources, symbolColors } from "@spellwright/cards";
import type { Card, Language } from "@spellwright/contract";
import type { Decision } from "../../decision.ts";
import * as say from "../../phrases/color-identity.ts";
import type { Understanding } from "../../question/understand.ts";
import { type NamedCard, ruled, stepBy } from "../engine.ts";
import { readDeckColors } from "./deck-colors.ts";

const isCommander = (card: Card): boolean => /legendary.*creature/i.test(card.type_line);

interface AskedIdentity {
  /** How the answer calls the card. Null for one that is told by its mana symbols only. */
  readonly name: string | null;
  readonly identity: readonly string[];
  readonly banned: boolean;
  readonly card: Card | null;
  /** Colours of the deck. Null when the identity itself is asked for. */
  readonly allowed: ReadonlySet<string> | null;
}

const ofCard = (
  { card, written }: NamedCard,
  allowed: AskedIdentity["allowed"],
): AskedIdentity => ({
  name: written,
  identity: [...identitySources(card).keys()],
  banned: card.legalities.commander === "banned",
  card,
  allowed,
});

/** A card told by its cost or the symbols of its text: « une carte à {2}{W/B} ». */
const ofSymbols = (
  tokens: readonly string[],
  allowed: AskedIdentity["allowed"],
): AskedIdentity | undefined => {
  const symbols = tokens.filter((token) => token.startsWith("{")).join("");
  if (symbols === "") return undefined;
  const colors = symbolColors(symbols);
  const identity = COLORS.filter((color) => colors.has(color));
  return { name: null, identity, banned: false, card: null, allowed };
};

/** One card and the colours of the deck it should go into. Undefined when the question does not say both. */
const readAsked = (
  tokens: readonly string[],
  cards: readonly NamedCard[],
): AskedIdentity | undefined => {
  const [first, second, ...others] = cards;
  const allowed = readDeckColors(tokens);
  if (!first) return allowed && ofSymbols(tokens, allowed);
  if (others.length > 0) return undefined;
  if (!second) return allowed && ofCard(first, allowed);
  const commanders = cards.filter(({ card }) => isCommander(card));
  const card = cards.find((named) => !commanders.includes(named));
  const [commander] = commanders;
  return card && commander && commanders.length === 1
    ? ofCard(card, new Set(commander.card.color_identity))
    : undefined;
};

/** Reminder text and what a card makes do not count; of symbols in words nothing more can be told. */
const UNTOLD = ["reminder-text", "token", "basic-land-type", "adventure", "double-faced"];

const decide = (
  { name, identity, banned, card, allowed }: AskedIdentity,
  language: Language,
  asksWhich: boolean,
  generic: readonly string[] = [],
): Decision => {
  const called = name ?? say.thisCard[language];
  const outside = allowed ? identity.filter((color) => !allowed.has(color)) : [];
  const fits = outside.length === 0 && !banned;
  const ruling = asksWhich
    ? say.identityRuling(called, identity)[language]
    : say.colorIdentityRuling(called, outside, banned)[language];
  const sources = card ? [...identitySources(card)] : [];
  return ruled("color-identity", {
    verdict: asksWhich ? null : fits ? "yes" : "no",
    ruling,
    explanation: say.colorIdentityExplanation(called, identity)[language],
    citations: [
      { number: "903.4", claim: say.identityClaim[language] },
      { number: "903.5c", claim: say.deckClaim[language] },
    ],
    steps: [
      ...sources.map(([color, source]) =>
        stepBy(
          say.sourceStep(color, source)[language],
          source === "other-face" ? "903.4d" : "903.4",
        ),
      ),
      ...generic.map((symbol) => stepBy(say.genericStep(symbol)[language], "903.4")),
    ],
    facts: [ruling],
    confidence: 0.93,
  });
};

/**
 * The colour identity of a card and whether it may go into a Commander deck (CR 903.4, 903.5c). Only
 * when the question names the deck's colours or its commander.
 */
export const decideColorIdentity = (
  { asked, form, language, text, inverted }: Understanding,
  cards: readonly NamedCard[],
): Decision | undefined => {
  const about = asked.has("play-in-deck") || asked.has("deck-construction");
  const commander =
    asked.has("commander") || asked.has("color-identity") || asked.has("deck-construction");
  const [only, ...others] = cards;
  if ((form === "which" || form === "number") && asked.has("color-identity")) {
    return only && others.length === 0 && !about
      ? decide(ofCard(only, null), language, true)
      : undefined;
  }
  if (!about || !commander || form !== "yes_no" || inverted) return undefined;
  if (!only && UNTOLD.some((id) => asked.has(id))) return undefined;
  const read = readAsked(text.tokens, cards);
  // Part of the cost that was told: “{2}{U}{B}”.
  const generic = text.tokens.filter(
    (token, at, all) =>
      /^\{\d+\}$/.test(token) &&
      [all[at - 1], all[at + 1]].some((beside) => beside?.startsWith("{")),
  );
  return read && decide(read, language, false, generic);
};
