import type { Card, DeckFormat } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { isForbidden, isOutOfFormat, mayJoin, poolOf } from "../../answers/legality.ts";
import type { DeckFacts } from "../../deck-facts.ts";
import { FORMAT_WORDS } from "../../understanding/lexicon.ts";
import type { heldCopies } from "./held-copies.ts";
import { type NameSigns, SIGN } from "./name-signs.ts";

const BANNED = /\b(?:banned|bannie?s?|interdite?s?|illegale?s?)\b/;
const LEGAL = /\b(?:legale?s?|legaux)\b/;
const DENIED = "(?:not|t|never|no longer|pas|plus|jamais|non) (?:\\w+ )?";
const UNBANNED = new RegExp(`\\b${DENIED}${BANNED.source.slice(2)}`);
const NOT_LEGAL = new RegExp(`\\b${DENIED}${LEGAL.source.slice(2)}`);
const OUTSIDE = /\b(?:outside|off|hors|dehors)\b.{0,25}\b(?:identit[ey]|colou?rs?|couleurs?)\b/;
const NOT_OUTSIDE = new RegExp(`\\b${DENIED}${OUTSIDE.source.slice(2)}`);
/** “Do not add it”: behind the verb stands the card itself, or nothing else. */
const NOT_PROPOSED =
  /\b(?:not|t|never|cannot|ne|n|pas) (?:be |l[ae]? )?(?:add|play|inclu|run|jou|ajout)\w*(?:(?: (?!cardsign)\w+){0,2} thissign|(?: it| them| here| ici| pas)*$)/;
/** A card is to come in. */
export const ADD =
  /(?:^|\b(?:can|could|should|would|and|then|pouvez|devriez|et) )(?:add|include|bring in|ajoutez|incluez|ajouter|inclure|rajoutez)\b/;

const saysBanned = (text: string): boolean => BANNED.test(text) && !UNBANNED.test(text);
const saysOutside = (text: string): boolean => OUTSIDE.test(text) && !NOT_OUTSIDE.test(text);
const saysForbidden = (text: string): boolean =>
  saysBanned(text) || NOT_LEGAL.test(text) || saysOutside(text);
const saysAllowed = (text: string): boolean =>
  UNBANNED.test(text) || (LEGAL.test(text) && !NOT_LEGAL.test(text));
const isVerdict = (text: string): boolean => saysForbidden(text) || saysAllowed(text);

/** Formats that a sentence names as where something is so: “in Modern”, « en Duel Commander ». */
const formatsIn = (text: string): readonly DeckFormat[] => {
  let rest = text;
  return FORMAT_WORDS.flatMap(([words, format]) => {
    const named = new RegExp(`\\b(?:in|en) ${words.source.slice(2)}`);
    if (!named.test(rest)) return [];
    rest = rest.replace(named, "");
    return [format];
  });
};

/** A marked sentence as it compares, with one word for each name. */
export const folded = (marked: string): string => foldWords(marked.replace(SIGN, " cardsign "));

/** What says which cards may be played. */
interface LegalitySources {
  readonly facts: DeckFacts | null;
  readonly format: DeckFormat | null;
  readonly held: ReturnType<typeof heldCopies>;
}

/** Tells whether a sentence is wrong on what may be played, or speaks for a card that may not. */
export const createLegalityCheck = (
  { facts, format, held }: LegalitySources,
  { signOf }: Pick<NameSigns, "signOf">,
) => {
  const usual = facts?.deck.format ?? format;
  const isOfOther = (text: string): boolean =>
    formatsIn(text).some((named) => poolOf(named) !== (usual === null ? null : poolOf(usual)));
  /** By the formats that the sentence names, else by the deck or the question. Undefined without any. */
  const isBarred = (card: Card, text: string): boolean | undefined => {
    if (isOfOther(text)) return formatsIn(text).some((named) => isOutOfFormat(card, named));
    if (facts !== null) return isForbidden(card, facts);
    return usual === null ? undefined : isOutOfFormat(card, usual);
  };

  const isFalse = (text: string, cards: readonly Card[]): boolean => {
    const barred = cards.map((card) => isBarred(card, text));
    if (cards.length === 0 || barred.includes(undefined)) return false;
    if (saysBanned(text) || NOT_LEGAL.test(text)) return !barred.includes(true);
    if (saysAllowed(text)) return barred.includes(true);
    return saysOutside(text) && facts !== null && !barred.includes(true);
  };
  /** Whether a sentence speaks for a card that may not be played. It neither forbids it nor advises against it. */
  const isForBarred = (text: string, marked: string, cards: readonly Card[]): boolean => {
    if (isOfOther(text) ? isVerdict(text) && !ADD.test(text) : saysForbidden(text)) return false;
    return cards.some((card) => {
      const may =
        facts === null ? !isBarred(card, text) : held.has(card.name) || mayJoin(card, facts);
      return !may && !NOT_PROPOSED.test(folded(marked.replaceAll(signOf(card), " thissign ")));
    });
  };

  return (marked: string, cards: readonly Card[]): boolean => {
    const text = folded(marked);
    return isFalse(text, cards) || isForBarred(text, marked, cards);
  };
};
