import { type CardText, startCardText } from "./card-text.ts";
import type { KnownNames } from "./known-names.ts";
import { TRAILING_MARKS, takeBars, takeHashes } from "./marks.ts";
import { quantityFirst, quantityLast, quantityMaybeFirst } from "./quantity.ts";
import { takeRemark } from "./remarks.ts";
import { boardNamed } from "./vocabulary.ts";

/** A dash, a dot or a star with a space behind it. Dots of every shape and emojis without one. */
const BULLET =
  /^(?:(?:[-–—*+>|]|\d{1,3}[.)](?=\s[x×[(]?\d)|\[[ x]?\]|[☐☑✅])\s|(?:[•·▪▫◦‣●○■□➤►→★☆]|\p{Extended_Pictographic})\s?)+(?=\S)/u;
const LEADING_PRINTING =
  /^(?:\[(?=[A-Za-z0-9_]{2,8}[\]:#])|[({](?=[A-Z0-9]{3,5}[)}:#]))(\w{2,8})(?:[:#]([\w★†-]{1,12}))?[\])}]\s?(?=\S)/;
/** `MH2:290 Name`: no bracket, so that the number is told by its figures. */
const BARE_LEADING_PRINTING = /^([A-Z0-9]{3,5})[:#](\d{1,4}\p{L}?[★†]?)\s(?=\S)/u;
/** `[b]…[/b]`, `[card]…[/card]`: marks of forums. */
const FORUM_MARKS =
  /\[\/?(?:b|i|u|s|c|card|cards|deck|url|img|spoiler|size|color|center|list|quote|table|tr|td|li|mtg)(?:=[^\]]{0,200})?\]/gi;
/** `[card=Boros Charm]the charm[/card]`: the name stands in the mark. */
const NAMED_CARD = /\[card=(\p{L}[^\]]{1,160})\][^[]{0,160}\[\/card\]/giu;
/** `~~Spell Pierce~~ Spell Snare`: what is struck out before another name; `^(the best)` stands above the line. */
const STRUCK = /~~[^~]{1,160}~~\s?(?=\p{L})/gu;
const RAISED = /\^\([^()]{1,160}\)/g;
const LINK = /\[([^[\]]{1,160})\]\(\s?(?:https?:|\/)[^()\s]{0,300}\)/g;
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "«": "»",
  "'": "'",
  "`": "`",
};
const leadingPrinting = (text: string): RegExpExecArray | null =>
  LEADING_PRINTING.exec(text) ?? BARE_LEADING_PRINTING.exec(text);
/** `[ZNR] Mountain (3)` of Magic Workstation: which picture of the set, which is no collector number. */
const PICTURE = /\s\(\d{1,2}\)$/;
/** How a name ends; after anything else there is still a mark to take. */
const NAME_END = /[\p{L}\p{N}!?.)"'’~_]$/u;
/** More copies than a deck line holds (DATA-01). */
export const MAX_COPIES = 999;
/** More marks than any list writes. Bounds the work on one line. */
const MAX_MARKS = 24;

/** A line without the marks of a forum, a wiki or Markdown around its words. */
export function withoutMarkup(text: string): string {
  if (!/[[*_《~^]/.test(text)) return text;
  return text
    .replace(/[《》]/g, " ")
    .replace(NAMED_CARD, "$1")
    .replace(STRUCK, "")
    .replace(RAISED, "")
    .replace(FORUM_MARKS, "")
    .replace(LINK, "$1")
    .replaceAll("[[", "")
    .replaceAll("]]", "")
    .replace(/(?<=^|\s)(?:\*\*|__)(?=[^\s_])|(?<=[^\s_])(?:\*\*|__)(?=$|[\s:,])/g, "")
    .trim();
}

/** A line without the bullet in front of it. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, "");
}

function unquoted(name: string): string {
  const close = QUOTES[name[0] ?? ""];
  if (!close || name.length < 3 || !name.endsWith(close)) return name;
  return name.slice(1, -1).trim();
}

function takeTrailingMarks(card: CardText, cards: KnownNames | undefined): void {
  for (let taken = 0; taken < MAX_MARKS; taken++) {
    if (NAME_END.test(card.name) && cards?.knows(card.name)) return;
    const before = card.name;
    if (card.quantity === null) {
      const last = quantityLast(before);
      if (last) {
        card.quantity = last.quantity;
        card.name = last.rest;
        continue;
      }
    }
    if (!TRAILING_MARKS.some((take) => take(card)) || card.name === before) return;
  }
}

/** `Sol Ring (C21) 263 - great rock`: the marks before a remark are the card's. */
function takeMarksBeforeRemark(card: CardText, cards: KnownNames | undefined): void {
  const at = card.name.search(/\s[-–—]\s/);
  const words = card.name.slice(0, Math.max(0, at));
  if (!words || !cards || cards.knows(card.name) || cards.knows(words)) return;
  const before: CardText = { ...card, name: words };
  takeTrailingMarks(before, cards);
  if (cards.knows(before.name)) Object.assign(card, before);
}

/** Takes the printing in front of a name. */
function takePrinting(card: CardText, [mark, setCode = "", number]: RegExpExecArray): void {
  card.setCode = setCode.toUpperCase();
  card.collectorNumber = number ?? null;
  card.name = card.name.slice(mark.length);
  if (card.quantity !== null) card.name = card.name.replace(PICTURE, "");
}

/** A card with what was read in front of it, where it says nothing else itself. */
function withMore(card: CardText, quantity: number | null, board: CardText["board"]): CardText {
  card.quantity ??= quantity;
  card.board ??= board;
  return card;
}

/**
 * Reads the text of one card: copies before or behind, printing, finish, piles, tags, price.
 * `quantity` stays null where none is written.
 */
export function parseCard(text: string, cards: KnownNames | undefined): CardText {
  const card = startCardText(withoutBullet(withoutMarkup(text)));
  const first = quantityFirst(card.name);
  // `1996 World Champion` is a name. No card's name begins with a smaller number.
  if (first && (first.quantity <= MAX_COPIES || !cards?.knows(card.name))) {
    card.quantity = first.quantity;
    card.name = first.rest;
  }
  const printing = leadingPrinting(card.name);
  // `[SB] 4 Name`: no set is called so.
  const board = printing?.[2] === undefined ? boardNamed(printing?.[1] ?? "") : undefined;
  if (printing && (board === "sideboard" || board === "maybeboard"))
    return withMore(parseCard(card.name.slice(printing[0].length), cards), card.quantity, board);
  if (printing) takePrinting(card, printing);
  const maybe = card.quantity === null && cards ? quantityMaybeFirst(card.name) : undefined;
  if (maybe) {
    const counted = parseCard(maybe.rest, cards);
    if (cards?.knows(counted.name)) return withMore(counted, maybe.quantity, null);
  }
  takeHashes(card);
  takeBars(card, cards);
  takeTrailingMarks(card, cards);
  takeMarksBeforeRemark(card, cards);
  const bare = unquoted(card.name);
  if (!cards?.knows(card.name) || cards.knows(bare)) card.name = bare;
  if (cards) takeRemark(card, cards);
  return card;
}
