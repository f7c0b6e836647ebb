import { BRACKET_FORMATS, BRACKETS } from "../../../lib/http/contract.static.ts";

/** A Commander bracket, 1 to 5. */
export type Bracket = (typeof BRACKETS)[number];

/** What a bracket is shown of. */
export interface BracketDeck {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly bracket: number | null;
}

const FORMATS: readonly string[] = BRACKET_FORMATS;

/** Whether decks of a format have a bracket: Commander and cEDH only (BRK-03). */
export const hasBracket = (format: string): boolean => FORMATS.includes(format);

/** The bracket that is shown of a deck. Null where there is none (DISC-01, BRK-03). */
export const deckBracket = ({
  format,
  bracket,
}: Pick<BracketDeck, "format" | "bracket">): Bracket | null =>
  hasBracket(format) ? (BRACKETS.find((each) => each === bracket) ?? null) : null;
