import type { Card } from "@spellwright/contract";
import facts from "../../../../../data/judge/engines/casting-facts.json" with { type: "json" };

/** Facts of a starter card about what spells cost begin so (`data/cards/README.md`). */
const FACT = /^casting: /;

/** The starter data's short forms, as the templates of the official texts. */
const SHORT = facts.map(({ fact, says }) => ({ form: new RegExp(fact), says }));

const fromShort = (fact: string): string => {
  const found = SHORT.find(({ form }) => form.test(fact));
  return found
    ? fact.replace(found.form, found.says)
    : fact.replace(/^\w/, (letter) => letter.toUpperCase());
};

/** Facts about what spells cost, which no combat asks for. */
export const isCastingFact = (fact: string): boolean => FACT.test(fact);

/** A card's text, of all its faces. Undefined where it is not known. */
const knownText = ({ oracle_text, card_faces }: Card): string | undefined =>
  oracle_text ?? card_faces?.map((face) => face.oracle_text ?? "").join("\n");

/** A card's text, of all its faces. Nothing where it is not known. */
export const printedText = (card: Card): string => knownText(card) ?? "";

/** What a card says, as far as costs go: its text, or its facts about casting in the same form. */
export const castingText = (card: Card): string =>
  knownText(card) ??
  (card.facts ?? [])
    .filter(isCastingFact)
    .map((fact) => fromShort(fact.replace(FACT, "")))
    .join("\n");

/** Whether it is known what a card does to costs: its text is there, or its facts tell it. */
export const knowsCasting = ({ oracle_text, card_faces, facts }: Card): boolean =>
  oracle_text != null ||
  card_faces?.some((face) => face.oracle_text != null) === true ||
  facts?.some(isCastingFact) === true;

/** Sentences of a text, reminder text left out (CR 207.2). */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/\([^)]*\)/g, "")
    .replace(/\u2019/g, "'")
    .split(/(?<=\.)\s+|\n+/)
    .map((sentence) => sentence.replace(/\.$/, "").trim())
    .filter(Boolean);
