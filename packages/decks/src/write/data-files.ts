import { csvLine } from "@spellwright/text";
import type { DeckEntry } from "../decklist.ts";
import { onBoard, oneLine, plainWord, type WrittenDeck } from "./lines.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const xml = (text: string) => oneLine(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Magic Online's own mark of a commander. */
const COMMANDER_ANNOTATION = 16777728;

/** Magic Online's deck file. Cards are found by their names, so that `CatID` may be 0. */
export function writeMtgoDek(deck: WrittenDeck): string {
  const write = ({ quantity, name, board }: DeckEntry) => {
    const annotation = board === "commander" ? COMMANDER_ANNOTATION : 0;
    return `  <Cards CatID="0" Quantity="${quantity}" Sideboard="${board !== "main"}" Name="${xml(name)}" Annotation="${annotation}" />`;
  };
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    "  <NetDeckID>0</NetDeckID>",
    "  <PreconstructedDeckID>0</PreconstructedDeckID>",
    ...onBoard(deck, "main").map(write),
    ...onBoard(deck, "commander", "companion", "sideboard").map(write),
    "</Deck>",
  ].join("\n");
}

/** Cockatrice's deck file. */
export function writeCockatrice(deck: WrittenDeck): string {
  const zone = (name: string, entries: readonly DeckEntry[]) => [
    `    <zone name="${name}">`,
    ...entries.map((card) => `        <card number="${card.quantity}" name="${xml(card.name)}"/>`),
    "    </zone>",
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    `    <deckname>${xml(deck.name)}</deckname>`,
    "    <comments></comments>",
    ...zone("main", onBoard(deck, "main")),
    ...zone("side", onBoard(deck, "commander", "companion", "sideboard")),
    "</cockatrice_deck>",
  ].join("\n");
}

const SECTIONS = {
  commander: "Commander",
  companion: "Companion",
  main: "Mainboard",
  sideboard: "Sideboard",
  maybeboard: "Maybeboard",
  extra: "Tokens",
} as const;

/** Comma-separated values. A name keeps to its line, for readers that go by lines. */
export function writeCsv(deck: WrittenDeck): string {
  const row = (...cells: readonly (string | number)[]) =>
    csvLine(cells.map((cell) => (typeof cell === "number" ? cell : oneLine(cell))));
  const words = (list: readonly string[]) => list.map(plainWord).filter(Boolean).join(", ");
  return [
    row(
      "Quantity",
      "Name",
      "Set code",
      "Collector number",
      "Foil",
      "Section",
      "Categories",
      "Tags",
    ),
    ...deck.entries.map((card) =>
      row(
        card.quantity,
        card.name,
        card.setCode ?? "",
        card.collectorNumber ?? "",
        card.finish ?? "",
        SECTIONS[card.board],
        words(card.categories),
        words(card.tags),
      ),
    ),
  ].join("\r\n");
}
