import type { DeckEntry } from "../decklist.ts";
import { onBoard, oneLine, plainWord, section, type WrittenDeck } from "./lines.ts";

/** Magic Online: the deck, then the sideboard, which also holds commanders and the companion. */
export function writeMtgo(deck: WrittenDeck): string {
  const write = ({ quantity, name }: DeckEntry) => `${quantity} ${name}`;
  const main = onBoard(deck, "main").map(write).join("\n");
  const side = onBoard(deck, "commander", "companion", "sideboard");
  return [...(main ? [main] : []), ...section("SIDEBOARD:", side, write)].join("\n\n");
}

/** XMage: set and number in front of the name, `SB:` before the sideboard and the commanders. */
export function writeXmage(deck: WrittenDeck): string {
  const write = ({ quantity, name, setCode, collectorNumber }: DeckEntry) => {
    const number = collectorNumber === null ? "" : `:${collectorNumber}`;
    return `${quantity} ${setCode === null ? "" : `[${setCode}${number}] `}${name}`;
  };
  return [
    `NAME:${oneLine(deck.name)}`,
    ...onBoard(deck, "main").map(write),
    ...onBoard(deck, "commander", "companion", "sideboard").map((entry) => `SB: ${write(entry)}`),
  ].join("\n");
}

/** Forge, the program of that name, not our Forge: sections in brackets, set and number behind bars, `+` for a foil. */
export function writeCardForge(deck: WrittenDeck): string {
  const write = ({ quantity, name, setCode, collectorNumber, finish }: DeckEntry) => {
    const foil = finish === null ? "" : "+";
    if (setCode === null) return `${quantity} ${name}${foil && "+|"}`;
    return `${quantity} ${name}${foil}|${setCode}${collectorNumber === null ? "" : `|[${collectorNumber}]`}`;
  };
  return [
    `[metadata]\nName=${oneLine(deck.name)}`,
    ...section("[Commander]", onBoard(deck, "commander"), write),
    ...section("[Main]", onBoard(deck, "main"), write),
    ...section("[Companion]", onBoard(deck, "companion"), write),
    ...section("[Sideboard]", onBoard(deck, "sideboard"), write),
  ].join("\n");
}

/** deckstats.net: piles as comments, marks behind `#`, `SB:` before the sideboard. */
export function writeDeckstats(deck: WrittenDeck): string {
  const marks = { commander: " # !Commander", companion: " # !Companion" } as const;
  const write = (entry: DeckEntry) => {
    const { quantity, name, setCode, collectorNumber, finish, board } = entry;
    const number = collectorNumber === null ? "" : `#${collectorNumber}`;
    const printing = setCode === null ? "" : `[${setCode}${number}] `;
    const mark = board === "commander" || board === "companion" ? marks[board] : "";
    const foil = finish === null ? "" : ` # !${finish === "foil" ? "Foil" : "Etched"}`;
    return `${board === "sideboard" ? "SB: " : ""}${quantity} ${printing}${name}${mark}${foil}`;
  };
  const piles = new Map<string, DeckEntry[]>();
  for (const entry of onBoard(deck, "commander", "companion", "main", "sideboard")) {
    const pile = plainWord(entry.categories[0] ?? "") || "Main";
    const same = piles.get(pile);
    if (same) same.push(entry);
    else piles.set(pile, [entry]);
  }
  return [
    `//NAME: ${oneLine(deck.name)}`,
    ...[...piles].flatMap(([pile, entries]) => section(`//${pile}`, entries, write)),
    ...section("//Maybeboard", onBoard(deck, "maybeboard"), write),
    ...section("Tokens", onBoard(deck, "extra"), write),
  ].join("\n\n");
}
