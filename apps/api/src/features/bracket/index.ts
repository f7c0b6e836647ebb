import type { BracketEstimate, Language } from "@spellwright/contract";
import { api, type Feature, type Log, networkOf } from "../../http/index.ts";
import type { Knowledge, ResolveNames } from "../knowledge/index.ts";
import { type Brackets, createBrackets } from "./brackets.ts";
import { type CalculationParts, calculateBracket } from "./calculate-bracket.ts";
import type { AskedList } from "./list-entries.ts";
import { readBracketData } from "./read-bracket-data.ts";

export type { Brackets } from "./brackets.ts";
export { type AskedList, listEntries } from "./list-entries.ts";
export { presentFinding, presentSignals } from "./present-finding.ts";
export { StoredFinding } from "./stored-finding.ts";

const handlersOf = (parts: CalculationParts) => ({
  calculateBracket: api.calculateBracket.handler(({ context, input }) =>
    calculateBracket(parts, input, networkOf(context.ip), context.language),
  ),
});

/** The call, and what other features take of it. */
export interface BracketFeature extends Feature<ReturnType<typeof handlersOf>> {
  readonly brackets: Brackets;
  /** The bracket of a list that the bot was sent. */
  calculate(list: AskedList, language: Language): Promise<BracketEstimate>;
}

/**
 * `POST /api/calculate-bracket`, and `brackets` for the features whose decks have one (BRK-01).
 *
 * @throws StartupError when the policy cannot be read
 */
export const createBracketFeature = ({
  knowledge,
  resolveNames,
  log,
}: {
  readonly knowledge: Knowledge;
  readonly resolveNames: ResolveNames;
  readonly log: Log;
}): BracketFeature => {
  const brackets = createBrackets(readBracketData(), knowledge, log);
  const parts = { brackets, resolveNames, log };
  return {
    brackets,
    handlers: handlersOf(parts),
    calculate: (list, language) => calculateBracket(parts, list, "bot", language),
  };
};
