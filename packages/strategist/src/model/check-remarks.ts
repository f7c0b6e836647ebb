import type { Card, Language } from "@spellwright/contract";
import { foldWords, isFunctionWord, plainText } from "@spellwright/text";
import { referenceOf } from "../deck-facts.ts";
import type { Remark } from "./model-report.ts";
import type { CheckedRemark } from "./report-advice.ts";

/** What a text names: cards by English name, and what is named like a card and none bears. */
export type NamesIn = (
  text: string,
) => Promise<{ readonly cards: readonly string[]; readonly unknown: readonly string[] }>;

const LONGEST = 400;
/** Shorter is no sentence. */
const SHORTEST = 12;

/** Signs that stand for names while a sentence is read; a model’s own are taken out. */
const PRIVATE = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/gu;
const FIRST_SIGN = 0xf0000;
const SIGN = /[\u{f0000}-\u{fffff}]/gu;

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;
const WORD = /\p{L}+/gu;
const CAPITAL = /\p{Lu}/u;
const STRANGE = /(?=\p{L})\P{Script=Latin}|[<>{}[\]|\\`_]/u;
const COUNTER = /[+-]\d\/[+-]\d/g;
/** Names of the game’s own that have a capital inside a sentence, in both languages. */
const OWN_NAMES: ReadonlySet<string> = new Set(["Commander", "Game", "Changer", "Changers"]);

const straight = (text: string): string => text.replaceAll("’", "'");

/** All that a text may call a card: its names in both languages, its faces, a legend’s first name. */
const formsOf = (card: Card): readonly string[] => {
  const faces = (card.card_faces ?? []).flatMap(({ name }) => (name ? [name] : []));
  const all = [card.name, ...card.name.split(" // "), ...faces, card.printed_name ?? ""];
  const short = card.type_line.includes("Legendary") ? (card.name.split(", ")[0] ?? "") : "";
  return [...all, short].map(straight).filter((form) => form.length > 2);
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Makes the check of what a model says of a deck: a sentence passes where it names a card of the list, by a
 * name that it bears, and holds nothing else that could be a card’s name or a figure. Names are then written
 * in the language of the page.
 *
 * @param cards those that may be named
 * @param namesIn what the index of all cards finds in a text
 */
export const createRemarkCheck = (cards: readonly Card[], language: Language, namesIn: NamesIn) => {
  const byForm = new Map(cards.flatMap((card) => formsOf(card).map((form) => [form, card])));
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const order = [...new Set(byForm.values())];
  const signs = new Map(order.map((card, at) => [card, String.fromCodePoint(FIRST_SIGN + at)]));
  const cardOf = (sign: string): Card | undefined => order[(sign.codePointAt(0) ?? 0) - FIRST_SIGN];
  const names = new Set(order.map(({ name }) => name));
  /** Words of the cards’ own rules: a sentence may begin with one. */
  const vocabulary = new Set(
    cards.flatMap(({ oracle_text: text }) => foldWords(text ?? "").split(" ")),
  );

  const mayOpen = (word: string): boolean => {
    const folded = foldWords(word);
    return isFunctionWord(folded) || vocabulary.has(folded);
  };
  const isPlain = (sentence: string): boolean => {
    if (sentence.search(SIGN) === -1 || sentence.length < SHORTEST) return false;
    const said = sentence.replace(COUNTER, "");
    if (/[\p{N}/]/u.test(said)) return false;
    return [...said.matchAll(WORD)].every(
      ({ 0: word, index }) =>
        !CAPITAL.test(word) ||
        OWN_NAMES.has(word) ||
        (index === 0 && word.slice(1) === word.slice(1).toLowerCase() && mayOpen(word)),
    );
  };
  const written = (sentence: string, nameOf: (card: Card) => string): string =>
    sentence.replace(SIGN, (sign) => {
      const card = cardOf(sign);
      return card === undefined ? "" : nameOf(card);
    });
  const isOfTheList = async (sentence: string): Promise<boolean> => {
    const found = await namesIn(written(sentence, ({ name }) => name));
    return found.unknown.length === 0 && found.cards.every((name) => names.has(name));
  };

  /** The sentences of a text that pass, and the cards that they name; null where none does, or it is markup. */
  const checkText = async (text: string): Promise<CheckedRemark | null> => {
    if (STRANGE.test(text)) return null;
    const plain = straight(plainText(text.replace(PRIVATE, ""), LONGEST));
    const marked =
      forms.length === 0
        ? plain
        : plain.replace(pattern, (form) => signs.get(byForm.get(form) as Card) ?? form);
    const kept: string[] = [];
    for (const sentence of marked.split(SENTENCE_END).map((each) => each.trim()))
      if (isPlain(sentence) && (await isOfTheList(sentence))) kept.push(sentence);
    if (kept.length === 0) return null;
    const shown = kept.join(" ").replaceAll("'", "’");
    return {
      text: written(shown, (card) =>
        language === "fr" ? (card.printed_name ?? card.name) : card.name,
      ),
      cards: [...new Set(shown.match(SIGN))].flatMap((sign) => {
        const card = cardOf(sign);
        return card === undefined ? [] : [referenceOf(card, null)];
      }),
    };
  };

  return {
    checkText,
    /** As `checkText`; a remark that lists a card which may not be named is dropped whole. */
    checkRemark: async ({ text, cards: listed }: Remark): Promise<CheckedRemark | null> =>
      listed.every((name) => byForm.has(straight(name))) ? checkText(text) : null,
  };
};
