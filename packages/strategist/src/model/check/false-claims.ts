import type { Card, DeckFormat } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { isForbidden, mayJoin } from "../../answers/legality.ts";
import { combosOf, type DeckFacts } from "../../deck-facts.ts";
import { hasCommander } from "../../usual-ranges.ts";
import { SIGN } from "./name-signs.ts";

/** What claims of an answer are held against. */
export interface ClaimSources {
  readonly facts: DeckFacts | null;
  /** Of a general question. */
  readonly format: DeckFormat | null;
  /** Names of the cards of each combo that was told. */
  readonly combos: readonly (readonly string[])[];
}

const NOT =
  /\b(?:not|no|never|isn t|aren t|can t|cannot|without|ne|n|pas|non|aucune?|jamais|sans|ni)\b/;
const BANNED = /\b(?:banned|illegal|bannie?s?|interdite?s?|illegale?s?)\b/;
const LEGAL = /\b(?:legal|legale?s?|legaux)\b/;
const DENIED = "(?:not|isn t|aren t|never|no longer|pas|plus|jamais|non) (?:\\w+ )?";
const UNBANNED = new RegExp(`\\b${DENIED}${BANNED.source.slice(2)}`);
const NOT_LEGAL = new RegExp(`\\b${DENIED}${LEGAL.source.slice(2)}`);
const OUTSIDE =
  /\b(?:outside|off|hors|en dehors)\b.{0,25}\b(?:identity|identite|colors?|colou?rs?|couleurs?)\b|\boff color\b/;
const CHANGER = /\bgame changers?\b/;
const COMBO = /\b(?:combos?|infinite|infini\w*|loops?|boucles?|endless)\b/;
const CUT =
  /(?:^|[.,;:] ?|\b(?:can|could|should|would|and|then|pouvez|devriez|et) )(?:cut|remove|drop|take out|swap out|retirez|enlevez|coupez|sortez|retirer|enlever|couper|sortir)\b/;
const ADD =
  /(?:^|[.,;:] ?|\b(?:can|could|should|would|and|then|pouvez|devriez|et) )(?:add|include|bring in|ajoutez|incluez|ajouter|inclure|rajoutez)\b/;
const HELD =
  /\b(?:you|your deck|the deck|vous|votre deck|le deck) (?:already |deja )?(?:play|plays|run|runs|have|has|hold|holds|jouez|avez|joue|contient|possede)(?: deja)?\b|\balready (?:in|part of)\b|\bdeja dans\b/;

/** A card that may not be played is named only where it is said that it may not. */
const isDenied = (text: string): boolean =>
  BANNED.test(text) || OUTSIDE.test(text) || NOT.test(text);

const namesOf = (cards: readonly Card[]): readonly string[] => cards.map(({ name }) => name);

/** Tells whether a sentence says of cards, of legality or of a combo what is not so. */
export const createClaimCheck = ({ facts, format, combos }: ClaimSources) => {
  const held = new Set(facts?.cards.map(({ card }) => card.name));
  const told =
    facts === null
      ? combos
      : [...combos, ...combosOf(facts.deck).map(({ cards }) => cards.map(({ name }) => name))];
  const statusOf = (card: Card): boolean => {
    if (facts !== null) return isForbidden(card, facts);
    return format !== null && ["banned", "not_legal"].includes(card.legalities[format] ?? "");
  };

  const isFalseOfLegality = (text: string, cards: readonly Card[]): boolean => {
    if (cards.length === 0) return false;
    const forbidden = cards.filter(statusOf);
    const saysBanned = BANNED.test(text) && !UNBANNED.test(text);
    const saysAllowed = UNBANNED.test(text) || (LEGAL.test(text) && !NOT_LEGAL.test(text));
    if (saysBanned || NOT_LEGAL.test(text)) return forbidden.length === 0;
    if (saysAllowed) return forbidden.length > 0;
    return OUTSIDE.test(text) && !NOT.test(text) && facts !== null && forbidden.length === 0;
  };
  const isFalseProposal = (text: string, cards: readonly Card[]): boolean => {
    if (facts === null) return cards.some(statusOf) && !isDenied(text);
    const foreign = cards.filter((card) => !held.has(card.name));
    if (foreign.some((card) => !mayJoin(card, facts)) && !isDenied(text)) return true;
    if (CUT.test(text) && !ADD.test(text) && cards.length > 0 && foreign.length === cards.length)
      return true;
    if (HELD.test(text) && !NOT.test(text) && foreign.length > 0 && foreign.length === cards.length)
      return true;
    const adds = ADD.test(text) && !CUT.test(text) && !NOT.test(text);
    return adds && cards.length > 0 && foreign.length === 0 && hasCommander(facts.deck.format);
  };
  const isFalseCombo = (text: string, cards: readonly Card[]): boolean => {
    if (!COMBO.test(text)) return false;
    const names = namesOf(cards);
    if (NOT.test(text))
      return names.length > 1 && told.some((combo) => combo.every((name) => names.includes(name)));
    if (names.length === 0) return facts !== null && told.length === 0;
    return !told.some((combo) =>
      names.length === 1
        ? combo.includes(names[0] ?? "")
        : combo.every((name) => names.includes(name)) ||
          names.every((name) => combo.includes(name)),
    );
  };
  const isFalseChanger = (text: string, cards: readonly Card[]): boolean =>
    CHANGER.test(text) &&
    cards.length > 0 &&
    !NOT.test(text) &&
    !cards.some(({ game_changer: changer }) => changer);

  return (marked: string, cards: readonly Card[]): boolean => {
    const text = foldWords(marked.replace(SIGN, " cardsign "));
    return (
      isFalseOfLegality(text, cards) ||
      isFalseProposal(text, cards) ||
      isFalseCombo(text, cards) ||
      isFalseChanger(text, cards)
    );
  };
};
