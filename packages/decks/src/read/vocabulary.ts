import { foldWords } from "@spellwright/text";
import type { Board } from "../decklist.ts";
import words from "./list-words.json" with { type: "json" };

/** Words of lists, in both languages and in those that Arena and its neighbours write, folded. */
const setOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(foldWords));
/** From a word to what it stands for. */
const mapOf = <Meant extends string>(lists: Record<Meant, readonly string[]>) =>
  new Map(
    (Object.keys(lists) as Meant[]).flatMap((meant) =>
      lists[meant].map((word): [string, Meant] => [foldWords(word), meant]),
    ),
  );
const boards = mapOf<Board>(words.boards);
const zones = mapOf<keyof typeof words.zones>(words.zones);
const tokens = setOf(words.tokens);
const metadata = mapOf<string>(words.metadata);
const categories = setOf(words.piles);
const treatments = setOf(words.treatments);
const abouts = setOf(words.abouts);
const deckNames = setOf(words.deckNames);
const numbers = mapOf<string>(words.numbers);
const yes = setOf(words.yes);
const no = setOf(words.no);

/** Longer than every word here: spares folding a long line. */
const LONGEST_WORD = 40;

function foldShort(text: string): string {
  return text.length > LONGEST_WORD ? "" : foldWords(text);
}

/** The board a heading names: `Réserve`, `SIDEBOARD`. */
export function boardNamed(text: string): Board | undefined {
  return boards.get(foldShort(text));
}

/** The board that a zone of a table stands for: what lies in play from the start leads the deck. */
export function zoneNamed(text: string): Board | undefined {
  return zones.get(foldShort(text));
}

/** Whether a name ends as those of tokens do in shops: `Goblin // Treasure Double-Sided Token`. */
export function isTokenName(text: string): boolean {
  return tokens.has(foldShort(text.slice(text.lastIndexOf(" ") + 1)));
}

/** Whether a text is one of the usual names of a pile: `Terrains`, `Card draw`. */
export function isCategoryWord(text: string): boolean {
  return categories.has(foldShort(text));
}

/** The field of the metadata a key stands for: `Auteur` is the author. */
export function metadataField(text: string): string | undefined {
  return metadata.get(foldShort(text));
}

/** Whether Arena writes this word in front of the name of a deck. */
export function isArenaName(text: string): boolean {
  return deckNames.has(foldShort(text));
}

/** Whether a text says how a copy looks: `Retro Frame`, `sans bordure`. */
export function isTreatment(text: string): boolean {
  return treatments.has(foldShort(text));
}

/** Whether a line opens the part in which a list names itself: `About`, `À propos`. */
export function opensMetadata(text: string): boolean {
  return abouts.has(foldShort(text));
}

/** The number that words say: `four`, « vingt et un ». */
export function numberNamed(text: string): number | undefined {
  const figure = numbers.get(foldShort(text));
  return figure === undefined ? undefined : Number(figure);
}

/** Whether a cell of a file says yes: `x`, `true`, « oui ». */
export function meansYes(text: string): boolean {
  return yes.has(foldShort(text));
}

/** Whether a cell of a file says no, or nothing. */
export function meansNo(text: string): boolean {
  return text === "" || no.has(foldShort(text));
}
