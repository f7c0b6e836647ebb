import { cardLines, frenchLines, legalityLines } from "@spellwright/cards";
import { LANGUAGES } from "@spellwright/contract";
import type { ModelEvidence } from "./model-evidence.ts";
import { computedLines, tableLines } from "./prompt-blocks.ts";
import { NEAR_QUESTIONS_MAX, type Passages } from "./write-prompt.ts";

/** Every text that a model was given to judge by, each rule and settled question in both languages. */
export const sourcesOf = (
  { rulebook, understanding, input, computed, near, computations = [] }: ModelEvidence,
  passages: Passages,
): readonly string[] => [
  ...[...passages.values()].flatMap((number) =>
    LANGUAGES.map((language) => rulebook.read(number, language)?.text ?? ""),
  ),
  ...near
    .slice(0, NEAR_QUESTIONS_MAX)
    .flatMap(({ title, neutral, because }) =>
      LANGUAGES.flatMap((language) => [title[language], neutral[language], because[language]]),
    ),
  ...[...input.cards, ...(input.possibleCards ?? [])].flatMap(({ card }) => [
    cardLines(card).join("\n"),
    card.keywords.join(" "),
    ...frenchLines(card),
    ...legalityLines(card),
  ]),
  ...input.cardRulings.map(({ comment }) => comment),
  ...computations,
  ...(input.gameState ? tableLines(input.gameState) : []),
  understanding.question,
  input.summary,
  ...input.history.map(({ content }) => content),
  ...(computed
    ? [...computedLines(computed), ...computed.citations.map(({ claim }) => claim)]
    : []),
];
