import type { DeckChange, DeckDetail, DeckLine } from "@spellwright/contract";

/** What is taken out of a deck and what comes in its place, by English names; null: nothing. */
export interface Swap {
  readonly cut: string | null;
  readonly add: string | null;
}

/** Whether a swap can still be made: the list may have changed since it was proposed. */
export type SwapState = "open" | "made" | "cutGone" | "alreadyIn";

/** What a swap needs to know of a line. */
type Line = Pick<DeckLine, "id" | "card_name" | "board" | "quantity"> & {
  readonly card: Pick<NonNullable<DeckLine["card"]>, "name"> | null;
};

const ONE_COPY = {
  quantity: 1,
  is_sideboard: false,
  is_commander: false,
  categories: [],
  tags: [],
};

const isCard = ({ card_name: written, card }: Line, name: string): boolean =>
  written === name || card?.name === name;

const lineToCut = (lines: readonly Line[], name: string | null): Line | undefined =>
  lines.find((line) => name !== null && line.board === "main" && isCard(line, name));

/**
 * ANA-04: a swap keeps the count and adds what is not there yet, so its card to cut must be in the main
 * deck and the other one on no board.
 */
export const stateOfSwap = (lines: readonly Line[], { cut, add }: Swap): SwapState => {
  const cutGone = cut !== null && lineToCut(lines, cut) === undefined;
  const alreadyIn = add !== null && lines.some((line) => isCard(line, add));
  if (cutGone) return alreadyIn ? "made" : "cutGone";
  return alreadyIn ? "alreadyIn" : "open";
};

/**
 * The changes of the swaps that are open, each on the list that the ones before leave: one copy fewer of
 * the cut, one of the addition.
 *
 * @returns the changes, and how many swaps they make
 */
export const changesOf = (
  deck: Pick<DeckDetail, "deck_cards">,
  swaps: readonly Swap[],
): { readonly changes: readonly DeckChange[]; readonly count: number } => {
  let lines: readonly Line[] = deck.deck_cards;
  let count = 0;
  const changes: DeckChange[] = [];
  for (const swap of swaps) {
    if (stateOfSwap(lines, swap) !== "open") continue;
    const { cut, add } = swap;
    const line = lineToCut(lines, cut);
    count += 1;
    if (line !== undefined) {
      const quantity = line.quantity - 1;
      changes.push({ op: "set_quantity", line_id: line.id, quantity });
      lines = lines.flatMap((each) => {
        if (each !== line) return [each];
        return quantity === 0 ? [] : [{ ...each, quantity }];
      });
    }
    if (add !== null) {
      changes.push({ op: "add", card_name: add, ...ONE_COPY });
      lines = [...lines, { id: "", card_name: add, card: null, board: "main", quantity: 1 }];
    }
  }
  return { changes, count };
};
