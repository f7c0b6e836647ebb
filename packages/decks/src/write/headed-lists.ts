import type { DeckEntry } from "../decklist.ts";
import {
  finishOf,
  onBoard,
  oneLine,
  plainWord,
  printingOf,
  section,
  type WrittenDeck,
} from "./lines.ts";

const counted = ({ quantity, name }: DeckEntry) => `${quantity} ${name}`;

function played(deck: WrittenDeck, write: (entry: DeckEntry) => string): readonly string[] {
  return [
    ...section("Commander", onBoard(deck, "commander"), write),
    ...section("Companion", onBoard(deck, "companion"), write),
    ...section("Deck", onBoard(deck, "main"), write),
    ...section("Sideboard", onBoard(deck, "sideboard"), write),
  ];
}

function beside(deck: WrittenDeck, write: (entry: DeckEntry) => string): readonly string[] {
  return [
    ...section("Maybeboard", onBoard(deck, "maybeboard"), write),
    ...section("Tokens", onBoard(deck, "extra"), write),
  ];
}

/** Names and numbers under headings. Every tool reads it. */
export function writePlain(deck: WrittenDeck): string {
  return [...played(deck, counted), ...beside(deck, counted)].join("\n\n");
}

/** MTG Arena: its name in `About`, printings in parentheses. */
export function writeArena(deck: WrittenDeck): string {
  const write = (entry: DeckEntry) => counted(entry) + printingOf(entry);
  const name = oneLine(deck.name);
  return [...(name ? [`About\nName ${name}`] : []), ...played(deck, write)].join("\n\n");
}

/** Moxfield: printings, `*F*` for foils, `#` for tags. */
export function writeMoxfield(deck: WrittenDeck): string {
  const tags = (entry: DeckEntry) => entry.tags.map((tag) => ` #${plainWord(tag)}`).join("");
  const write = (entry: DeckEntry) =>
    counted(entry) + printingOf(entry) + finishOf(entry) + tags(entry);
  return [...played(deck, write), ...beside(deck, write)].join("\n\n");
}

/** TappedOut: `1x`, `*CMDR*` behind a commander. */
export function writeTappedout(deck: WrittenDeck): string {
  const write = (entry: DeckEntry) => {
    const mark = entry.board === "commander" ? " *CMDR*" : "";
    return `${entry.quantity}x ${entry.name}${printingOf(entry)}${finishOf(entry)}${mark}`;
  };
  const deckLines = onBoard(deck, "commander", "main").map(write).join("\n");
  return [
    ...(deckLines ? [deckLines] : []),
    ...section("Companion:", onBoard(deck, "companion"), write),
    ...section("Sideboard:", onBoard(deck, "sideboard"), write),
    ...beside(deck, write),
  ].join("\n\n");
}

/** Archidekt: piles and boards in brackets, tags between carets. */
export function writeArchidekt(deck: WrittenDeck): string {
  const boards = {
    main: [],
    commander: ["Commander{top}"],
    companion: ["Companion"],
    sideboard: ["Sideboard"],
    maybeboard: ["Maybeboard{noDeck}{noPrice}"],
    extra: ["Tokens & Extras{noDeck}"],
  } as const;
  return deck.entries
    .map((entry) => {
      const piles = [...boards[entry.board], ...entry.categories.map(plainWord)].filter(Boolean);
      const tags = entry.tags.map((tag) => ` ^${plainWord(tag)},#656565^`).join("");
      const pile = piles.length > 0 ? ` [${piles.join(",")}]` : "";
      return `${entry.quantity}x ${entry.name}${printingOf(entry, true)}${finishOf(entry)}${pile}${tags}`;
    })
    .join("\n");
}
