import { createClaimCheck } from "../check/claim-support.ts";
import { type CardBook, citablesOf } from "./card-book.ts";
import { checkCardCitations } from "./check-card-citations.ts";
import { checkCitations, MOST_CITED } from "./check-citations.ts";
import type { IsRuleCitable } from "./check-free-text.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { sourcesOf } from "./sources.ts";
import { readSources } from "./unsourced.ts";
import type { Passages } from "./write-prompt.ts";

/** What a model may cite: rules and cards by their handles. */
export interface Given {
  readonly passages: Passages;
  readonly cardBook: CardBook;
}

/** What of a model's citations holds, and what its texts may therefore say. */
export const readCited = ({ citations }: ModelRuling, given: Given, evidence: ModelEvidence) => {
  const { rulebook, input, understanding } = evidence;
  const { passages, cardBook } = given;
  const sources = readSources(sourcesOf(evidence, passages), understanding, input.cards);
  const check = createClaimCheck([...passages.values()], rulebook, understanding.vocabulary);
  const read = citations.slice(0, MOST_CITED);
  const ofCards = read.filter(({ handle }) => citablesOf(handle, cardBook).length > 0);
  const ofRules = read.filter((one) => !ofCards.includes(one));
  const rules = checkCitations(ofRules, passages, check, evidence);
  const cards = checkCardCitations(ofCards, cardBook, { understanding, ...sources });
  const shown = new Set(rules.held.map(({ number }) => number));
  const mayName: IsRuleCitable = (number, sentence) =>
    shown.has(number) && check.speaksOf(sentence, number);
  const dropped = rules.unknown + rules.unsupported + cards.unsupported;
  return { ...sources, mayName, rules: rules.held, cards: cards.held, dropped };
};
export type Cited = ReturnType<typeof readCited>;
