import type { Card } from "@spellwright/contract";
import type { MarkedTerm } from "../../../lib/text/mark-terms.ts";

/** What a ruling's prose names: a card, or a keyword with its rule. */
export type ProseTerm = MarkedTerm &
  (
    | { readonly kind: "card"; readonly name: string }
    | { readonly kind: "keyword"; readonly rule: string }
  );

type NamedCard = Pick<Card, "name"> & Partial<Pick<Card, "printed_name">>;

/** Shorter first names ("Ob") are words of their own too often. */
const SHORT_NAME_MIN = 4;

/** How a card is called in a text: its names in both languages, its faces, and a legend's name before the comma. */
const writtenNames = ({ name, printed_name: printed }: NamedCard): string[] =>
  [name, printed]
    .flatMap((each) => (each == null ? [] : [each, ...each.split(" // ")]))
    .flatMap((each) => {
      const short = each.split(/, /)[0] ?? each;
      return short.length >= SHORT_NAME_MIN ? [each, short] : [each];
    });

/** What to mark in the prose of a ruling. A card's name wins over a keyword that is written alike. */
export const proseTerms = (
  cards: readonly NamedCard[],
  keywords: readonly { readonly name: string; readonly rule: string }[],
): ProseTerm[] => {
  const named = cards.flatMap((card) =>
    writtenNames(card).map((written) => ({
      kind: "card" as const,
      written,
      name: card.name,
      isName: true,
    })),
  );
  const taken = new Set(named.map(({ written }) => written.toLowerCase()));
  return [
    ...named,
    ...keywords
      .filter(({ name }) => !taken.has(name.toLowerCase()))
      .map(({ name, rule }) => ({ kind: "keyword" as const, written: name, rule })),
  ];
};
