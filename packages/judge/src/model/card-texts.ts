import { cardLines } from "@spellwright/cards";
import type { Card, CardFace, Language } from "@spellwright/contract";
import { findQuote } from "@spellwright/text";
import type { Citable } from "./card-book.ts";

/** A text as a card or note has it. */
export interface CardText {
  readonly text: string;
  readonly language: Language;
  /** false: our paraphrase. */
  readonly verbatim: boolean;
}

const printed = (side: Card | CardFace): readonly CardText[] => [
  ...(side.oracle_text
    ? [{ text: side.oracle_text, language: "en", verbatim: true } as const]
    : []),
  ...(side.printed_text
    ? [{ text: side.printed_text, language: "fr", verbatim: true } as const]
    : []),
];

/** What may be quoted of a card, face by face in both languages, then its cost, type and size with its text; of a note its words. */
export const textsOf = (source: Citable): readonly CardText[] => {
  if (source.kind === "note")
    return [{ text: source.note.comment, language: "en", verbatim: true }];
  const { card } = source;
  const said = [card, ...(card.card_faces ?? [])].flatMap(printed);
  const { en, fr } = card.summary ?? {};
  const ours = [
    ...(en && said.length === 0 ? [{ text: en, language: "en", verbatim: false } as const] : []),
    ...(fr && said.length === 0 ? [{ text: fr, language: "fr", verbatim: false } as const] : []),
  ];
  const whole = { text: cardLines(card).join("\n"), language: "en" } as const;
  return [...said, ...ours, { ...whole, verbatim: said.length > 0 }];
};

/** Where a line, a sentence or one of several keywords begins and ends. */
const BEGINS = /(?:^|[\n.,:;(\u2014])[^\S\n]*$/;
const ENDS = /^\s*(?:$|[\n.,:;(\u2014])/;

/** The text of a source that holds a quote, and the words there. A few words are one only where they are all of a line, a sentence or a keyword. */
export const findInTexts = (
  texts: readonly CardText[],
  quote: string,
): { readonly held: CardText; readonly quoted: string } | undefined => {
  for (const held of texts) {
    const quoted = findQuote(held.text, quote) ?? findWhole(held.text, quote);
    if (quoted !== undefined) return { held, quoted };
  }
  return undefined;
};

const findWhole = (text: string, quote: string): string | undefined => {
  const words = quote.trim().replace(/[.,;:]$/, "");
  const at = words === "" ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return undefined;
  const end = at + words.length;
  const isWhole = BEGINS.test(text.slice(0, at)) && ENDS.test(text.slice(end));
  return isWhole ? text.slice(at, end) : undefined;
};
