import type { Card, CardRuling } from "@spellwright/contract";
import type { RulesEdition } from "@spellwright/rulebook";
import { compactCard } from "./compact-card.ts";

/** The parts of a pack, each of lines of JSON; `createPackFacts` reads them. */
export const PACK_PARTS = ["rules", "cards", "rulings"] as const;
/** A part of a pack. */
export type PackPart = (typeof PACK_PARTS)[number];
/** The lines of every part. */
export type PackLines = Readonly<Record<PackPart, readonly string[]>>;

/** The first line of a rules edition. Its rules follow, then the entries of its glossary, a line each. */
export interface EditionHead extends Omit<RulesEdition, "rules" | "glossary"> {
  /** How many rules follow. */
  readonly rules: number;
}

/** What the lines of a rules edition hold, in their order. */
export const editionParts = (edition: RulesEdition): readonly object[] => {
  const { id, effectiveDate, verbatim, headings, rules, glossary } = edition;
  const head: EditionHead = { id, effectiveDate, verbatim, headings, rules: rules.length };
  return [head, ...rules, ...glossary];
};

/** The line of a card. Cards stand in the order in which the server indexes their names. */
export const cardLine = (card: Card): string => JSON.stringify(compactCard(card));

/** The line of an official note. Notes stand in the order in which they were imported. */
export const rulingLine = ({ name, published_at, comment }: CardRuling): string =>
  JSON.stringify([name, published_at, comment]);
