import { LANGUAGES } from "@spellwright/contract";
import type { ModelEvidence } from "./model-evidence.ts";
import type { Passages } from "./write-prompt.ts";

/** Settled questions that the prompt tells of. */
const MOST_NEAR = 3;

/** Every text that a model was given to judge by; rules in both languages, and the settled questions near by. */
export const sourcesOf = (
  { rulebook, understanding, input, computed, near, computations = [] }: ModelEvidence,
  passages: Passages,
): readonly string[] => [
  ...[...passages.values()].flatMap((number) =>
    LANGUAGES.map((language) => rulebook.read(number, language)?.text ?? ""),
  ),
  ...near
    .slice(0, MOST_NEAR)
    .flatMap(({ title, neutral, because }) =>
      LANGUAGES.flatMap((language) => [title[language], neutral[language], because[language]]),
    ),
  ...[...input.cards, ...(input.possibleCards ?? [])].flatMap(({ card }) => [
    `${card.name} ${card.printed_name ?? ""} ${card.type_line} ${card.power ?? ""}/${card.toughness ?? ""}`,
    card.keywords.join(" "),
    card.mana_cost ?? "",
    card.oracle_text ?? card.summary?.en ?? "",
    card.printed_text ?? card.summary?.fr ?? "",
    ...(card.card_faces ?? []).flatMap(({ oracle_text, printed_text, power, toughness }) => [
      oracle_text ?? "",
      printed_text ?? "",
      `${power ?? ""}/${toughness ?? ""}`,
    ]),
  ]),
  ...input.cardRulings.map(({ comment }) => comment),
  ...computations,
  understanding.question,
  input.summary,
  ...input.history.map(({ content }) => content),
  ...(computed
    ? [
        computed.ruling,
        computed.explanation,
        ...computed.facts,
        ...computed.steps.map(({ action }) => action),
        ...computed.citations.map(({ claim }) => claim),
      ]
    : []),
];
