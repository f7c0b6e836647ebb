import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/model.json" with { type: "json" };
import { tell } from "./tell.ts";

/**
 * Why a language model's answer is shown without its decision (ORA-17), and the headline where it and
 * what is known otherwise do not agree.
 */
export const { unsupportedAnswer, twoReadings } = sentences;

/** What was worked out and what the model says, where they differ. */
export const bothSaid = (computed: string, written: string): Bilingual =>
  tell(sentences.bothSaid, { computed, written });

/** What the model says and a second reading of the same rules does not confirm. */
export const notConfirmed = (written: string): Bilingual =>
  tell(sentences.notConfirmed, { written });
