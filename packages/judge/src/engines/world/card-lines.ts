import type { Card } from "@spellwright/contract";
import { isCastingFact } from "./casting-lines.ts";

/** What a card says; a starter card’s facts in our own short form. */
interface CardLines {
  /** Its abilities, each as the sentences that it consists of. */
  readonly abilities: readonly (readonly string[])[];
  /** Neither a text nor facts are known: its keywords are all there is. */
  readonly known: boolean;
}

const abilitiesOf = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\([^)]*\)/g, "")
    .replace(/’/g, "'")
    .split(/\n+/)
    .map((ability) =>
      ability
        .split(/(?<=\.)\s+/)
        .map((sentence) => sentence.replace(/\.$/, "").trim())
        .filter(Boolean),
    )
    .filter((ability) => ability.length > 0);

const isSpell = (types: string): boolean => /\b(?:Instant|Sorcery)\b/.test(types);

/** The abilities of a card's text without reminders, else its facts (starter data). */
export const cardLines = ({
  oracle_text,
  card_faces,
  facts,
  keywords,
  type_line,
}: Card): CardLines => {
  const text = oracle_text ?? card_faces?.[0]?.oracle_text;
  if (text != null) return { abilities: abilitiesOf(text), known: true };
  const printed = keywords.filter((keyword) => keyword !== "Protection");
  const beside = facts?.filter((fact) => !isCastingFact(fact));
  // What a spell costs tells nothing of what it does.
  const known = facts != null && (beside?.length !== 0 || !isSpell(type_line));
  return { abilities: [...printed, ...(beside ?? [])].map((line) => [line]), known };
};
