import type { Card } from "@spellwright/contract";

/** Formats that take every card printed for play, unless it is banned there. */
const OF_ALL_CARDS = ["commander", "duel", "legacy", "vintage"] as const;

/**
 * A card that another product printed under a second name (Universes Within) is played under both. Files
 * of cards that know only one of the two printings call it legal nowhere: what its twin may do, it may.
 */
export function withReskinLegality(card: Card): Card {
  const statuses = Object.values(card.legalities);
  const isNowhere = statuses.length > 0 && statuses.every((status) => status === "not_legal");
  if (!isNowhere || (card.flavor_names ?? []).length === 0) return card;
  const legalities = { ...card.legalities };
  for (const format of OF_ALL_CARDS) if (format in legalities) legalities[format] = "legal";
  return { ...card, legalities };
}
