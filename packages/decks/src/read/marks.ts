import type { Board } from "../decklist.ts";
import { type CardText, finishNamed } from "./card-text.ts";
import type { KnownNames } from "./known-names.ts";
import { takePrice } from "./price.ts";
import { boardNamed, isTreatment, metadataField } from "./vocabulary.ts";

/** Takes one mark off the end of the name. False when there is none of its kind. */
type Mark = (card: CardText) => boolean;

/** Letters, figures and signs of a collector number, with a `#` or what the set holds: `#83★`, `65/279`. */
const NUMBER = "(?:#|[Nn][o°º]\\.?\\s?)?(?=\\D{0,11}\\d)[\\p{L}\\p{N}_★†‡-]{1,12}(?:/\\d{1,4})?";
/** A code in letters of one size; « Magic » is a word. */
const SET = "[A-Z0-9_]{2,8}|[a-z0-9_]{2,8}|[A-Za-z0-9_]{2,4}";
const PRINTING = new RegExp(
  `^[(\\[{<]\\s?(${SET})(?:([:#\\s/-])\\s?(${NUMBER}))?\\s?[)\\]}>](?:\\s?(${NUMBER}))?$`,
  "u",
);
const ONLY_NUMBER = /^#?\d{1,4}[★†‡]?(?:\/\d{1,4})?$/;
const BARE_SET = /^[A-Z0-9]{2,6}$/;
const SYMBOLS = /(?:\s|\p{Extended_Pictographic}|[★☆✓✔✦❤♥]){1,20}$/u;
/** Longest mark looked for with a pattern. */
const TAIL = 40;
/** What sellers and collectors put behind a name: `Sol Ring FOIL`, `Sol Ring VF NM`. */
export const CONDITION =
  /(?:\s(?:foil|etched|v[fo]|fr|en|jp|de|mint|nm|ex|lp|mp|hp|played)){1,4}$/i;

/** Whether a text is nothing but conditions, languages and finishes: `NM`, `VF NM`. */
export const isCondition = (text: string): boolean => CONDITION.exec(` ${text}`)?.index === 0;

function cut(card: CardText, at: number): void {
  card.name = card.name.slice(0, at).trimEnd();
}

/** Shorter words between parentheses may be codes of sets, `(CMD)`. No set is called SB or MB. */
const LEAST_OF_BOARD = 4;
const SHORT_BOARD = /^[sm]b$/i;

/** `(sideboard)`, `(Réserve)`, `(Commander)`, `(SB)`. */
const boardInParentheses: Mark = (card) => {
  if (!card.name.endsWith(")")) return false;
  const open = card.name.lastIndexOf("(");
  const word = card.name.slice(open + 1, -1).trim();
  if (open < 1 || word.length > TAIL) return false;
  if (word.length < LEAST_OF_BOARD && !SHORT_BOARD.test(word)) return false;
  const board = boardNamed(word);
  if (board === undefined || board === "main" || board === "extra") return false;
  card.board = board;
  cut(card, open);
  return true;
};

/** A collector number as the card files have it: `#0270` is 270, `65/279` is 65. */
export function collectorNumberIn(written: string): string | null {
  const [number = ""] = written.replace(/^(?:[#\s]{1,4}|n[o°º]\.?\s?)/i, "").split("/", 1);
  return number.trim().replace(/^0+(?=\w)/, "") || null;
}

/** Where the last bracket that a mark begins with stands, at most `TAIL` before the end. */
function lastBracket(name: string): number {
  const open = Math.max(...["(", "[", "{", "<"].map((sign) => name.lastIndexOf(sign)));
  return name.length - open > TAIL ? -1 : open;
}

/** `(F)`, `[foil]`, `{etched}`: a finish in any bracket. */
const finishInBrackets: Mark = (card) => {
  const open = lastBracket(card.name);
  if (open < 1 || !/[)\]}]$/.test(card.name)) return false;
  const finish = finishNamed(card.name.slice(open + 1, -1).trim());
  if (!finish) return false;
  card.finish = finish;
  cut(card, open);
  return true;
};

/** A finish behind a printing: `(C21) 263 F`, `[C21] foil`, `(C21) 263 - Foil`. */
const FINISH_BEHIND = /(?<=[)\]}\d★])\s(?:[-–—]\s)?(foil|etched|gravée?|brillante?|f|e)$/iu;

const finishBehind: Mark = (card) => {
  const found = FINISH_BEHIND.exec(card.name);
  if (!found) return false;
  card.finish = finishNamed(found[1] ?? "") ?? card.finish;
  cut(card, found.index);
  return true;
};

