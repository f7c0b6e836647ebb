import { type Bracket, type Card, COLOR_CODES } from "@spellwright/contract";
import { NOT_CALCULATED } from "@spellwright/decks";
import { entryOf, type LineDraft, type StoredLine } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import type { CardsByName } from "../find-cards.ts";

/** What a deck's row keeps of what follows from its cards. */
export interface DerivedFacts {
  /** As `WUG`. */
  readonly colorIdentity: string;
  readonly bracket: Bracket | null;
  readonly bracketConfidence: number | null;
  readonly bracketReasoning: unknown;
  readonly archetype: string | null;
  readonly gameChangersDetected: unknown;
  readonly detectedCombos: unknown;
  /** Null: to be derived again by whoever shows the deck next. */
  readonly factsEdition: string | null;
}

/** What facts are derived from. */
export interface DerivedFrom {
  readonly format: string;
  readonly lines: readonly StoredLine[];
}

/** Pure: it may be asked within a transaction. */
export type DeriveFacts = (deck: DerivedFrom, declared: Bracket | null) => DerivedFacts;

/** Names the card data and the bracket policy in use: what was derived from others is derived anew. */
export const factsEditionOf = async ({
  knowledge,
  brackets,
}: Pick<DecksParts, "knowledge" | "brackets">): Promise<string> => {
  const { date, count, starter } = (await knowledge.editions()).cards;
  return `${date}:${count}:${starter ? "starter" : "import"}:${brackets.edition}`;
};

/**
 * The colours of a deck as `WUG`: the identity of its commanders (CR 903.4), without one the colours of
 * the known cards of the main deck. A land has none, whatever mana it makes.
 *
 * @param cards by name
 */
export const colorIdentityOf = (
  lines: readonly LineDraft[],
  cards: ReadonlyMap<string, Card>,
): string => {
  const main = lines.filter((line) => line.board === "main");
  const commanders = main.filter((line) => line.isCommander);
  const cardsOf = (deciding: readonly LineDraft[]) =>
    deciding.flatMap((line) => cards.get(line.cardName) ?? []);
  const colors = new Set(
    commanders.length > 0
      ? cardsOf(commanders).flatMap((card) => card.color_identity)
      : // Cards whose faces have colours of their own have none as a whole.
        cardsOf(main).flatMap((card) => card.colors ?? card.color_identity),
  );
  return COLOR_CODES.filter((color) => color !== "C" && colors.has(color)).join("");
};

const NO_BRACKET = {
  bracket: null,
  bracketConfidence: null,
  bracketReasoning: [],
  archetype: null,
  gameChangersDetected: [],
  detectedCombos: [],
};

/**
 * Reads what the facts of some decks follow from beside their cards: one query for all of them, and
 * none for formats without brackets. A deck without cards has none either. Not to be called within a transaction.
 *
 * @param cards of their lines by name
 */
export const gatherFacts = async (
  parts: Pick<DecksParts, "knowledge" | "brackets">,
  decks: readonly DerivedFrom[],
  cards: CardsByName,
): Promise<DeriveFacts> => {
  const { brackets } = parts;
  const factsEdition = await factsEditionOf(parts);
  const measured = decks.filter(({ format }) => brackets.has(format));
  const measure =
    measured.length === 0
      ? undefined
      : await brackets.gather(measured.flatMap(({ lines }) => lines.map((line) => line.cardName)));
  return ({ format, lines }, declared) => {
    const colorIdentity = colorIdentityOf(lines, cards);
    const isEmpty = lines.every((line) => line.board !== "main");
    if (measure === undefined || !brackets.has(format) || isEmpty)
      return { ...NO_BRACKET, colorIdentity, factsEdition };
    const entries = lines.map((line) => ({
      ...entryOf(line),
      card: cards.get(line.cardName) ?? null,
    }));
    const finding = measure(entries, declared);
    return {
      colorIdentity,
      bracket: finding.bracket,
      bracketConfidence: finding.confidence,
      bracketReasoning: finding.reasons,
      archetype: finding.archetype,
      gameChangersDetected: finding.gameChangers,
      detectedCombos: finding.combos,
      factsEdition: finding === NOT_CALCULATED ? null : factsEdition,
    };
  };
};

/** Facts that stand on our own card data alone: final only where it knows every card. */
export const provisionalUntilKnown = (
  facts: DerivedFacts,
  lines: readonly StoredLine[],
  cards: CardsByName,
): DerivedFacts =>
  lines.every((line) => cards.has(line.cardName)) ? facts : { ...facts, factsEdition: null };
