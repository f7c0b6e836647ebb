import { type Card, type CardFace, type LanguageModelTool, toolOf } from "@spellwright/contract";
import { markMaterial } from "@spellwright/text";
import * as z from "zod";
import sentences from "../../../../../data/judge/sentences/look-up.json" with { type: "json" };
import { nameIn } from "../../engines/card-facts/describe-card.ts";
import type { CardRead, ReadCard } from "../../judge.ts";
import type { LookUp } from "./look-up.ts";

const NAME_LONGEST = 160;
const MOST_RULINGS = 12;
const RULING_LONGEST = 500;
const MOST_CLOSE = 5;

const sizeOf = ({ power, toughness, loyalty, defense }: CardFace): string => {
  if (power != null) return `${power}/${toughness ?? ""}`;
  if (loyalty != null) return `Loyalty ${loyalty}`;
  return defense != null ? `Defense ${defense}` : "";
};

const faceLines = (face: CardFace, name: string): readonly string[] =>
  [
    `${name} ${face.mana_cost ?? ""}`.trim(),
    face.type_line ?? "",
    sizeOf(face),
    face.oracle_text ?? "",
    face.printed_text ? `In French: ${face.printed_text}` : "",
  ].filter(Boolean);

const named = ({ name, printed_name }: CardFace): string =>
  printed_name ? `${name} (${printed_name})` : name;

const LEGAL = ["legal", "banned", "restricted"] as const;

const legalityLines = ({ legalities }: Card): readonly string[] =>
  LEGAL.flatMap((state) => {
    const formats = Object.keys(legalities).filter((format) => legalities[format] === state);
    return formats.length === 0 ? [] : [`${state}: ${formats.join(", ")}`];
  });

/** Everything a card says of itself, and what is officially said of it. */
const tellCard = ({ card, rulings }: Extract<CardRead, { kind: "found" }>): string => {
  const faces = card.card_faces ?? [];
  const notes = [...new Map(rulings.map((ruling) => [ruling.comment, ruling])).values()];
  return markMaterial(
    [
      ...faceLines(card, named(card)),
      ...(card.oracle_text ? [] : [card.summary?.en ?? ""]),
      ...faces.flatMap((face) => faceLines(face, `Face: ${named(face)}`)),
      ...legalityLines(card),
      ...notes
        .slice(0, MOST_RULINGS)
        .map(({ published_at, comment }) => `${published_at}: ${comment.slice(0, RULING_LONGEST)}`),
    ]
      .filter(Boolean)
      .join("\n"),
  );
};

/** Reads a card that the question names without its text, or that the answer turns on. */
export const readCardBy = (readCard: ReadCard, lookUp: LookUp): LanguageModelTool =>
  toolOf({
    name: "read_card",
    description: sentences.tools.readCard,
    input: z.object({ name: z.string().describe("Its English or French name") }),
    run: async ({ name }, signal) => {
      const { language } = lookUp.evidence.understanding;
      const read = await readCard(name.trim().slice(0, NAME_LONGEST), language, signal);
      if (read.kind === "unknown") {
        const close = read.suggestions.slice(0, MOST_CLOSE).join(", ");
        return close === ""
          ? sentences.noSuchCard
          : `${sentences.noSuchCard} ${sentences.closeNames}\n${markMaterial(close)}`;
      }
      lookUp.tell({ what: "card", of: nameIn(read.card, language) });
      lookUp.cards.push({ card: read.card, written: read.card.name });
      lookUp.rulings.push(...read.rulings);
      return tellCard(read);
    },
  });
