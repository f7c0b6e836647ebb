import type { ResolvedEntry } from "@spellwright/decks";
import { AppError } from "../../../http/index.ts";
import type { FoundCard } from "../find-cards.ts";

/**
 * Takes the chosen commanders out of the main deck, one copy each (IMP-07: none of them twice). Those
 * that the list itself names become cards of the main deck.
 *
 * @throws AppError DECK_COMMANDER_NOT_IN_LIST
 */
export const withCommanders = (
  entries: readonly ResolvedEntry[],
  chosen: readonly string[],
  find: (written: string) => FoundCard,
): readonly ResolvedEntry[] =>
  [...new Set(chosen.map((name) => find(name).name))].reduce<readonly ResolvedEntry[]>(
    (current, name) => {
      const entry = current.find((each) => each.board === "main" && each.name === name);
      if (entry === undefined) throw new AppError("DECK_COMMANDER_NOT_IN_LIST", { name });
      const rest = { ...entry, quantity: entry.quantity - 1 };
      return [
        { ...entry, quantity: 1, board: "commander" as const },
        ...current.flatMap((each) => (each === entry ? (rest.quantity > 0 ? [rest] : []) : [each])),
      ];
    },
    entries.map((entry) =>
      entry.board === "commander" ? { ...entry, board: "main" as const } : entry,
    ),
  );
