import type { BracketEstimate, Language } from "@spellwright/contract";
import { NO_BRACKET, NOT_CALCULATED } from "@spellwright/decks";
import { describeError, type Log } from "../../http/index.ts";
import type { ResolveNames } from "../knowledge/index.ts";
import type { Brackets } from "./brackets.ts";
import { type AskedList, listEntries } from "./list-entries.ts";
import { presentFinding, presentSignals } from "./present-finding.ts";

/** What the use case needs. */
export interface CalculationParts {
  readonly brackets: Brackets;
  readonly resolveNames: ResolveNames;
  readonly log: Log;
}

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
      const entries = await listEntries(parts, asked, caller);
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
