import type { Card, CardFace } from "@spellwright/contract";

/** What neither the judge nor the reader of names looks at: pictures, printings, French types. */
const LEFT_OUT_OF_CARDS = [
  "oracle_id",
  "printed_type_line",
  "game_changer",
  "rarity",
  "set_name",
  "image_uris",
  "artist",
  "scryfall_uri",
  "card_faces",
] as const satisfies readonly (keyof Card)[];
const LEFT_OUT_OF_FACES = [
  "printed_type_line",
  "image_uris",
  "artist",
] as const satisfies readonly (keyof CardFace)[];

/** The fields of a card that its pack keeps: those that say something. */
const without = (thing: object, left: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([name, value]) => !left.includes(name) && value !== null && value !== undefined,
    ),
  );

/** A card as a pack keeps it; `Card` again but for what no answer reads. */
export const compactCard = (card: Card): Readonly<Record<string, unknown>> => ({
  ...without(card, LEFT_OUT_OF_CARDS),
  ...(card.card_faces == null
    ? {}
    : { card_faces: card.card_faces.map((face) => without(face, LEFT_OUT_OF_FACES)) }),
});
