import type { Card, CardFace } from "@spellwright/contract";

/** What neither the judge nor a reader without network looks at: pictures, printings, prices, French types (they are translated). */
const LEFT_OUT_OF_CARDS = [
  "oracle_id",
  "printed_type_line",
  "rarity",
  "set_name",
  "image_uris",
  "artist",
  "scryfall_uri",
  "prices",
  "card_faces",
] as const satisfies readonly (keyof Card)[];
const LEFT_OUT_OF_FACES = [
  "printed_type_line",
  "image_uris",
  "artist",
] as const satisfies readonly (keyof CardFace)[];

/** The fields of a card that its pack keeps: those that say something (a reader takes what is absent for no). */
const without = (thing: object, left: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([name, value]) =>
        !left.includes(name) && value !== null && value !== undefined && value !== false,
    ),
  );

/** A card as a pack keeps it; `Card` again but for what no answer reads. */
export const compactCard = (card: Card): Readonly<Record<string, unknown>> => ({
  ...without(card, LEFT_OUT_OF_CARDS),
  ...(card.card_faces == null
    ? {}
    : { card_faces: card.card_faces.map((face) => without(face, LEFT_OUT_OF_FACES)) }),
});
