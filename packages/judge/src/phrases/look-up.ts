import type { Bilingual, LookedUp } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/look-up.json" with { type: "json" };
import { fillSentence } from "./fill-sentence.ts";

/** What a model looked up, for the account of how its answer was found. */
export const lookedUp = ({ what, of }: LookedUp): Bilingual =>
  fillSentence(sentences.looked[what], { of });
