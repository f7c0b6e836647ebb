import type { Effort, LanguageModel } from "@spellwright/contract";
import type { PartialRuling } from "./partial-ruling.ts";

/** How a model is asked: which one, how hard it thinks, until when, and who follows what it writes. */
export interface ModelRun {
  readonly model: LanguageModel;
  readonly effort: Effort;
  readonly signal: AbortSignal;
  readonly onWriting?: ((partial: PartialRuling) => void) | undefined;
}
