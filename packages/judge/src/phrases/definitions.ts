import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/definitions.json" with { type: "json" };
import type { Definition } from "../knowledge/definition.ts";
import { fillSentence } from "./fill-sentence.ts";

/**
 * Where a definition is from, when there is nothing more to tell of the term.
 *
 * @param number the rule that defines it. Undefined where the edition in use does not hold it
 * @param ofPlayers no rule knows the word
 */
export const whereDefined = (number: string | undefined, ofPlayers: boolean): Bilingual => {
  if (ofPlayers) return sentences.ofPlayers;
  return number === undefined ? sentences.notHere : fillSentence(sentences.byRule, { number });
};

/** A term with its meaning: “Scry: …”. */
export const definedTerm = ({ term, definition }: Definition): Bilingual =>
  fillSentence(sentences.term, { term, definition });
