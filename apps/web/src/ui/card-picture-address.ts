import type { Card, ImageFace, ImageSize } from "@spellwright/contract";

type Pictured = Partial<Pick<Card, "id" | "image_uris" | "card_faces">>;

/**
 * The address of a card's picture on our own server, with the stamp of its scan, so that a new scan is a
 * new address.
 *
 * @returns null for a card that has none
 */
export const pictureAddress = (card: Pictured, size: ImageSize, face: ImageFace): string | null => {
  const faces = card.card_faces ?? [];
  const uris = face === "back" ? faces[1]?.image_uris : (card.image_uris ?? faces[0]?.image_uris);
  const scan = Object.values(uris ?? {}).find((uri) => uri !== undefined);
  if (card.id === undefined || scan === undefined) return null;
  const stamp = /\?(\d{1,20})$/.exec(scan)?.[1];
  const query = new URLSearchParams({ face, size, ...(stamp === undefined ? {} : { v: stamp }) });
  return `/api/cards/${encodeURIComponent(card.id)}/image?${query}`;
};

/** A number for the card's stand-in drawing: the same card is always drawn alike. */
export const plateSeed = (name: string): number => {
  let seed = 0;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed;
};
