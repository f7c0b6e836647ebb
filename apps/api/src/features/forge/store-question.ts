import type { DeckFormat } from "@spellwright/contract";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import {
  type AskedQuestion,
  openDiscussion,
  type StoredQuestion,
  storeQuestion,
} from "../answers/index.ts";
import type { PreparedRun, RunOpening } from "../runs/index.ts";
import { FORGE } from "./context.ts";
import type { GivenDeck } from "./read-deck.ts";

/** A question for the Forge: what its two requests have in common, under one name. */
export interface ForgeQuestion extends AskedQuestion<"forge"> {
  readonly kind: "strategy" | "deck";
  readonly format: DeckFormat | null;
  /** What the page tells of the deck and of an analysis made before (FOR-10). */
  readonly told: string;
  /** A list that is told with the question. Null where the deck is a stored one (DATA-07). */
  readonly given: GivenDeck | null;
}

/** A stored question, ready to be answered. */
export interface StoredForgeQuestion
  extends StoredQuestion<"forge">,
    Pick<ForgeQuestion, "format" | "given"> {}

/**
 * Stores a question in its discussion of the Forge (DATA-07, FOR-08).
 *
 * @throws AppError PGRST116, ONLY_OWNER_ASK, DECK_NOT_FOUND, FIELD_REQUIRED
 */
export const storeForgeQuestion = async (
  tx: Transaction,
  asked: ForgeQuestion,
  opening: RunOpening,
): Promise<PreparedRun<StoredForgeQuestion>> => {
  const { kind, format, told, given } = asked;
  const place = await openDiscussion(tx, FORGE, asked, opening.previous);
  const { deckId } = place;
  if (kind === "deck" && deckId === null && given === null && opening.previous === null)
    throw asked.discussionId === undefined
      ? new AppError("FIELD_REQUIRED", { field: "deckId" })
      : new AppError("DECK_NOT_FOUND");
  const summary = [told, place.summary].filter(Boolean).join("\n");
  const run = await storeQuestion(tx, FORGE, asked, { ...place, summary }, opening);
  return {
    ...run,
    prepared: { ...run.prepared, format, given },
    log: { ...run.log, hasContext: run.log.hasContext || deckId !== null },
  };
};
