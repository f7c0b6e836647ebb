import { splitSentences } from "@spellwright/text";
import type { Decision } from "../../decision.ts";
import { CUES } from "../../question/asked-clause.ts";
import type { Understanding } from "../../question/understand.ts";
import { alsoAsked } from "../../recognise/present-settled.ts";
import type { NearNote } from "./near-notes.ts";
import { notesForUnsureAnswer } from "./show-notes.ts";

/**
 * Whether an official note that would stand beneath a yes tells something of what is asked that it leaves out, and
 * denies it. What affirms says too little against a no, and one that tells what may be done instead denies not all.
 */
export const isContradicted = (
  { verdict, ruling, explanation }: Decision,
  notes: readonly NearNote[],
  understanding: Understanding,
): boolean =>
  verdict === "yes" &&
  notesForUnsureAnswer(notes).some(({ sentences, at }) => {
    const written = sentences[at]?.written ?? "";
    const folded = splitSentences(written)[0]?.folded ?? "";
    return (
      CUES.negation.test(folded) &&
      !CUES.may.test(folded) &&
      alsoAsked([written], `${ruling} ${explanation}`, understanding).length > 0
    );
  });
