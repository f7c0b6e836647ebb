import type { Card } from "@spellwright/contract";
import { escapePattern } from "@spellwright/text";

const FIRST_SIGN = 0xf0000;
/** Signs that stand for names while a sentence is read. A model’s own are taken out. */
const PRIVATE = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/gu;
/** A sign of a card. */
export const SIGN = /[\u{f0000}-\u{fffff}]/gu;

/** Apostrophes as names are compared. */
export const straight = (text: string): string => text.replaceAll("’", "'");

/** The names of a card in both languages, whole and by its faces. */
export const namesOf = ({ name, printed_name: printed, card_faces: faces }: Card) => {
  const whole = [name, printed ?? ""].flatMap((each) => [each, ...each.split(" // ")]);
  const parts = (faces ?? []).flatMap((face) => [face.name ?? "", face.printed_name ?? ""]);
  return [...whole, ...parts].filter((each) => each !== "");
};

/** All that a text may call a card: its names, a legend’s first name. */
const formsOf = (card: Card): readonly string[] => {
  const short = card.type_line.includes("Legendary") ? (card.name.split(", ")[0] ?? "") : "";
  return [...namesOf(card), short].map(straight).filter((form) => form.length > 2);
};

/** The names of some cards in a text as signs, one for each card, so that sentences are read without them. */
export const createNameSigns = (cards: readonly Card[]) => {
  const byForm = new Map(cards.flatMap((card) => formsOf(card).map((form) => [form, card])));
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(escapePattern).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const order = [...new Set(byForm.values())];
  const signs = new Map(order.map((card, at) => [card, String.fromCodePoint(FIRST_SIGN + at)]));
  const cardOf = (sign: string): Card | undefined => order[(sign.codePointAt(0) ?? 0) - FIRST_SIGN];
  return {
    /** The sign of one of the cards. */
    signOf: (card: Card): string => signs.get(card) ?? "",
    /** Whether a card bears this very name. */
    knows: (name: string): boolean => byForm.has(straight(name)),
    /** The text with a sign for each name. */
    mark: (text: string): string => {
      const plain = straight(text.replace(PRIVATE, ""));
      return forms.length === 0
        ? plain
        : plain.replace(pattern, (form) => signs.get(byForm.get(form) as Card) ?? form);
    },
    /** The cards of a marked text, each once. */
    cardsIn: (marked: string): readonly Card[] =>
      [...new Set(marked.match(SIGN))].flatMap((sign) => cardOf(sign) ?? []),
    /** A marked text in words again. */
    written: (marked: string, nameOf: (card: Card) => string): string =>
      marked.replace(SIGN, (sign) => {
        const card = cardOf(sign);
        return card === undefined ? "" : nameOf(card);
      }),
  };
};
export type NameSigns = ReturnType<typeof createNameSigns>;
