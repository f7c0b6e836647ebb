import type { Card } from "@spellwright/contract";
import lines from "../../../../data/judge/evidence/needed-rules.json" with { type: "json" };
import type { Understanding } from "../question/understand.ts";

/** A line of `data/judge/evidence/needed-rules.json`: rules that any answer about a subject may need. */
interface NeededLine {
  readonly subject: string;
  /** One concept of each group is asked about. */
  readonly asked?: readonly (readonly string[])[];
  /** One concept of each group stands on the named cards. */
  readonly cards?: readonly (readonly string[])[];
  /** One of these words stands in the cost or the text of a named card, in small letters. */
  readonly prints?: readonly string[];
  readonly rules: readonly string[];
}
const LINES: readonly NeededLine[] = lines;

const printedOf = (card: Card): string =>
  [card, ...(card.card_faces ?? [])]
    .flatMap((face) => [face.mana_cost ?? "", face.oracle_text ?? ""])
    .join("\n")
    .toLowerCase();

/**
 * The rules that an answer may need by what a question is about: procedures (how something resolves, what is
 * checked when) that no word of it names, in the order of the data.
 */
export const neededRules = (
  { asked, fromHistory, fromCards }: Understanding,
  cards: readonly Card[],
): readonly string[] => {
  const ofQuestion = (id: string) => asked.has(id) || fromHistory.has(id);
  const ofCards = (id: string) => fromCards.ideas.has(id) || fromCards.keywords.has(id);
  const printed = cards.map(printedOf).join("\n");
  const holds = (line: NeededLine): boolean =>
    (line.asked ?? []).every((group) => group.some(ofQuestion)) &&
    (line.cards ?? []).every((group) => group.some(ofCards)) &&
    (line.prints === undefined || line.prints.some((words) => printed.includes(words)));
  return [...new Set(LINES.filter(holds).flatMap(({ rules }) => rules))];
};
