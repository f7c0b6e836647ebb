import { manaTotal, parseManaCost } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { countOf } from "@spellwright/text";
import type { Figure } from "../../knowledge/figure.ts";
import { compilePattern } from "../../vocabulary/patterns.ts";
import type { NamedCard } from "../engine.ts";
import type { Words } from "../reading/read-words.ts";
import { printedText } from "../world/casting-lines.ts";
import { capturedBy } from "./read-value.ts";

/** The parts that the named cards of a question play, and what they print. */
interface Cast {
  readonly places: readonly (readonly [place: number, part: string])[];
  readonly printed: Readonly<Record<string, number>>;
}

const costOf = ({ mana_cost, card_faces }: Card): string =>
  mana_cost || card_faces?.[0]?.mana_cost || "";

/** A card's text, its size where it has one, its type line and its mana cost, each in a line. */
const printedOn = (card: Card): string =>
  [
    printedText(card),
    ...(card.power == null ? [] : [`${card.power}/${card.toughness}`]),
    card.type_line,
    costOf(card),
  ].join("\n");

/** The card's mana value, how many {X} it costs, and the mana value of its other face. */
const worthOf = (card: Card, part: string): readonly (readonly [string, number])[] => {
  const other = parseManaCost(card.card_faces?.[1]?.mana_cost ?? "");
  return [
    [`${part}Value`, card.cmc],
    [`${part}Xs`, costOf(card).split("{X}").length - 1],
    ...(other ? [[`${part}Other`, manaTotal(other)] as const] : []),
  ];
};

const copiesOf = ({ all }: Words, place: number): number =>
  countOf(new RegExp(`(?<!\\b(?:x|a|at|de|of) )\\b(\\d{1,2}) @${place}\\b`).exec(all)?.[1]);

/** Undefined when a card plays none of the parts, a part is not played, or two cards print for it what differs. */
export const castCards = (
  { cards: parts = [] }: Figure,
  words: Words,
  cards: readonly NamedCard[],
): Cast | undefined => {
  const printed: Record<string, number> = {};
  const places: (readonly [number, string])[] = [];
  for (const place of words.named) {
    const card = cards[place]?.card;
    const text = card ? printedOn(card) : "";
    const fits = (one: { prints: string }) => compilePattern(one.prints, "iu").exec(text);
    const found = parts.find(fits);
    if (!card || !found) return undefined;
    const { part, added } = found;
    const copies = added ? copiesOf(words, place) : 1;
    const told = capturedBy(fits(found)) ?? (added ? 1 : undefined);
    if (told !== undefined && !added && (printed[part] ?? told) !== told) return undefined;
    if (told !== undefined) printed[part] = (added ? (printed[part] ?? 0) : 0) + told * copies;
    for (const [name, worth] of worthOf(card, part)) {
      const before = printed[name];
      printed[name] = added ? (before ?? 0) + worth * copies : worth;
      // Of two cards whose worth differs none is meant.
      if (!added && before !== undefined && before !== worth) printed[name] = Number.NaN;
    }
    places.push([place, part]);
  }
  const isPlayed = (part: string) => places.some(([, played]) => played === part);
  return parts.every(({ part, optional }) => optional || isPlayed(part))
    ? { places, printed }
    : undefined;
};
