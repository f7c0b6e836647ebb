import type { Card } from "@spellwright/contract";

/** Facts of a starter card about what spells cost begin so (`data/cards/README.md`). */
const FACT = /^casting: /;

const WHO: Readonly<Record<string, string>> = {
  my: " you cast",
  their: " your opponents cast",
};

/** The starter data's short forms, as the templates of the official texts. */
const SHORT: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^plain$/, () => ""],
  [
    /^(?:(my|their) )?(.*?)spells ([+-])(\{\w+\})$/,
    ([, who = "", scope = "", sign, mana]) =>
      `${scope}spells${WHO[who] ?? ""} cost ${mana} ${sign === "+" ? "more" : "less"} to cast`,
  ],
  [
    /^spells at least (\w+)$/,
    ([, least]) =>
      `each spell that would cost less than ${least} mana to cast costs ${least} mana to cast`,
  ],
  [/^my spells free$/, () => "You may cast spells from your hand without paying their mana costs"],
  [
    /^free with a commander$/,
    () => "If you control a commander, you may cast this spell without paying its mana cost",
  ],
  [/^instead (.+)$/, ([, costs]) => `You may ${costs} rather than pay this spell's mana cost`],
  [/^also (.+)$/, ([, costs]) => `As an additional cost to cast this spell, ${costs}`],
  [
    /^([+-])(\{\w+\}) for each (.+)$/,
    ([, sign, mana, thing]) =>
      `This spell costs ${mana} ${sign === "+" ? "more" : "less"} to cast for each ${thing}.`,
  ],
  [/^-\{X\} for (.+)$/, ([, what]) => `This spell costs {X} less to cast, where X is the ${what}.`],
];

const fromShort = (fact: string): string => {
  for (const [pattern, write] of SHORT) {
    const found = pattern.exec(fact);
    if (found) return write(found);
  }
  return fact.replace(/^\w/, (letter) => letter.toUpperCase());
};

/** Facts about what spells cost, which no combat asks for. */
export const isCastingFact = (fact: string): boolean => FACT.test(fact);

/** A card's text, of all its faces; undefined where it is not known. */
const knownText = ({ oracle_text, card_faces }: Card): string | undefined =>
  oracle_text ?? card_faces?.map((face) => face.oracle_text ?? "").join("\n");

/** A card's text, of all its faces; nothing where it is not known. */
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
    .replace(/’/g, "'")
    .split(/(?<=\.)\s+|\n+/)
    .map((sentence) => sentence.replace(/\.$/, "").trim())
    .filter(Boolean);
