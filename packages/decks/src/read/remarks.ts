import { type CardText, finishNamed } from "./card-text.ts";
import type { KnownNames } from "./known-names.ts";
import { CONDITION, collectorNumberIn } from "./marks.ts";
import { quantityInWords, quantityMaybeLast } from "./quantity.ts";

/** Longest ending looked at with a pattern. */
const TAIL = 40;
/** Longest name in quotes, with them. */
const QUOTED_MAX = 170;

/** A finish, a language or a condition without any sign around it, behind a known name. */
function takeCondition(card: CardText, cards: KnownNames): void {
  const from = Math.max(0, card.name.length - TAIL);
  const found = CONDITION.exec(card.name.slice(from));
  if (!found || !cards.knows(card.name.slice(0, from + found.index))) return;
  card.name = card.name.slice(0, from + found.index);
  for (const word of found[0].trim().split(" ")) card.finish = finishNamed(word) ?? card.finish;
}

/** `Sol Ring C21 263`, `Sol Ring 263/381 C21`, `Sol Ring #263`, `1 Sol Ring 263`: no bracket. A set has a letter. */
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

/** What a printing or a player calls it: `Hangarback Walker "Mechagodzilla"`. */
const QUOTES = [' "', " “", " „", " «"];
const REMARK_MARKS = [
  ...[" - ", " – ", " — ", " (", " [", " <", " : ", " -> ", " → ", " @ "],
  ...QUOTES,
];
const QUOTED = /["“„«]\s?([^"“”„«»]{1,160}?)\s?["“”»]/;

/** A name in quotes behind a card’s: told where another card bears it. */
function takeQuoted(card: CardText, at: number, cards: KnownNames): void {
  const quoted = QUOTED.exec(card.name.slice(at, at + QUOTED_MAX))?.[1] ?? "";
  if (quoted && cards.knows(quoted)) card.replaced = quoted;
}
/** `Lava Spike, burn`: no name goes on in small letters. */
const SMALL_REMARK = /\s?[,;]\s?(?=\W{0,4}\p{Ll})/u;

/** Where a remark begins behind the name of both halves: `Fire // Ice // burn`. */
const remarkBehindHalves = (name: string): number => {
  const at = name.lastIndexOf(" // ");
  return name.indexOf(" // ") < at ? at : -1;
};

function takeWords(card: CardText, cards: KnownNames): void {
  const { 0: mark = "", index: found = -1 } = SMALL_REMARK.exec(card.name) ?? {};
  // `three Abrade, one Negate` goes on with another card.
  const isCounted = quantityInWords(card.name.slice(found + mark.length)) !== undefined;
  const small = isCounted ? -1 : found;
  const places = [
    ...REMARK_MARKS.map((mark) => card.name.indexOf(mark)),
    small,
    remarkBehindHalves(card.name),
  ];
  const at = places.find((place) => place > 0 && cards.knows(card.name.slice(0, place)));
  if (at === undefined) return;
  // Shops list how the copy looks: `Ponder (Lorwyn) - Excellent - French - Foil`.
  for (const word of card.name.slice(at).split(/\s[-–—]\s|[,;()[\]]/))
    card.finish = finishNamed(word.trim()) ?? card.finish;
  takeQuoted(card, at, cards);
  card.name = card.name.slice(0, at).trim();
}

/** Takes what was read in front of a name where the rest, without its own remarks, is one. */
function takeFront(card: CardText, read: Partial<CardText>, cards: KnownNames): void {
  const named: CardText = { ...card, ...read };
  takeRemark(named, cards);
  if (cards.knows(named.name)) Object.assign(card, named);
}

/** `four Lightning Bolt`, « quatre Foudre ». */
function takeCopiesInWords(card: CardText, cards: KnownNames): void {
  const counted = card.quantity === null ? quantityInWords(card.name) : undefined;
  if (counted) takeFront(card, { name: counted.rest, quantity: counted.quantity }, cards);
}

/** `LRW 79 Ponder`, `LRW #79 Ponder`, `79 Ponder` behind its set. A set alone only where copies are counted. */
const PRINTING_BEFORE =
  /^(?:(?<set>[A-Za-z0-9]{3,5})[\s/-]{1,3}#?(?<number>\d{1,4}\p{L}?[★†‡]?)|(?<alone>(?=\d{0,4}[A-Z])[A-Z0-9]{3,5})|#?(?<behind>\d{1,4}\p{L}?[★†‡]?))\s(?=\S)/u;

function takePrintingBefore(card: CardText, cards: KnownNames): void {
  const { 0: mark = "", groups } = PRINTING_BEFORE.exec(card.name) ?? {};
  if (!groups || (groups.alone && card.quantity === null)) return;
  if (groups.behind && (card.setCode === null || card.collectorNumber !== null)) return;
  const setCode = (groups.set ?? groups.alone)?.toUpperCase() ?? card.setCode;
  const number = collectorNumberIn(groups.number ?? groups.behind ?? "") ?? card.collectorNumber;
  takeFront(card, { name: card.name.slice(mark.length), setCode, collectorNumber: number }, cards);
}

/** `Fire and Ice`, « Feu et Glace », `Fire + Ice`: what parts two halves in talk. */
const BETWEEN_HALVES = /\s(?:and|et|und|y|e|[+&])\s/g;

function takeHalves(card: CardText, cards: KnownNames): void {
  for (const { 0: word, index } of card.name.matchAll(BETWEEN_HALVES)) {
    const halves = `${card.name.slice(0, index)} // ${card.name.slice(index + word.length)}`;
    if (!cards.knows(halves)) continue;
    card.name = halves;
    return;
  }
}

/** `Balin's Tomb // Ancient Tomb`, `Balin's Tomb (Ancient Tomb)`; with a dash where copies are counted. */
const BEFORE_NAME = [/\s?\/{1,2}\s?/, /\s?[([]\s?/, /\s=\s/];
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

const TAKERS = [
  takeHalves,
  takeCondition,
  takePrinting,
  takePrintingBefore,
  takeCopies,
  takeCopiesInWords,
  takeWords,
  takeFlavorName,
];

/** What stands without a sign of its own around a known name: `Sol Ring - the best`, `Sol Ring C21`. */
export function takeRemark(card: CardText, cards: KnownNames): void {
  for (const take of TAKERS) {
    if (cards.knows(card.name)) return;
    take(card, cards);
  }
}
