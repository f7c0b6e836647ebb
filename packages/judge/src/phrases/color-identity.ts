import type { IdentitySource } from "@spellwright/cards";
import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/color-identity.json" with { type: "json" };
import common from "../../../../data/judge/sentences/common.json" with { type: "json" };
import { fillSentence, inBothLanguages, joinNames } from "./fill-sentence.ts";

const NAMES: Readonly<Record<string, Bilingual>> = common.colors;
const colorOf = (letter: string): Bilingual => NAMES[letter] ?? { fr: letter, en: letter };

const named = (letters: readonly string[]): Bilingual =>
  inBothLanguages((language) =>
    joinNames(
      letters.map((letter) => colorOf(letter)[language]),
      language,
    ),
  );

/** Whether the card may go into the deck: `outside` its identity's colours that the deck lacks. */
export const colorIdentityRuling = (
  card: string,
  outside: readonly string[],
  banned: boolean,
): Bilingual => {
  if (banned) return fillSentence(sentences.banned, { card });
  return outside.length > 0
    ? fillSentence(sentences.outside, { card, colors: named(outside) })
    : fillSentence(sentences.within, { card });
};

export const colorIdentityExplanation = (card: string, identity: readonly string[]): Bilingual =>
  fillSentence(identity.length === 0 ? sentences.colorlessWhy : sentences.coloredWhy, {
    card,
    colors: named(identity),
  });

export const { identityClaim, deckClaim, thisCard } = sentences;

/** The identity itself, when it is asked for. */
export const identityRuling = (card: string, identity: readonly string[]): Bilingual =>
  fillSentence(identity.length === 0 ? sentences.colorless : sentences.colored, {
    card,
    colors: named(identity),
    count: identity.length,
  });

/** Where one colour of an identity comes from. */
export const sourceStep = (color: string, source: IdentitySource): Bilingual =>
  fillSentence(sentences.source, { color: colorOf(color), source: sentences.sources[source] });

/** Generic mana plays no part. */
export const genericStep = (symbol: string): Bilingual =>
  fillSentence(sentences.generic, { symbol });
