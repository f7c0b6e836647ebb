import { type Bracket, BracketFormat, type BracketPolicySource } from "@spellwright/contract";
import {
  type BracketEntry,
  type BracketFinding,
  type BracketPolicy,
  type BracketRules,
  type Combo,
  type ComboIndex,
  createComboIndex,
  estimateBracket,
  type FoundSignal,
  findSignals,
  type LowerBracketOption,
  lowerBracketOptions,
  NOT_CALCULATED,
  readCombo,
} from "@spellwright/decks";
import { describeError, type Log } from "../../http/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { limitsSetBy } from "./bracket-files.ts";
import type { BracketData } from "./read-bracket-data.ts";

/** A list measured, before its owner's word. Pure: it may be asked within a transaction. */
export type MeasureBracket = (
  entries: readonly BracketEntry[],
  declared: Bracket | null,
) => BracketFinding;

/** What calculates brackets (BRK-01, BRK-03). */
export interface Brackets {
  /** Whether decks of the format have a bracket. */
  has(format: string): boolean;
  /** Of what it is calculated with: another one asks for a new calculation. */
  readonly edition: string;
  readonly policy: BracketPolicySource;
  /** Which combos count. */
  readonly comboPolicy: BracketPolicy["combos"];
  /** The shipped combos that lack one named card of a list of these, and which. */
  nearKnown(
    cardNames: readonly string[],
  ): readonly { readonly missing: string; readonly combo: Combo }[];
  /** What must go for each lower bracket (BRK-03). */
  lowerBracketOptions(
    finding: BracketFinding,
    entries: readonly BracketEntry[],
  ): readonly LowerBracketOption[];
  /** What of the list is worth telling the table, which decides nothing (BRK-03). */
  signals(finding: BracketFinding, entries: readonly BracketEntry[]): readonly FoundSignal[];
  /**
   * Reads the combos that lists of these cards may play. One query, for any number of lists. A failure
   * is logged, and every list is then not calculated (BRK-01).
   */
  gather(cardNames: readonly string[]): Promise<MeasureBracket>;
}

const measuredBy =
  (rules: BracketRules, log: Log): MeasureBracket =>
  (entries, declared) => {
    try {
      return estimateBracket(entries, rules, declared);
    } catch (error) {
      log.error({ error: describeError(error) }, "a bracket could not be calculated");
      return NOT_CALCULATED;
    }
  };

/** Indexed on first use: who only asks for a bracket needs no near ones. */
const nearIn = (combos: readonly Combo[]): Brackets["nearKnown"] => {
  let index: ComboIndex | undefined;
  return (names) => {
    index ??= createComboIndex(combos);
    return index.find(names).near.flatMap(({ at, missing }) => {
      const combo = combos[at];
      return combo === undefined ? [] : [{ missing, combo }];
    });
  };
};

export const createBrackets = (
  { policy, policyHistory, gameChangers, history, wellKnownCombos, edition }: BracketData,
  knowledge: Pick<Knowledge, "combosAmong">,
  log: Log,
): Brackets => ({
  has: (format) => BracketFormat.safeParse(format).success,
  edition,
  policy: {
    as_of: policy.asOf,
    source: policy.source,
    history: history.map(({ date, source, added, removed }) => ({
      date,
      added: added.length,
      removed: removed.length,
      source,
    })),
    limits: policyHistory.map((edition) => ({
      date: edition.date,
      set: limitsSetBy(edition),
      source: edition.source,
    })),
  },
  comboPolicy: policy.combos,
  nearKnown: nearIn(wellKnownCombos),
  lowerBracketOptions: (finding, entries) =>
    lowerBracketOptions(
      finding,
      policy,
      entries
        .filter(({ board }) => board === "commander")
        .map(({ name, card }) => card?.name ?? name),
    ),
  signals: (finding, entries) => findSignals(entries, finding, policy),
  async gather(cardNames) {
    try {
      const { imported, combos } = await knowledge.combosAmong([...new Set(cardNames)]);
      // What an import holds comes first: its combos are told in steps. It may lack those of three cards and more.
      const known = [
        ...combos.flatMap((record) => readCombo(record, policy.combos) ?? []),
        ...wellKnownCombos,
      ];
      return measuredBy({ policy, gameChangers, combos: known, allCombos: imported }, log);
    } catch (error) {
      log.error({ error: describeError(error) }, "the combos of a bracket could not be read");
      return () => NOT_CALCULATED;
    }
  },
});
