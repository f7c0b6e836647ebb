import type { DeckDifference, DeckLine } from "@spellwright/contract";

const keyOf = (line: DeckLine) => `${line.card_name}\n${line.board}\n${line.is_commander}`;

/** What differs between two states of a list, in copies, as the server tells it of an edited text. */
export const differencesOf = (
  before: readonly DeckLine[],
  after: readonly DeckLine[],
): DeckDifference[] => {
  const found = new Map<string, DeckDifference>();
  const count = (lines: readonly DeckLine[], side: "before" | "after") => {
    for (const line of lines) {
      const { card_name, card_id, board, is_commander, quantity, card } = line;
      const known = found.get(keyOf(line)) ?? {
        card_name,
        printed_name: card?.printed_name ?? null,
        card_id,
        board,
        is_commander,
        before: 0,
        after: 0,
      };
      found.set(keyOf(line), { ...known, [side]: known[side] + quantity });
    }
  };
  count(before, "before");
  count(after, "after");
  return [...found.values()].filter((difference) => difference.before !== difference.after);
};
