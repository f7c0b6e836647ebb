import { type CardText, finishNamed } from "./card-text.ts";
import type { KnownNames } from "./known-names.ts";
import { CONDITION, collectorNumberIn } from "./marks.ts";
import { quantityMaybeLast } from "./quantity.ts";

/** Longest ending looked at with a pattern. */
const TAIL = 40;

/** A finish, a language or a condition without any sign around it, behind a known name. */
function takeCondition(card: CardText, cards: KnownNames): void {
  const from = Math.max(0, card.name.length - TAIL);
  const found = CONDITION.exec(card.name.slice(from));
  if (!found || !cards.knows(card.name.slice(0, from + found.index))) return;
  card.name = card.name.slice(0, from + found.index);
  for (const word of found[0].trim().split(" ")) card.finish = finishNamed(word) ?? card.finish;
}

/** `Sol Ring C21 263`, `Sol Ring 263/381 C21`, `Sol Ring #263`, `1 Sol Ring 263`: no bracket; a set has a letter. */
const PRINTING =
  /\s(?:(?:(?<before>#\d{1,4}|\d{1,4}\/\d{1,4})\s)?(?<set>(?=\d{0,4}[A-Z])[A-Z0-9]{3,5})(?:\s#?(?<behind>\d{1,4}\p{L}?[★†]?))?|(?<alone>#?\d{1,4}(?:\p{L}?[★†]?|\/\d{1,4})))$/u;

/** A number alone may be the copies, where none are counted and no `#` stands. */
const isCollectorNumber = (number: string, { quantity }: CardText): boolean =>
  /[#/]/.test(number) || (quantity !== null && /^\d{3}/.test(number));

function takePrinting(card: CardText, cards: KnownNames): void {
  const from = Math.max(0, card.name.length - TAIL);
  const found = PRINTING.exec(card.name.slice(from));
  if (!found?.groups || !cards.knows(card.name.slice(0, from + found.index))) return;
  const { before, set, behind, alone } = found.groups;
  if (alone !== undefined && !isCollectorNumber(alone, card)) return;
  card.name = card.name.slice(0, from + found.index);
  card.setCode = set ?? card.setCode;
  const number = behind ?? before ?? alone;
  card.collectorNumber = number === undefined ? card.collectorNumber : collectorNumberIn(number);
}

function takeCopies(card: CardText, cards: KnownNames): void {
  const maybe = card.quantity === null ? quantityMaybeLast(card.name) : undefined;
  if (!maybe || !cards.knows(maybe.rest)) return;
  card.quantity = maybe.quantity;
  card.name = maybe.rest;
}

const REMARK_MARKS = [" - ", " – ", " — ", " (", " [", " <", " : ", " -> ", " → ", " @ "];
/** `Lava Spike, burn`: no name goes on in small letters. */
const SMALL_REMARK = /\s?[,;]\s?(?=\W{0,4}\p{Ll})/u;

function takeWords(card: CardText, cards: KnownNames): void {
  const small = SMALL_REMARK.exec(card.name)?.index ?? -1;
  const places = [...REMARK_MARKS.map((mark) => card.name.indexOf(mark)), small];
  const at = places.find((place) => place > 0 && cards.knows(card.name.slice(0, place)));
  if (at !== undefined) card.name = card.name.slice(0, at).trim();
}

/** `Balin's Tomb // Ancient Tomb`, `Balin's Tomb (Ancient Tomb)`; with a dash where copies are counted. */
const BEFORE_NAME = [/\s?\/{1,2}\s?/, /\s?[([]\s?/];
const DASH = /\s[-–—]\s/;

/** Whether a text may be a name of its own, and no piece of a list: `2 Wear`, `SB: Wear`, `Opt, Wear`. */
const isLoneName = (text: string, cards: KnownNames): boolean =>
  !/[:\d]/.test(text) && !text.split(",").some((part) => cards.knows(part.trim()));

/** The card's own name behind one that only a printing of it bears. */
function takeFlavorName(card: CardText, cards: KnownNames): void {
  for (const mark of card.quantity === null ? BEFORE_NAME : [...BEFORE_NAME, DASH]) {
    const at = mark.exec(card.name);
    if (!at?.index || !isLoneName(card.name.slice(0, at.index), cards)) continue;
    const name = card.name.slice(at.index + at[0].length).replace(/\s?[)\]]$/, "");
    if (!cards.knows(name)) continue;
    card.replaced = card.name.slice(0, at.index);
    card.name = name;
    return;
  }
}

const TAKERS = [takeCondition, takePrinting, takeCopies, takeWords, takeFlavorName];

/** What stands without a sign of its own around a known name: `Sol Ring - the best`, `Sol Ring C21`. */
export function takeRemark(card: CardText, cards: KnownNames): void {
  for (const take of TAKERS) {
    if (cards.knows(card.name)) return;
    take(card, cards);
  }
}
