import type { DeckFormat, DeckLegality, Language } from "@spellwright/contract";
import {
  type CommanderSuggestion,
  checkLegality,
  type EntryWithFacts,
  isCommanderFormat,
} from "@spellwright/decks";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { CardsByName } from "../find-cards.ts";
import { formatsThatTake, presentLegality } from "../reading/present-legality.ts";

interface JudgedIn {
  readonly format: DeckFormat;
  readonly suggested: readonly CommanderSuggestion[];
  readonly cards: CardsByName;
  readonly language: Language;
}

/** The list as an import would lead it: by the cards that are preselected (IMP-09). */
export const withSuggestedCommanders = <Entry extends EntryWithFacts>(
  entries: readonly Entry[],
  { format, suggested }: Pick<JudgedIn, "format" | "suggested">,
): readonly Entry[] => {
  const leads = new Set(
    suggested.filter(({ reason }) => reason !== "candidate").map(({ name }) => name),
  );
  if (!isCommanderFormat(format)) return entries;
  return entries.map(
    (entry): Entry =>
      entry.board === "main" && entry.quantity === 1 && leads.has(entry.name)
        ? { ...entry, board: "commander" }
        : entry,
  );
};

/** Whether the deck that a list would become may be played, and what mends it. */
export const checkListLegality = async (
  entries: readonly EntryWithFacts[],
  judged: JudgedIn,
): Promise<DeckLegality> => {
  const deck = withSuggestedCommanders(entries, judged);
  const report = checkLegality(deck, judged.format);
  await yieldToRequests();
  return presentLegality(report, await formatsThatTake(deck, report), judged);
};
