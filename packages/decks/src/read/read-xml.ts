import type { Steps } from "@spellwright/cards";
import { startCardText } from "./card-text.ts";
import { tidy } from "./lines.ts";
import { attributesOf, piecesOf, tagName } from "./markup.ts";
import { addHeading, addMetadata, addProblem, markLine, type Reading } from "./reading.ts";
import { noteCard } from "./recognisers/entry.ts";
import { boardNamed } from "./vocabulary.ts";

const DECK_FILE = /<(?:cockatrice_deck|zone\s|NetDeckID|Cards\s|Deck[\s>])/i;
/** Magic Online marks a commander so; Forge and others that write the format do the same. */
const COMMANDER_ANNOTATION = "16777728";

/** What an entry keeps of its line. */
const LINE_SHOWN = 300;

/** Whether a text is a .dek file of Magic Online or a .cod file of Cockatrice. */
export function isDeckXml(text: string): boolean {
  return DECK_FILE.test(text);
}

/** A `<Cards …/>` of Magic Online or a `<card …/>` of Cockatrice. */
function readCard(tag: string, line: number, reading: Reading): void {
  const attributes = attributesOf(tag);
  const name = tidy(attributes.get("name") ?? "");
  const quantity = attributes.get("quantity") ?? attributes.get("number") ?? "";
  if (!name || !/^\d{1,9}$/.test(quantity)) {
    addProblem(reading, line, "unreadable");
    return;
  }
  const card = startCardText(name);
  card.quantity = Number(quantity);
  card.setCode = attributes.get("setshortname")?.toUpperCase() || null;
  card.collectorNumber = attributes.get("collectornumber") || null;
  if (attributes.get("sideboard") === "true") card.board = "sideboard";
  if (attributes.get("annotation") === COMMANDER_ANNOTATION) card.board = "commander";
  // A file may hold all its cards in one line: only its beginning is read for each.
  const written = tidy((reading.texts[line - 1] ?? "").slice(0, 2 * LINE_SHOWN));
  noteCard(card, { number: line, text: written.slice(0, LINE_SHOWN) }, reading);
}

/** Fields between tags that say something of the deck. */
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  deckname: "name",
  comments: "description",
  format: "format",
};

/** Reads a deck file in XML: every whole tag counts, however damaged the rest may be. */
export function* readXml(reading: Reading): Steps<void> {
  let field = "";
  let element = "";
  for (const { kind, text, line } of piecesOf(reading.texts)) {
    yield;
    if (kind === "text") {
      reading.work += text.length;
      if (!/\S/.test(text)) continue;
      if (field) addMetadata(reading, line, field, tidy(text));
      else if (element) addMetadata(reading, line, element, tidy(text));
      else addProblem(reading, line, "unreadable");
      continue;
    }
    reading.work += text.length;
    const name = tagName(text);
    markLine(reading, line, "metadata");
    if (name === "cards" || name === "card") readCard(text, line, reading);
    else if (name === "zone") {
      const zone = attributesOf(text).get("name") ?? "";
      reading.board = boardNamed(zone) ?? "extra";
      addHeading(reading, line, zone);
    }
    const closes = name.startsWith("/") || text.endsWith("/");
    field = closes ? "" : (TEXT_FIELDS[name] ?? "");
    element = closes || name === "zone" || name === "deck" ? "" : name;
  }
}
