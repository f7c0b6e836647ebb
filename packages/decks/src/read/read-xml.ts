import type { Steps } from "@spellwright/cards";
import { magicOnlineName } from "@spellwright/text";
import { countCards } from "../count-cards.ts";
import { finishNamed, startCardText } from "./card-text.ts";
import { tidy } from "./lines.ts";
import { attributesOf, piecesOf, tagName } from "./markup.ts";
import { addHeading, addMetadata, addProblem, markLine, type Reading } from "./reading.ts";
import { noteCard } from "./recognisers/entry.ts";
import { boardNamed } from "./vocabulary.ts";

const DECK_FILE = /<(?:cockatrice_deck|zone\s|NetDeckID|Cards\s|Deck[\s>]|mcp>)/i;
/** What an entry keeps of its line. */
const LINE_SHOWN = 300;
/** A whole deck of commander (CR 903.5a). */
const COMMANDER_SIZE = 100;
const PLAYSET = 4;

/** Whether a text is a .dek file of Magic Online or Lackey, a .cod file of Cockatrice, an .o8d file of OCTGN or an .xml file of Magic Assistant. */
export function isDeckXml(text: string): boolean {
  return DECK_FILE.test(text);
}

/** A name, and not the 0 that stands for none. */
const namedIn = (written: string): string => (written.trim() === "0" ? "" : tidy(written));

/** What programs call the copies. */
const COPIES = ["quantity", "number", "qty"];
/** A tag of Magic Assistant around a card, its copies and the file that it lies in. */
const STACK = "mcp";
/** Magic Assistant keeps the sideboard of a deck in a file of its own: `Decks/Burn-sideboard`. */
const PART_OF_DECK = /-(\w+)$/;

/** A tag of a card that is open: its name may stand behind it, or in tags of its own. */
interface OpenCard {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands between its tags, by the tag around it. */
  readonly contents: Map<string, string>;
  readonly line: number;
}

function nameIn(attributes: OpenCard["attributes"], contents: ReadonlyMap<string, string>): string {
  const number = attributes.get("catid") ?? "";
  return (
    namedIn(attributes.get("name") ?? "") ||
    namedIn(contents.get("") ?? contents.get("name") ?? "") ||
    (/^[1-9]\d{0,8}$/.test(number) ? magicOnlineName(number) : "")
  );
}

/** The copies as written. A named card of Lackey without any is one. */
function copiesIn(attributes: OpenCard["attributes"], contents: OpenCard["contents"]): string {
  const counted = COPIES.find((key) => attributes.has(key)) ?? "";
  return attributes.get(counted) ?? contents.get("count") ?? (contents.has("name") ? "1" : "");
}

/** The board that the file itself names. */
function boardIn(attributes: OpenCard["attributes"], contents: OpenCard["contents"]) {
  const place = PART_OF_DECK.exec(contents.get("location") ?? "")?.[1] ?? "";
  return boardNamed(attributes.get("annotation") ?? place);
}

/**
 * A `<Cards …/>` of Magic Online, a `<card …/>` of Cockatrice, a `<card …>Name</card>` of OCTGN,
 * a `<card><name>Name</name></card>` of Lackey, which is one copy, or such a one of Magic Assistant
 * with its copies beside it.
 */
function readCard({ attributes, contents, line }: OpenCard, reading: Reading): void {
  const name = nameIn(attributes, contents);
  const quantity = copiesIn(attributes, contents);
  if (!name || !/^\d{1,9}$/.test(quantity)) {
    addProblem(reading, line, "unreadable");
    return;
  }
  const card = startCardText(name);
  card.quantity = Number(quantity);
  const setCode = attributes.get("setshortname") ?? contents.get("set");
  card.setCode = setCode?.toUpperCase() || null;
  card.collectorNumber = attributes.get("collectornumber") || null;
  if (attributes.get("sideboard") === "true") card.board = "sideboard";
  card.board = boardIn(attributes, contents) ?? card.board;
  card.finish = finishNamed(contents.get("special") ?? "") ?? null;
  // A file may hold all its cards in one line: only its beginning is read for each.
  const shown = tidy((reading.texts[line - 1] ?? "").slice(0, 2 * LINE_SHOWN));
  noteCard(card, { number: line, text: shown.slice(0, LINE_SHOWN) }, reading);
}

/** Tags that hold others: text between them is lost. */
const BOARDS = new Set(["zone", "section", "superzone"]);
const BOXES = new Set([...BOARDS, "deck", "card", "cards", STACK]);

/** Whether a text between tags says something of the card around it. */
const tellsOf = (card: OpenCard | undefined, element: string): card is OpenCard =>
  card !== undefined && !card.attributes.has("name") && !card.contents.has(element);

/** Whether a tag stands around the card of a stack, which ends with the stack’s own. */
const isWithinStack = (name: string, open: OpenCard | undefined): boolean =>
  open?.tag === STACK && name.replace("/", "") === "card";

/** `<cards>` without a word more is the box of Magic Assistant’s stacks. */
const opensCard = (name: string, tag: string): boolean =>
  name === "card" || name === STACK || (name === "cards" && tag.includes("="));

/** Fields between tags that say something of the deck. */
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  deckname: "name",
  name: "name",
  comment: "description",
  comments: "description",
  format: "format",
};

/**
 * Magic Online marks a companion as it marks a commander. Several cards of four copies are no deck of commander
 * (CR 903.5b).
 */
function settleMarked({ entries, headings }: Reading): void {
  const fourfold = entries.filter(({ quantity }) => quantity === PLAYSET);
  const isSingleton = countCards(entries).main >= COMMANDER_SIZE || fourfold.length < 2;
  if (headings.length > 0 || isSingleton) return;
  for (const [at, entry] of entries.entries())
    if (entry.board === "commander") entries[at] = { ...entry, board: "companion" };
}

/** Reads a deck file in XML: every whole tag counts, however damaged the rest may be. */
export function* readXml(reading: Reading): Steps<void> {
  let field = "";
  let element = "";
  let open: OpenCard | undefined;
  const close = () => {
    if (open) readCard(open, reading);
    open = undefined;
  };
  for (const { kind, text, line } of piecesOf(reading.texts)) {
    yield;
    reading.work += text.length;
    if (kind === "text") {
      if (!/\S/.test(text)) continue;
      if (tellsOf(open, element)) {
        open.contents.set(element, tidy(text));
        markLine(reading, line, "metadata");
      } else if (field || element) addMetadata(reading, line, field || element, tidy(text));
      else addProblem(reading, line, "unreadable");
      continue;
    }
    const name = tagName(text);
    markLine(reading, line, "metadata");
    if (isWithinStack(name, open)) continue;
    if (BOXES.has(name.replace("/", ""))) close();
    if (opensCard(name, text))
      open = { tag: name, attributes: attributesOf(text), contents: new Map(), line };
    else if (BOARDS.has(name)) {
      const zone = attributesOf(text).get("name") ?? "";
      reading.board = boardNamed(zone) ?? "extra";
      addHeading(reading, line, zone);
    }
    const closes = name.startsWith("/") || text.endsWith("/");
    field = closes ? "" : (TEXT_FIELDS[name] ?? "");
    element = closes || BOXES.has(name) ? "" : name;
    if (closes && BOXES.has(name)) close();
  }
  close();
  settleMarked(reading);
}
