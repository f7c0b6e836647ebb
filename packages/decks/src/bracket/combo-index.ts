import { inOneGo, type Steps } from "@spellwright/cards";
import { nameKey } from "./bracket-card.ts";

/** A combo that one card completes. */
export interface NearCombo {
  /** Its place in the list that was indexed. */
  readonly at: number;
  /** The card that is not there, as the combo names it. */
  readonly missing: string;
}

/** Combos by their cards: asked for a deck, only those that share a card with it are looked at. */
export interface ComboIndex {
  /**
   * What these cards make whole, and what one card more would.
   *
   * @param names of cards in English, whether both sides are named or only the first
   * @returns places in the list that was indexed, ascending
   */
  find(names: Iterable<string>): {
    readonly whole: readonly number[];
    readonly near: readonly NearCombo[];
  };
}

/** The cards that make a combo together. */
interface ComboCards {
  readonly cards: readonly string[];
}

/** Ids of names, each once. */
const createNumbering = () => {
  const byName = new Map<string, number>();
  const byKey = new Map<string, number>();
  const names: string[] = [];
  return {
    names,
    byKey,
    numberOf(name: string): number {
      const known = byName.get(name);
      if (known !== undefined) return known;
      const key = nameKey(name);
      const number = byKey.get(key) ?? names.push(name) - 1;
      byKey.set(key, number);
      byName.set(name, number);
      return number;
    },
  };
};

/** Indexes combos of two cards and more. A combo that names a card twice is never found. */
export const createComboIndex = (combos: readonly ComboCards[]): ComboIndex =>
  inOneGo(comboIndexInSteps(combos));

/** `createComboIndex`, a combo a step. */
export function* comboIndexInSteps(combos: readonly ComboCards[]): Steps<ComboIndex> {
  const { names, byKey, numberOf } = createNumbering();
  const pieces: Uint32Array[] = [];
  for (const { cards } of combos) {
    yield;
    pieces.push(Uint32Array.from(cards, numberOf));
  }
  const sizes = new Uint32Array(names.length);
  for (const cards of pieces) for (const card of cards) sizes[card] = (sizes[card] ?? 0) + 1;
  const postings = Array.from(sizes, (size) => new Uint32Array(size));
  const filled = new Uint32Array(names.length);
  for (const [at, cards] of pieces.entries()) {
    yield;
    for (const card of cards) {
      const place = filled[card] ?? 0;
      const list = postings[card];
      if (list !== undefined) list[place] = at;
      filled[card] = place + 1;
    }
  }
  const counts = new Uint8Array(pieces.length);

  return {
    find(asked) {
      const cards = new Set<number>();
      for (const name of asked) {
        const card = byKey.get(nameKey(name));
        if (card !== undefined) cards.add(card);
      }
      const touched: number[] = [];
      for (const card of cards)
        for (const at of postings[card] ?? []) {
          if (counts[at] === 0) touched.push(at);
          counts[at] = (counts[at] ?? 0) + 1;
        }
      const whole: number[] = [];
      const near: NearCombo[] = [];
      for (const at of touched.sort((a, b) => a - b)) {
        const there = counts[at] ?? 0;
        counts[at] = 0;
        const size = pieces[at]?.length ?? 0;
        if (there === size) whole.push(at);
        if (there !== size - 1) continue;
        const missing = pieces[at]?.find((card) => !cards.has(card));
        if (missing !== undefined) near.push({ at, missing: names[missing] ?? "" });
      }
      return { whole, near };
    },
  };
}
