import { type Card, type Language, LanguageModelError } from "@spellwright/contract";
import { type AdvisedReport, adviseOnDeck, type DeckReport } from "@spellwright/strategist";
import { runInSlices } from "../../../runtime/time-slices.ts";
import { withLocalFallback } from "../../answers/index.ts";
import { cardsByNames } from "../../decks/index.ts";
import type { ForgeParts } from "../forge-parts.ts";
import { writeFinding } from "../write-findings.ts";

/** For whom a report is made, and what was said before it. */
interface AdviceFor {
  readonly language: Language;
  readonly summary: string;
  readonly signal: AbortSignal;
}

/** A report that nobody was asked about. */
export const withoutAdvice = (report: DeckReport): AdvisedReport => ({
  report,
  engine: { kind: "local", model: null },
  usage: null,
  searches: 0,
});

/**
 * Asks the language model, where there is one, for what it would add to a report. The report is whole
 * without it: whatever the model fails at, the report stands as it is and names the model (ERR-04).
 */
export const askForAdvice = (
  parts: Pick<ForgeParts, "knowledge" | "model" | "log">,
  report: DeckReport,
  candidates: readonly Card[],
  { language, summary, signal }: AdviceFor,
): Promise<AdvisedReport> =>
  withLocalFallback(
    parts,
    signal,
    async (model) => {
      if (model === undefined) return withoutAdvice(report);
      return adviseOnDeck(report, {
        model,
        signal,
        language,
        summary,
        candidates,
        say: writeFinding,
        lookUp: async (names) => [...(await cardsByNames(parts, names)).values()],
        // Names are written in English whatever the language of the page.
        namesIn: async (text) => {
          const index = await parts.knowledge.cardIndex();
          const { cards, unknown } = await runInSlices(index.readNames(text, "en"));
          return {
            cards: cards.map(({ name }) => name),
            unknown: unknown.map(({ written }) => written),
          };
        },
      });
    },
    (error) => error instanceof LanguageModelError,
  );
