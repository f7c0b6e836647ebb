import type { Card } from "@spellwright/contract";
import { isCastingFact } from "./casting-lines.ts";

/** What a card says. A starter card’s facts in our own short form. */
interface CardLines {
  /** Its abilities, each as the sentences that it consists of. */
  readonly abilities: readonly (readonly string[])[];
  /** Neither a text nor facts are known: its keywords are all there is. */
  readonly known: boolean;
}

const abilitiesOf = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\([^)]*\)/g, "")
    .replace(/\u2019/g, "'")
    .split(/\n+/)
    .map((ability) =>
      ability
        .split(/(?<=\.)\s+/)
        .map((sentence) => sentence.replace(/\.$/, "").trim())
        .filter(Boolean),
    )
    .filter((ability) => ability.length > 0);

/** Whether a card is an instant or a sorcery: it does something once. */
export const isSpell = ({ type_line }: Card): boolean => /\b(?:Instant|Sorcery)\b/.test(type_line);

/** The abilities of a card's text without reminders, else its facts (starter data). */
export const cardLines = (card: Card): CardLines => {
  const text = card.oracle_text ?? card.card_faces?.[0]?.oracle_text;
  if (text != null) return { abilities: abilitiesOf(text), known: true };
  const printed = card.keywords.filter((keyword) => keyword !== "Protection");
  const beside = card.facts?.filter((fact) => !isCastingFact(fact));
  // What a spell costs tells nothing of what it does.
  const known = card.facts != null && (beside?.length !== 0 || !isSpell(card));
  return { abilities: [...printed, ...(beside ?? [])].map((line) => [line]), known };
};
