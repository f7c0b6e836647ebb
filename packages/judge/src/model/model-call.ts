import type { Effort, LanguageModel, LookedUp } from "@spellwright/contract";
import type { ReadCard } from "../judge.ts";
import type { PartialRuling } from "./partial-ruling.ts";

/** How a model is asked: which one, how hard it thinks, until when, and who follows what it writes. */
export interface ModelCall {
  readonly model: LanguageModel;
  readonly effort: Effort;
  readonly signal: AbortSignal;
  readonly readCard?: ReadCard | undefined;
  readonly onLookUp?: ((looked: LookedUp) => void) | undefined;
  readonly onWriting?: ((partial: PartialRuling) => void) | undefined;
}
