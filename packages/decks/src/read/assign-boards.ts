import type { Steps } from "@spellwright/cards";
import { foldWords } from "@spellwright/text";
import { countCards } from "../count-cards.ts";
import type { Board } from "../decklist.ts";
import { addNotice, type DraftEntry, type Reading } from "./reading.ts";

/** A whole Commander deck (CR 903.5a). */
const COMMANDER_SIZE = 100;
/** Sizes of a deck in front of a sideboard: limited, constructed, with a large companion. */
const DECK_SIZES = new Set([40, 60, 80]);
/** Of a deck that is not complete, in front of the only blank line. */
const LEAST_DECK = 40;
const SIDEBOARD_SIZE = 15;
/** Commanders of one deck, partners included (CR 702.124g). */
const MOST_COMMANDERS = 2;

type Entries = readonly DraftEntry[];

const copiesOf = (entries: Entries): number =>
  entries.reduce((sum, entry) => sum + entry.quantity, 0);

function moved(entries: Entries, chosen: Entries, board: Board): Entries {
  const set = new Set(chosen);
  return entries.map((entry) => (set.has(entry) ? { ...entry, board } : entry));
}

/**
 * A card named twice is one card: `Commander: Name` above a list that holds it, a companion that
 * Arena repeats in the sideboard. The line in the list stays, the other one becomes metadata.
 */
function* joinRepeated(entries: Entries, reading: Reading): Steps<Entries> {
  const leads = entries.filter(
    (entry) =>
      entry.board === "companion" ||
      (entry.board === "commander" && (entry.mentioned || !entry.counted)),
  );
  if (leads.length === 0) return entries;
  const boardOf = new Map(leads.map((lead) => [foldWords(lead.name), lead]));
  const repeats = new Map<DraftEntry, DraftEntry>();
  for (const entry of entries) {
    yield;
    const lead = boardOf.get(foldWords(entry.name));
    if (!lead || lead === entry || entry.quantity !== 1 || repeats.has(lead)) continue;
    if (lead.board === "companion" ? entry.board === "sideboard" : entry.board !== "maybeboard")
      repeats.set(lead, entry);
  }
  const cardsOfLine = new Map<number, number>();
  for (const { line } of entries) cardsOfLine.set(line, (cardsOfLine.get(line) ?? 0) + 1);
  for (const { line } of repeats.keys())
    if (cardsOfLine.get(line) === 1) reading.kinds[line - 1] = "metadata";
  const boards = new Map([...repeats].map(([lead, entry]) => [entry, lead.board]));
  return entries
    .filter((entry) => !repeats.has(entry))
    .map((entry) => ({ ...entry, board: boards.get(entry) ?? entry.board }));
}

/** The cards between blank lines, talk left out. */
function* groupsOf(entries: Entries, reading: Reading): Steps<Entries[]> {
  const groups = new Map<number, DraftEntry[]>();
  for (const entry of entries) {
    yield;
    if (!entry.counted && reading.cards && !reading.cards.knows(entry.name)) continue;
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups.values()];
}

function isLead(entries: Entries): boolean {
  return entries.length <= MOST_COMMANDERS && entries.every((entry) => entry.quantity === 1);
}

/** Blank lines instead of headings: Magic Online's sideboard, a commander set apart. */
function* readBlankLines(entries: Entries, reading: Reading): Steps<Entries> {
  if (reading.boardsAreNamed || reading.headings.length > 0) return entries;
  const groups = yield* groupsOf(entries, reading);
  const [first, last] = [groups[0], groups.at(-1)];
  if (!first || !last || groups.length < 2) return entries;
  const total = copiesOf(groups.flat());
  if (total === COMMANDER_SIZE) {
    const lead = isLead(first) ? first : last;
    if (!isLead(lead)) return entries;
    const reason = lead === first ? "commanderBeforeBlankLine" : "commanderFromSideboard";
    for (const entry of lead) addNotice(reading, entry.line, reason, { name: entry.name });
    return moved(entries, lead, "commander");
  }
  const side = copiesOf(last);
  const deck = total - side;
  const isSideboard = DECK_SIZES.has(deck) || (groups.length === 2 && deck >= LEAST_DECK);
  if (!isSideboard || side > SIDEBOARD_SIZE || DECK_SIZES.has(total)) return entries;
  const line = last[0]?.line;
  if (line) addNotice(reading, line, "sideboardAfterBlankLine", { count: side });
  return moved(entries, last, "sideboard");
}

/** Magic Online, XMage and Cockatrice keep the commander in the sideboard. */
function findCommander(entries: Entries, reading: Reading): Entries {
  if (entries.some((entry) => entry.board === "commander")) return entries;
  const side = entries.filter((entry) => entry.board === "sideboard");
  const { main, sideboard } = countCards(entries);
  if (side.length === 0 || !isLead(side) || main + sideboard !== COMMANDER_SIZE) return entries;
  for (const { line, name } of side) addNotice(reading, line, "commanderFromSideboard", { name });
  return moved(entries, side, "commander");
}

/**
 * A card of both boards that a list puts in the sideboard twice: the first line completes the deck
 * when the two boards then have exactly the sizes of a deck and its sideboard (CR 100.2a, 100.4a).
 */
function splitRepeatedSideboard(entries: Entries, reading: Reading): Entries {
  const { main, sideboard } = countCards(entries);
  const surplus = sideboard - SIDEBOARD_SIZE;
  if (surplus < 1 || !DECK_SIZES.has(main + surplus)) return entries;
  const side = entries.filter((entry) => entry.board === "sideboard");
  const times = new Map<string, number>();
  for (const { name } of side) times.set(name, (times.get(name) ?? 0) + 1);
  const firsts = new Map<string, DraftEntry>();
  for (const entry of side)
    if (times.get(entry.name) === 2 && !firsts.has(entry.name)) firsts.set(entry.name, entry);
  const surplusCards = [...firsts.values()];
  if (copiesOf(surplusCards) !== surplus) return entries;
  for (const { line, name } of surplusCards)
    addNotice(reading, line, "deckFromSideboard", { name });
  return moved(entries, surplusCards, "main");
}

/** A section of the commander that runs on into the deck: only its first card leads. */
function endCommanders(entries: Entries): Entries {
  const leads = entries.filter((entry) => entry.board === "commander");
  if (copiesOf(leads) <= MOST_COMMANDERS) return entries;
  return moved(entries, leads.slice(1), "main");
}

/** A pile called Tokens that completes the deck holds cards that make tokens. */
function countTokenMakers(entries: Entries): Entries {
  const { main, extra } = countCards(entries);
  const whole = main + extra === COMMANDER_SIZE || main + extra === 60;
  if (extra === 0 || !whole) return entries;
  return moved(
    entries,
    entries.filter((entry) => entry.board === "extra"),
    "main",
  );
}

/** What needs no name: each reads the whole list, and what the ones before made of it. */
const SETTLERS: readonly ((entries: Entries, reading: Reading) => Entries)[] = [
  splitRepeatedSideboard,
  findCommander,
  endCommanders,
  countTokenMakers,
];

/** Decides what only the whole list shows: where cards lie whose board no line names. An entry a step. */
export function* assignBoards(reading: Reading): Steps<Entries> {
  let entries = yield* joinRepeated(reading.entries, reading);
  entries = yield* readBlankLines(entries, reading);
  for (const settle of SETTLERS) {
    yield;
    entries = settle(entries, reading);
  }
  return entries;
}
