import type { Card, CardFace } from "@spellwright/contract";

const nameOf = ({ name, printed_name }: Pick<Card, "name" | "printed_name">): string =>
  printed_name ? `${name} (${printed_name})` : name;

const sizeOf = ({
  power,
  toughness,
  loyalty,
  defense,
}: Pick<Card, "power" | "toughness" | "loyalty" | "defense">): string => {
  if (power != null) return `${power}/${toughness ?? ""}`;
  if (loyalty != null) return `loyalty ${loyalty}`;
  return defense == null ? "" : `defense ${defense}`;
};

const faceLines = (face: CardFace): readonly string[] => [
  `Face ${nameOf(face)} ${face.mana_cost ?? ""}`.trim(),
  face.type_line ?? "",
  sizeOf(face),
  face.oracle_text ?? "",
];

/** A card as it is printed, whole: both faces with their costs, types and sizes. */
export const cardLines = (card: Card): readonly string[] => {
  const faces = card.card_faces ?? [];
  return [
    `${nameOf(card)} ${card.mana_cost ?? ""}`.trim(),
    card.type_line,
    sizeOf(card),
    card.oracle_text ?? (faces.length > 0 ? "" : (card.summary?.en ?? "")),
    ...faces.flatMap(faceLines),
  ].filter(Boolean);
};

/** The French text of a card, of both faces. */
export const frenchLines = (card: Card): readonly string[] =>
  [card.printed_text, card.summary?.fr, ...(card.card_faces ?? []).map((face) => face.printed_text)]
    .filter((text) => text != null)
    .filter(Boolean);

const LEGAL = ["legal", "banned", "restricted"] as const;

/** Where a card may be played, a state a line. */
export const legalityLines = ({ legalities }: Card): readonly string[] =>
  LEGAL.flatMap((state) => {
    const formats = Object.keys(legalities).filter((format) => legalities[format] === state);
    return formats.length === 0 ? [] : [`${state}: ${formats.join(", ")}`];
  });
