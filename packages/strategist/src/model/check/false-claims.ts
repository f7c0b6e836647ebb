import type { Card, DeckFormat } from "@spellwright/contract";
import { combosOf, type DeckFacts } from "../../deck-facts.ts";
import { hasCommander } from "../../usual-ranges.ts";
import { heldCopies } from "./held-copies.ts";
import { ADD, createLegalityCheck, folded } from "./legality-claims.ts";
import type { NameSigns } from "./name-signs.ts";

/** What claims of an answer are held against. */
export interface ClaimSources {
  readonly facts: DeckFacts | null;
  /** Of a general question. */
  readonly format: DeckFormat | null;
  /** Names of the cards of each combo that was told. */
  readonly combos: readonly (readonly string[])[];
}

const NOT = /\b(?:not|no|never|t|cannot|without|ne|n|pas|non|aucune?|jamais|sans|ni)\b/;
/** So many words may stand between a negation and what it denies. */
const near = (words: RegExp) => new RegExp(`${NOT.source}(?: \\w+){0,3} ${words.source.slice(2)}`);
const CHANGER = /\bgame changers?\b/;
const NO_CHANGER = near(CHANGER);
const COMBO = /\b(?:combos?|infinite|infini\w*|loops?|boucles?|endless)\b/;
const NO_COMBO = near(COMBO);
const CUT =
  /(?:^|\b(?:can|could|should|would|and|then|pouvez|devriez|et) )(?:cut|remove|drop|take out|swap out|retirez|enlevez|coupez|sortez|retirer|enlever|couper|sortir)\b/;
const HELD =
  /\b(?:you|your deck|the deck|vous|votre deck|le deck) (?:already |deja )?(?:play|plays|run|runs|have|has|hold|holds|jouez|avez|joue|contient|possede)(?: deja)?\b|\balready (?:in|part of)\b|\bdeja dans\b/;

const namesOf = (cards: readonly Card[]): readonly string[] => cards.map(({ name }) => name);

/** Tells whether a sentence says of cards, of legality or of a combo what is not so. */
export const createClaimCheck = (
  { facts, format, combos }: ClaimSources,
  signs: Pick<NameSigns, "signOf">,
) => {
  const held = heldCopies(facts);
  const isFalseOfLegality = createLegalityCheck({ facts, format, held }, signs);
  const told =
    facts === null
      ? combos
      : [...combos, ...combosOf(facts.deck).map(({ cards }) => cards.map(({ name }) => name))];
  const isFalseProposal = (text: string, cards: readonly Card[]): boolean => {
    if (facts === null || cards.length === 0) return false;
    const foreign = cards.filter((card) => !held.has(card.name));
    const isForeign = foreign.length === cards.length;
    if (CUT.test(text) && !ADD.test(text) && isForeign) return true;
    if (HELD.test(text) && !NOT.test(text) && isForeign) return true;
    const adds = ADD.test(text) && !CUT.test(text) && !NOT.test(text);
    return adds && foreign.length === 0 && hasCommander(facts.deck.format);
  };
  const isFalseCombo = (text: string, cards: readonly Card[]): boolean => {
    if (!COMBO.test(text)) return false;
    const names = namesOf(cards);
    if (NO_COMBO.test(text))
      return names.length > 1 && told.some((combo) => combo.every((name) => names.includes(name)));
    if (names.length === 0) return facts !== null && told.length === 0;
    return !told.some((combo) =>
      names.length === 1
        ? combo.includes(names[0] ?? "")
        : combo.every((name) => names.includes(name)) ||
          names.every((name) => combo.includes(name)),
    );
  };
  const isFalseChanger = (text: string, cards: readonly Card[]): boolean => {
    if (!CHANGER.test(text) || cards.length === 0) return false;
    return NO_CHANGER.test(text)
      ? cards.some(({ game_changer: changer }) => changer)
      : !cards.every(({ game_changer: changer }) => changer);
  };

  return (marked: string, cards: readonly Card[]): boolean => {
    const text = folded(marked);
    return (
      isFalseOfLegality(marked, cards) ||
      isFalseProposal(text, cards) ||
      isFalseCombo(text, cards) ||
      isFalseChanger(text, cards)
    );
  };
};