/** `(Retro Frame)`, `(showcase)`, `[NM]`: how a copy looks, which a deck does not keep. */
const treatment: Mark = (card) => {
  const open = lastBracket(card.name);
  if (open < 1 || !/[)\]}]$/.test(card.name)) return false;
  const word = card.name.slice(open + 1, -1);
  if (!isCondition(word) && !(card.name.endsWith(")") && isTreatment(word))) return false;
  cut(card, open);
  return true;
};

/** `270`, `#0265 - Full Art`: the number of a mark that holds no more than how the copy looks. */
function numberOf(content: string): string | undefined {
  const [number = "", look] = content.split(/\s[-–]\s/, 2);
  const isNumber = ONLY_NUMBER.test(number) && (look === undefined || isTreatment(look));
  return isNumber ? number : undefined;
}

/** `(270)`, `(65/279)`, `[#263]`, `(0265 - Full Art)` and not `(4)`, which may be copies: a collector number alone. */
const numberInBrackets: Mark = (card) => {
  const open = lastBracket(card.name);
  if (open < 1 || !/[)\]}]$/.test(card.name)) return false;
  const content = card.name.slice(open + 1, -1).trim();
  // `{1}` is a cost, `[1]` a pile.
  const isShortNumber = card.quantity !== null && card.name[open] === "(";
  const isSure = content.length > 2 || content.startsWith("#") || isShortNumber;
  const number = numberOf(content);
  if (number === undefined || !isSure) return false;
  card.collectorNumber = collectorNumberIn(number);
  cut(card, open);
  return true;
};

/** Sets have so many signs, few less. */
const LEAST_OF_SET = 3;

/** Whether a word and a number with a blank or a dash between are a printing: `[CMC 1]`, `[Turn 2]` are piles. */
function isPrinting(set: string, number: string, mark: string): boolean {
  if (number.startsWith("#")) return true;
  if (metadataField(set) !== undefined || set.length < LEAST_OF_SET) return false;
  if (/\d/.test(set)) return true;
  return set === set.toUpperCase() && (number.length > 1 || mark.startsWith("("));
}

/** `(MH2) 137`, `(mh2)`, `(MH2:137)`, `(MH2 137)`, `[MH2] 137`, `{MH2} #137`. */
const setAndNumber: Mark = (card) => {
  const open = lastBracket(card.name);
  if (open < 1) return false;
  const mark = card.name.slice(open);
  const [, set, sign, inside, behind] = PRINTING.exec(mark) ?? [];
  const number = inside ?? behind;
  // A lone word in square brackets may be a pile: `brackets` tells.
  if (!set || isTreatment(set) || (number === undefined && !mark.startsWith("("))) return false;
  // `(20)` may be copies: every set has a letter.
  if (number === undefined && /^\d+$/.test(set)) return false;
  if (inside !== undefined && (sign === " " || sign === "-") && !isPrinting(set, inside, mark))
    return false;
  card.setCode = set.toUpperCase();
  card.collectorNumber = number === undefined ? card.collectorNumber : collectorNumberIn(number);
  cut(card, open);
  return true;
};

/** Archidekt's piles: the first one that is a board says where the card lies. */
function readCategories(card: CardText, content: string): void {
  const boards: Board[] = [];
  for (const part of content.split(",")) {
    const brace = part.indexOf("{");
    const category = (brace === -1 ? part : part.slice(0, brace)).trim();
    const named = boardNamed(category);
    const outside = part.includes("{noDeck}");
    // A pile called Tokens holds token makers, unless the list says that it is no part of the deck.
    if (named && (named !== "extra" || outside)) boards.push(named);
    else if (category) card.categories.push(category);
    if (outside && !named) boards.push("maybeboard");
  }
  card.board = boards[0] ?? card.board;
}

/** `[MH2]`, `{MH2}`, `[Ramp,Draw]`, `[Sideboard]`, `[Commander{top}]`. */
const brackets: Mark = (card) => {
  const close = card.name.at(-1);
  if (close !== "]" && close !== "}") return false;
  const open = card.name.lastIndexOf(close === "]" ? "[" : "{");
  if (open < 1) return false;
  const content = card.name.slice(open + 1, -1).trim();
  if (BARE_SET.test(content) && card.setCode === null) card.setCode = content;
  else readCategories(card, content);
  cut(card, open);
  return true;
};

