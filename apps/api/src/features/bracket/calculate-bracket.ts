import type { BracketEstimate, Language } from "@spellwright/contract";
import { type BracketEntry, NO_BRACKET, NOT_CALCULATED, plainEntry } from "@spellwright/decks";
import { timeLimit } from "@spellwright/services";
import { describeError, type Log } from "../../http/index.ts";
import type { ResolveNames } from "../knowledge/index.ts";
import type { Brackets } from "./brackets.ts";
import { presentFinding, presentSignals } from "./present-finding.ts";

/** How long cards that our data lacks are waited for. */
const PATIENCE_MS = 4_000;

/** What the use case needs. */
export interface CalculationParts {
  readonly brackets: Brackets;
  readonly resolveNames: ResolveNames;
  readonly log: Log;
}

/** A list as it is sent. */
export interface AskedList {
  readonly cards: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly isSideboard: boolean;
  }[];
  readonly format: string;
  readonly commanders: readonly string[];
}

type Line = Pick<BracketEntry, "name" | "quantity" | "board">;

/** Commanders that stand among the cards as well are played once, as commanders. */
const linesOf = ({ cards, commanders }: AskedList): readonly Line[] => [
  ...[...new Set(commanders)].map((name): Line => ({ name, quantity: 1, board: "commander" })),
  ...cards.flatMap(({ name, quantity, isSideboard }): Line[] => {
    const left = !isSideboard && commanders.includes(name) ? quantity - 1 : quantity;
    const board = isSideboard ? "sideboard" : "main";
    return left === 0 ? [] : [{ name, quantity: left, board }];
  }),
];

const entriesOf = async (
  { resolveNames }: CalculationParts,
  lines: readonly Line[],
  caller: string,
): Promise<BracketEntry[]> => {
  const { names } = await resolveNames(
    lines.map(({ name }) => name),
    { signal: timeLimit(PATIENCE_MS), caller },
  );
  const cardOf = new Map(
    names.flatMap((each) =>
      each.kind === "found" && !each.misspelt ? [[each.written, each.card] as const] : [],
    ),
  );
  return lines.map((line) => {
    const card = cardOf.get(line.name) ?? null;
    return { ...plainEntry(card?.name ?? line.name, line), card };
  });
};

/**
 * The bracket of a list that need not be a deck (BRK-01). Whatever fails, there is an answer, which
 * says that it is a default.
 *
 * @param caller whom the card service is asked for
 */
export const calculateBracket = async (
  parts: CalculationParts,
  asked: AskedList,
  caller: string,
  language: Language,
): Promise<BracketEstimate> => {
  const { brackets, log } = parts;
  const find = async () => {
    if (!brackets.has(asked.format)) return { finding: NO_BRACKET, signals: [] };
    try {
      const entries = await entriesOf(parts, linesOf(asked), caller);
      const measure = await brackets.gather(entries.map(({ name }) => name));
      const finding = measure(entries, null);
      return { finding, signals: brackets.signals(finding, entries) };
    } catch (error) {
      log.error({ error: describeError(error) }, "the cards of a bracket could not be read");
      return { finding: NOT_CALCULATED, signals: [] };
    }
  };
  const { finding, signals } = await find();
  return {
    bracket: finding.bracket,
    confidence: finding.confidence,
    archetype: finding.archetype,
    ...presentFinding(finding, language),
    signals: presentSignals(signals, language),
    policy: brackets.policy,
    declared: null,
  };
};
