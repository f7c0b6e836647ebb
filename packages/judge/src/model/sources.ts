import type { ModelEvidence } from "./model-evidence.ts";
import type { Passages } from "./write-prompt.ts";

/** Every text that a model was given to judge by. */
export const sourcesOf = (
  { rulebook, understanding, input, computed }: ModelEvidence,
  passages: Passages,
): readonly string[] => [
  ...[...passages.values()].map(
    (number) => `${number} ${rulebook.read(number, understanding.language)?.text ?? ""}`,
  ),
  ...input.cards.flatMap(({ card }) => [
    `${card.name} ${card.printed_name ?? ""} ${card.type_line} ${card.power ?? ""}/${card.toughness ?? ""}`,
    card.keywords.join(" "),
    card.oracle_text ?? card.summary?.en ?? "",
    card.summary?.fr ?? "",
    ...(card.card_faces ?? []).map(({ oracle_text }) => oracle_text ?? ""),
  ]),
  ...input.cardRulings.map(({ comment }) => comment),
  understanding.question,
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
