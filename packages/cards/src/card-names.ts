import type { Card } from "@spellwright/contract";
import type { CardName } from "./resolver.ts";

/** Ranks count the decks of Commander: a card that is banned there has none, and is known nevertheless. */
const RANK_OF_BANNED = 1000;

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
    rank: card.edhrec_rank ?? (card.legalities?.commander === "banned" ? RANK_OF_BANNED : null),
  };
}
