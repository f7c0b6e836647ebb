import type { Card } from "@spellwright/contract";

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

/** The abilities of a card's text without reminders, else its facts (starter data). */
export const cardLines = ({ oracle_text, card_faces, facts, keywords }: Card): CardLines => {
  const text = oracle_text ?? card_faces?.[0]?.oracle_text;
  if (text != null) return { abilities: abilitiesOf(text), known: true };
  const printed = keywords.filter((keyword) => keyword !== "Protection");
  return { abilities: [...printed, ...(facts ?? [])].map((line) => [line]), known: facts != null };
};
