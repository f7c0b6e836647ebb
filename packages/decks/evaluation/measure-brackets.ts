import {
  type BracketFinding,
  type BracketRules,
  createComboIndex,
  estimateBracket,
} from "../src/index.ts";
import type { SampleDeck } from "./read-shared.ts";

/** A list with what was found in it, and what is found without any Game Changer. */
export interface MeasuredDeck {
  /** Where it comes from: the first word of its file. */
  readonly origin: string;
  readonly file: string;
  readonly finding: BracketFinding;
  readonly withoutGameChangers: BracketFinding;
}

const originOf = (file: string): string => file.replace("commander/", "").split("-")[0] ?? "";

/** The bracket of every list, with the list of Game Changers and without it. */
export const measureBrackets = (
  decks: readonly SampleDeck[],
  rules: BracketRules,
): readonly MeasuredDeck[] => {
  const index = createComboIndex(rules.combos);
  return decks.map(({ file, entries }) => {
    const { whole } = index.find(entries.map(({ name }) => name));
    const combos = whole.flatMap((at) => rules.combos[at] ?? []);
    const unflagged = entries.map((entry) => ({
      ...entry,
      card: entry.card === null ? null : { ...entry.card, game_changer: false },
    }));
    return {
      origin: originOf(file),
      file,
      finding: estimateBracket(entries, { ...rules, combos }, null),
      withoutGameChangers: estimateBracket(unflagged, { ...rules, combos, gameChangers: [] }, null),
    };
  });
};

/** Lists by origin and bracket. */
export const countBrackets = (
  measured: readonly MeasuredDeck[],
  of: "finding" | "withoutGameChangers",
): ReadonlyMap<string, readonly number[]> => {
  const rows = new Map<string, number[]>();
  for (const { origin, ...deck } of measured) {
    const row = rows.get(origin) ?? [0, 0, 0, 0, 0];
    const { bracket } = deck[of];
    row[bracket - 1] = (row[bracket - 1] ?? 0) + 1;
    rows.set(origin, row);
  }
  return rows;
};
