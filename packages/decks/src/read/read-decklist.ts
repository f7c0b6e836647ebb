import { inOneGo, type Steps } from "@spellwright/cards";
import type { Decklist, DecklistEntry } from "../decklist.ts";
import { assignBoards } from "./assign-boards.ts";
import { decodeText } from "./decode-text.ts";
import type { KnownNames } from "./known-names.ts";
import { splitLines } from "./lines.ts";
import { findHead, readCsv } from "./read-csv.ts";
import { isJson, readJson } from "./read-json.ts";
import { isMicroprose, readMicroprose } from "./read-microprose.ts";
import { readText } from "./read-text.ts";
import { isDeckXml, readXml } from "./read-xml.ts";
import { type DraftEntry, type Reading, startReading } from "./reading.ts";

function publicEntry({ group: _, mentioned: __, ...entry }: DraftEntry): DecklistEntry {
  return entry;
}

/** Reads a text and keeps the work it took; `readInSteps` is its public form. */
export function* readAll(
  source: string | Uint8Array,
  cards: KnownNames | undefined,
): Steps<Reading> {
  const text = typeof source === "string" ? source : decodeText(source);
  const reading = startReading(splitLines(text), cards);
  if (isJson(text)) yield* readJson(reading, text);
  else if (isDeckXml(text)) yield* readXml(reading);
  else if (isMicroprose(reading.texts)) yield* readMicroprose(reading);
  else {
    const csv = findHead(reading.texts, reading.cards);
    if (csv) yield* readCsv(reading, csv.at, csv.head);
    else yield* readText(reading, text);
  }
  return reading;
}

/**
 * Reads a decklist in any form players paste or save. Never throws. Every line of the input ends
 * as a card, a heading, metadata, blank or a reported problem, and the work grows with the length
 * of the input only. Names are not looked up: `resolveDecklist` does that.
 *
 * @param cards the names that are cards; with them bare names, lists in one line and headings that
 *   are also cards are told apart, without them by their form alone
 */
export function readDecklist(source: string | Uint8Array, cards?: KnownNames): Decklist {
  return inOneGo(readInSteps(source, cards));
}

/** `readDecklist`, a line a step. */
export function* readInSteps(source: string | Uint8Array, cards?: KnownNames): Steps<Decklist> {
  const reading = yield* readAll(source, cards);
  const entries: DecklistEntry[] = [];
  for (const entry of yield* assignBoards(reading)) {
    yield;
    entries.push(publicEntry(entry));
  }
  return {
    entries,
    headings: reading.headings,
    metadata: {
      name: reading.metadata.get("name") ?? null,
      format: reading.metadata.get("format") ?? null,
      author: reading.metadata.get("author") ?? null,
      description: reading.metadata.get("description") ?? null,
      url: reading.metadata.get("url") ?? null,
      other: reading.other,
    },
    problems: reading.problems,
    lines: reading.kinds,
    texts: reading.texts,
  };
}
