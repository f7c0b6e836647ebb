import type { Steps } from "@spellwright/cards";
import type { CardText } from "./card-text.ts";
import { cardsIn } from "./json-cards.ts";
import { type JsonValue, objectIn } from "./json-values.ts";
import type { KnownNames } from "./known-names.ts";
import { tidy } from "./lines.ts";
import { addMetadata, addProblem, markLine, type Reading } from "./reading.ts";
import { noteCard } from "./recognisers/entry.ts";

/** `{"…`, `[{…`, `[["…`: how a file of JSON begins, and no list in brackets. */
const JSON_START = /^\s*(?:\{\s*"|\[\s*(?:\{|\[\s*(?:"|\d)|"[^"\n]*"\s*[,\]]))/;

/** Whether a text is a deck as a program exports it in JSON. */
export function isJson(text: string): boolean {
  return JSON_START.test(text);
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON Lines: a card a line. */
function parseLines(texts: readonly string[]): JsonValue | undefined {
  const values = texts.filter((text) => /\S/.test(text)).map(parse);
  return values.some((value) => value === undefined) ? undefined : (values as JsonValue[]);
}

/** Tells on which line each text of a file stands, in the order of the file. */
function createLineFinder(texts: readonly string[]): (text: string) => number {
  const lines = new Map<string, number[]>();
  for (const [index, line] of texts.entries())
    for (const [literal] of line.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
      const known = lines.get(literal);
      if (known) known.push(index + 1);
      else lines.set(literal, [index + 1]);
    }
  for (const known of lines.values()) known.reverse();
  let last = 1;
  return (text) => {
    const known = lines.get(JSON.stringify(text));
    last = (known && known.length > 1 ? known.pop() : known?.[0]) ?? last;
    return last;
  };
}

/** Copies that a file names one by one are one line of the deck. */
function* joined(value: JsonValue, names: KnownNames | undefined): Steps<readonly CardText[]> {
  const cards = new Map<string, CardText>();
  for (const card of cardsIn(value, names)) {
    yield;
    const { quantity, ...rest } = card;
    const key = JSON.stringify(rest);
    const same = cards.get(key);
    if (same) same.quantity = (same.quantity ?? 0) + (quantity ?? 0);
    else cards.set(key, card);
  }
  return [...cards.values()];
}

const FIELDS = ["name", "format", "description", "author"] as const;

function noteMetadata(reading: Reading, value: JsonValue, lineOf: (text: string) => number): void {
  const about = objectIn(value, "data") ?? objectIn({ value }, "value");
  for (const field of FIELDS) {
    const said = about && Object.hasOwn(about, field) ? about[field] : undefined;
    // Archidekt writes a description as the parts of a document.
    if (typeof said === "string" && said.trim() && !isJson(said))
      addMetadata(reading, lineOf(said), field, tidy(said));
  }
}

/** Reads a deck of Moxfield, Archidekt, MTGJSON or Tabletop Simulator, and others that are built alike. */
export function* readJson(reading: Reading, text: string): Steps<void> {
  reading.work += text.length;
  for (const [index, line] of reading.texts.entries())
    if (/\S/.test(line)) markLine(reading, index + 1, "metadata");
  const value = parse(text.trim()) ?? parseLines(reading.texts);
  if (value === undefined) {
    addProblem(reading, 1, "unreadable");
    return;
  }
  const lineOf = createLineFinder(reading.texts);
  noteMetadata(reading, value, lineOf);
  const cards = yield* joined(value, reading.cards);
  // A file in which no card is found is told, whatever it holds.
  if (cards.length === 0) addProblem(reading, 1, "unreadable");
  for (const card of cards) {
    yield;
    noteCard(card, { number: lineOf(card.name), text: card.name }, reading);
  }
}
