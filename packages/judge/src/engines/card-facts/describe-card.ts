import type { Card, CardFace, Language } from "@spellwright/contract";
import type { Decision } from "../../decision.ts";
import { castingTime, described, phraseTypes } from "../../phrases/card-facts.ts";
import { fillSentence } from "../../phrases/fill-sentence.ts";
import { type NamedCard, ruled } from "../engine.ts";
import { factsOf } from "./facts-of.ts";

/** What is shown is the card itself. Only the name may have been meant otherwise. */
const SURE = 0.9;

type Side = Card | CardFace;

export const nameIn = (side: Side, language: Language): string =>
  (language === "fr" && side.printed_name) || side.name;

/** One line, as it is quoted. */
const quoted = (text: string, isWanted: (line: string) => boolean): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && isWanted(line))
    .join(" / ");

const isAny = (_line: string): boolean => true;

const sidesOf = (card: Card): readonly Side[] =>
  card.oracle_text || !card.card_faces?.length ? [card] : card.card_faces;

const textsOf = (card: Card, language: Language, isWanted = isAny) =>
  sidesOf(card).flatMap((side) => {
    const text = (language === "fr" && side.printed_text) || side.oracle_text || "";
    const lines = quoted(text, isWanted);
    return lines ? [{ name: nameIn(side, language), text: lines }] : [];
  });

/** The lines of a card that are wanted, each of its sides under its name. Empty where there are none. */
export const quoteLines = (card: Card, language: Language, isWanted = isAny): string =>
  textsOf(card, language, isWanted)
    .map((each) => fillSentence(described.face, each)[language])
    .join(" ");

/** What a card says, each of its sides under its name. Our summary where its text is not known. */
export const quoteCard = (card: Card, language: Language): string => {
  const texts = quoteLines(card, language);
  if (texts !== "" || !card.summary) return texts;
  return fillSentence(described.inShort, { name: nameIn(card, language), text: card.summary })[
    language
  ];
};

const textOf = (card: Card, language: Language): string => {
  const sides = sidesOf(card);
  const isFrench = language === "fr" && sides.every(({ printed_text: printed }) => printed);
  const shell = isFrench || language === "en" ? described.text : described.englishText;
  const [first] = textsOf(card, language);
  if (first && sides.length === 1) return fillSentence(shell, { text: first.text })[language];
  return quoteCard(card, language) || described.noText[language];
};

const factsTold = (card: Card, language: Language): string => {
  const front = card.card_faces?.[0];
  const cost = card.mana_cost ?? front?.mana_cost;
  const power = card.power ?? front?.power;
  const toughness = card.toughness ?? front?.toughness;
  const loyalty = card.loyalty ?? front?.loyalty;
  const defense = card.defense ?? front?.defense;
  return [
    cost ? fillSentence(described.cost, { cost }) : undefined,
    cost ? fillSentence(described.value, { value: card.cmc }) : undefined,
    power && toughness ? fillSentence(described.size, { power, toughness }) : undefined,
    loyalty ? fillSentence(described.loyalty, { loyalty }) : undefined,
    defense ? fillSentence(described.defense, { defense }) : undefined,
  ]
    .flatMap((told) => (told ? [told[language]] : []))
    .join(", ");
};

/** What a named card is and says, where a question asks for nothing else: its text as it stands (CARD-01). */
export const describeCard = ({ card }: NamedCard, language: Language): Decision => {
  const name = nameIn(card, language);
  const { types } = factsOf(card);
  const facts = factsTold(card, language);
  const told = { name, types: phraseTypes(types), facts };
  const timing = castingTime(types);
  return ruled("card-text", {
    verdict: null,
    ruling: fillSentence(facts ? described.card : described.bare, told)[language],
    explanation: textOf(card, language),
    citations: timing ? [{ number: timing.number, claim: timing.claim[language] }] : [],
    steps: [],
    facts: [name],
    confidence: SURE,
  });
};
