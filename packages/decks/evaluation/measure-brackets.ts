import {
  type BracketFinding,
  type BracketRules,
  createComboIndex,
  estimateBracket,
  type FoundSignal,
  findSignals,
  lowerBracketOptions,
} from "../src/index.ts";
import type { SampleDeck } from "./read-shared.ts";

/** A list with what was found in it, and what is found without any Game Changer. */
export interface MeasuredDeck {
  /** Where it comes from: the first word of its file. */
  readonly origin: string;
  readonly file: string;
  readonly finding: BracketFinding;
  readonly withoutGameChangers: BracketFinding;
  readonly signals: readonly FoundSignal[];
  /** For each lower bracket, what must go, and the bracket that is found without that. */
  readonly ways: readonly {
    readonly bracket: number;
    readonly cuts: readonly string[];
    readonly reached: number;
    /** The bracket with one of the cuts kept, for each of them. */
    readonly keeping: readonly number[];
  }[];
}

const originOf = (file: string): string => file.replace("commander/", "").split("-")[0] ?? "";

const nameOf = ({ name, card }: SampleDeck["entries"][number]) => card?.name ?? name;

/** Cuts what each way down names, and measures what is left. */
const measureWays = (
  entries: SampleDeck["entries"],
  finding: BracketFinding,
  rules: BracketRules,
): MeasuredDeck["ways"] => {
  const without = (names: readonly string[]): number => {
    const left = entries.filter((entry) => !names.includes(nameOf(entry)));
    return estimateBracket(left, rules, null).bracket;
  };
  const commanders = entries.filter(({ board }) => board === "commander").map(nameOf);
  return lowerBracketOptions(finding, rules.policy, commanders).map(({ bracket, cuts }) => {
    const names = cuts.map(({ name }) => name);
    return {
      bracket,
      cuts: names,
      reached: without(names),
      keeping: names.map((kept) => without(names.filter((name) => name !== kept))),
    };
  });
};

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
    const finding = estimateBracket(entries, { ...rules, combos }, null);
    return {
      origin: originOf(file),
      file,
      finding,
      signals: findSignals(entries, finding, rules.policy),
      ways: measureWays(entries, finding, { ...rules, combos }),
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
