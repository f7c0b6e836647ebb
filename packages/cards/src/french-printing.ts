import type { Card } from "@spellwright/contract";
import { isPlayed } from "./service-card.ts";
import { readServiceRecord, type ServiceRecord } from "./service-record.ts";

interface FrenchWords {
  readonly name: string | null;
  readonly typeLine: string | null;
  readonly text: string | null;
}

/** French words of one printing, to be put on the card of another. */
export interface FrenchPrinting extends FrenchWords {
  readonly oracleId: string;
  /** ISO date: the newest printing wins. Empty when not told. */
  readonly releasedAt: string;
  readonly faces: readonly FrenchWords[];
}

const wordsOf = (record: ServiceRecord): FrenchWords => ({
  name: record.text("printed_name"),
  typeLine: record.text("printed_type_line"),
  text: record.text("printed_text"),
});

/** The French words of a record of the public card service. Undefined when it is no French printing. */
export function readFrenchPrinting(input: unknown): FrenchPrinting | undefined {
  const record = readServiceRecord(input);
  if (record?.text("lang") !== "fr" || !isPlayed(record)) return undefined;
  const [face] = record.faces;
  // The sides of a reversible card hold what other cards hold themselves.
  const isReversible = record.text("layout") === "reversible_card" && face !== undefined;
  const oracleId = record.text("oracle_id") ?? face?.text("oracle_id") ?? null;
  if (oracleId === null) return undefined;
  return {
    oracleId,
    releasedAt: record.text("released_at") ?? "",
    ...wordsOf(isReversible ? face : record),
    faces: isReversible ? [] : record.faces.map(wordsOf),
  };
}

/** A card with the French words of a printing, where it has none of its own. */
export function withFrench(card: Card, french: FrenchPrinting | undefined): Card {
  if (french === undefined || card.printed_name != null) return card;
  const names = french.faces.map(({ name }) => name);
  const joined = names.length > 0 && !names.includes(null) ? names.join(" // ") : null;
  return {
    ...card,
    printed_name: french.name ?? joined,
    printed_type_line: french.typeLine,
    printed_text: french.text,
    ...(card.card_faces == null
      ? {}
      : {
          card_faces: card.card_faces.map((face, place) => ({
            ...face,
            printed_name: french.faces[place]?.name ?? null,
            printed_type_line: french.faces[place]?.typeLine ?? null,
            printed_text: french.faces[place]?.text ?? null,
          })),
        }),
  };
}