/** `*F*`, `*CMDR*`. */
const stars: Mark = (card) => {
  if (!card.name.endsWith("*")) return false;
  const open = card.name.lastIndexOf("*", card.name.length - 2);
  const content = card.name.slice(open + 1, -1).trim();
  if (open < 1 || !content || content.length > TAIL) return false;
  const finish = finishNamed(content);
  const board = boardNamed(content);
  if (finish) card.finish = finish;
  else if (board) card.board = board;
  else card.tags.unshift(content);
  cut(card, open);
  return true;
};

/** `^Have,#37d67a^` of Archidekt: the word is a tag, the color is not kept. */
const colorMark: Mark = (card) => {
  if (!card.name.endsWith("^")) return false;
  const open = card.name.lastIndexOf("^", card.name.length - 2);
  if (open < 1) return false;
  const label = card.name
    .slice(open + 1, -1)
    .split(",")[0]
    ?.trim();
  if (label) card.tags.unshift(label);
  cut(card, open);
  return true;
};

const isBareSet = (content: string): boolean =>
  BARE_SET.test(content) && content.length >= LEAST_OF_SET && !isTreatment(content);

/** A label between backquotes (older lists of Archidekt), a variant or a set in `<…>` (MTGGoldfish). */
const label: Mark = (card) => {
  const last = card.name.at(-1);
  if (last !== "`" && last !== ">") return false;
  const open = card.name.lastIndexOf(last === ">" ? "<" : "`", card.name.length - 2);
  if (open < 1) return false;
  const content = card.name.slice(open + 1, -1).trim();
  const finish = finishNamed(content);
  const number = numberOf(content);
  if (finish) card.finish = finish;
  else if (number !== undefined) card.collectorNumber = collectorNumberIn(number);
  else if (last === ">" && card.setCode === null && isBareSet(content)) card.setCode = content;
  else if (content && !isTreatment(content)) card.tags.unshift(content);
  cut(card, open);
  return true;
};

/** Stars and emojis, a comma or semicolon left over from a list. */
const decoration: Mark = (card) => {
  const from = Math.max(0, card.name.length - TAIL);
  const tail = card.name.slice(from);
  const match = /[,;]$/.exec(tail) ?? SYMBOLS.exec(tail);
  if (!match || from + match.index === 0) return false;
  cut(card, from + match.index);
  return true;
};

/** `# !Commander`, `#Ramp #Mana rocks`, `#!Foil` (deckstats, Moxfield). */
export function takeHashes(card: CardText): void {
  const at = card.name.indexOf(" #");
  if (at < 1 || /^\d/.test(card.name.slice(at + 2))) return;
  for (const part of card.name.slice(at + 2).split("#")) {
    const tag = part.trim();
    const word = tag.replace(/^!/, "");
    const board = tag.startsWith("!") ? boardNamed(word) : undefined;
    const finish = tag.startsWith("!") ? finishNamed(word) : undefined;
    if (board) card.board = board;
    else if (finish) card.finish = finish;
    else if (word) card.tags.push(word);
  }
  cut(card, at);
}

/**
 * Forge: `Name|SET|2|[126]`: which picture of the set, or the collector number. A foil has a `+` behind its name or set.
 * `Dusk | Dawn` are the halves of one card.
 */
export function takeBars(card: CardText, cards: KnownNames | undefined): void {
  const [name = "", setCode, ...printing] = card.name.split("|");
  if (setCode === undefined || !name.trim()) return;
  const halves = `${name.trim()} // ${setCode.trim()}`;
  if (setCode.trim() && cards?.knows(halves)) {
    card.name = halves;
    return;
  }
  const [, set, mark] = /^\s?([A-Za-z0-9_]{2,8})(\+?)\s?$/.exec(setCode) ?? [];
  if (set !== undefined) card.setCode = set.toUpperCase();
  if (mark) card.finish = "foil";
  const [, number] = /\[([\w★†-]{1,12})\]/.exec(printing.join("|")) ?? [];
  if (number !== undefined && card.setCode !== null) card.collectorNumber = number;
  card.name = name.trim();
  if (card.name.endsWith("+")) {
    card.finish = "foil";
    card.name = card.name.slice(0, -1).trimEnd();
  }
}

/** The marks that may stand behind a name, in any order. A star may end a collector number. */
export const TRAILING_MARKS: readonly Mark[] = [
  finishInBrackets,
  finishBehind,
  treatment,
  numberInBrackets,
  boardInParentheses,
  setAndNumber,
  decoration,
  stars,
  colorMark,
  label,
  brackets,
  takePrice,
];
