import type { Card } from "@spellwright/contract";
import type { CardName } from "./resolver.ts";

/** Ranks count the decks of Commander: a card that is banned there has none, and is known nevertheless. */
const RANK_OF_BANNED = 1000;

/** Behind every other card: Vanguards, planes and schemes are part of no deck (CR 100.2d). */
export const RANK_OUTSIDE_DECKS = 1_000_000_000;
const OUTSIDE_DECKS: ReadonlySet<string> = new Set(["vanguard", "planar", "scheme"]);

/** Whether a card is part of no deck. */
export const isOutsideDecks = ({ rank }: CardName): boolean => rank === RANK_OUTSIDE_DECKS;

function rankOf(card: Card): number | null {
  if (OUTSIDE_DECKS.has(card.layout)) return RANK_OUTSIDE_DECKS;
  return card.edhrec_rank ?? (card.legalities?.commander === "banned" ? RANK_OF_BANNED : null);
}

/** What the name index keeps of a card. Face names hold both languages, each once. */
export function cardNameOf(card: Card): CardName {
  const faces = card.card_faces ?? [];
  const faceNames = new Set<string>();
  for (const face of faces) {
    faceNames.add(face.name);
    if (face.printed_name) faceNames.add(face.printed_name);
  }
  return {
    id: card.id,
    name: card.name,
    printedName: card.printed_name ?? null,
    flavorNames: card.flavor_names ?? [],
    faceNames: [...faceNames],
    rank: rankOf(card),
  };
}
