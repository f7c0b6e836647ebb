import type { CardFacts, EntryWithFacts } from "../card-facts.ts";
import { countCards } from "../count-cards.ts";
import { canLead, canPair, identityOf, isBackground } from "./commander-rules.ts";

/** A card that may lead the deck. */
export interface CommanderSuggestion {
  readonly name: string;
  readonly cardId: string;
  /**
   * `named`: the list says so. `first`: it opens a list of Commander size and all other cards fit
   * its colors. `candidate`: it could.
   */
  readonly reason: "named" | "first" | "candidate";
}

/** What a list of Commander size holds, one card missing or one too many included. */
const SIZES = { least: 98, most: 101 };

function fits(card: CardFacts, colors: ReadonlySet<string>): boolean {
  return card.color_identity.every((color) => colors.has(color));
}

/** The first card, or the first two, when every other card fits their colors. */
function openers(cards: readonly CardFacts[]): readonly CardFacts[] {
  const [first, second] = cards;
  if (!first || !canLead(first)) return [];
  const pair = second && (canLead(second) || isBackground(second)) && canPair(first, second);
  const lead = pair ? [first, second] : [first];
  const colors = identityOf(lead);
  return cards.every((card) => fits(card, colors)) ? lead : [];
}

/**
 * Who may lead the deck, the likeliest first: whom the list names, else who opens it, then every
 * other card that can. Those named or opening are meant to be preselected (IMP-02, IMP-09).
 */
export function suggestCommanders(
  entries: readonly EntryWithFacts[],
): readonly CommanderSuggestion[] {
  const deck = entries.filter((entry) => entry.board === "commander" || entry.board === "main");
  const cards = deck.flatMap(({ card }) => (card ? [card] : []));
  const named = deck.flatMap(({ card, board }) => (card && board === "commander" ? [card] : []));
  const { main } = countCards(entries);
  const whole = main >= SIZES.least && main <= SIZES.most;
  // A commander that the list names leads, even where nobody knows it.
  const isLed = deck.some(({ board }) => board === "commander");
  const opening = !isLed && whole ? openers(cards) : [];
  const suggestions = new Map<string, CommanderSuggestion>();
  const suggest = (card: CardFacts, reason: CommanderSuggestion["reason"]) => {
    if (!suggestions.has(card.id))
      suggestions.set(card.id, { name: card.name, cardId: card.id, reason });
  };
  for (const card of named) suggest(card, "named");
  for (const card of opening) suggest(card, "first");
  for (const card of cards) if (canLead(card)) suggest(card, "candidate");
  return [...suggestions.values()];
}
