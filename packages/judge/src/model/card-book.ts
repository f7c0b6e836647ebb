import type { Card, CardRuling } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { foldWords } from "@spellwright/text";
import type { JudgeQuestion } from "../judge.ts";
import { chooseNotes } from "./choose-notes.ts";

/** A card or an official note, as a model may cite it. */
export type Citable =
  | { readonly kind: "text"; readonly card: Card }
  | { readonly kind: "note"; readonly note: CardRuling; readonly outdated: boolean };

/** Most that a prompt tells of, and most that may be read beside. */
const MOST = { cards: 10, possible: 4, notes: 12 } as const;
/** Of so many notes each is compared with all the others. Cards have few more. */
const MOST_COMPARED = 40;
const MOST_READ = { cards: 8, notes: 24 } as const;

/** Cards and official notes by the handles that a model cites them by: C1, N1, …. */
export interface CardBook {
  readonly sources: ReadonlyMap<string, Citable>;
  /** The cards of the question, those that may be meant, and the notes, as they were given. */
  readonly given: {
    readonly cards: readonly string[];
    readonly possible: readonly string[];
    readonly notes: readonly string[];
  };
  /** A card that was read with its notes: their handles. Those that are new among them get one. */
  add(
    card: Card,
    notes: readonly CardRuling[],
  ): { readonly card: string | undefined; readonly notes: readonly string[] };
}

const keyOf = (source: Citable): string =>
  source.kind === "text" ? source.card.id : `${source.note.name}\n${source.note.comment}`;

/** A book that begins with the cards and notes of a question. */
export const createCardBook = (
  {
    cards,
    possibleCards = [],
    cardRulings,
  }: Pick<JudgeQuestion, "cards" | "possibleCards" | "cardRulings">,
  rulebook: Rulebook,
): CardBook => {
  const sources = new Map<string, Citable>();
  const handles = new Map<string, string>();
  const counts = { text: 0, note: 0 };
  const handleOf = (source: Citable, most: number): string | undefined => {
    const key = keyOf(source);
    const known = handles.get(key);
    if (known !== undefined || counts[source.kind] >= most) return known;
    counts[source.kind] += 1;
    const handle = `${source.kind === "text" ? "C" : "N"}${counts[source.kind]}`;
    sources.set(handle, source);
    handles.set(key, handle);
    return handle;
  };
  const addAll = (list: readonly Citable[], most: number): readonly string[] =>
    list.flatMap((source) => handleOf(source, most) ?? []);
  const textsOf = (named: JudgeQuestion["cards"]): readonly Citable[] =>
    named.map(({ card }) => ({ kind: "text", card }));
  const notesOf = (notes: readonly CardRuling[]): readonly Citable[] =>
    chooseNotes(notes.slice(0, MOST_COMPARED), rulebook).map((chosen) => ({
      kind: "note",
      ...chosen,
    }));

  const given = {
    cards: addAll(textsOf(cards), MOST.cards),
    possible: addAll(textsOf(possibleCards), counts.text + MOST.possible),
    notes: addAll(notesOf(cardRulings), MOST.notes),
  };
  const most = { cards: counts.text + MOST_READ.cards, notes: counts.note + MOST_READ.notes };
  return {
    ...{ sources, given },
    add: (card, notes) => ({
      card: handleOf({ kind: "text", card }, most.cards),
      notes: addAll(notesOf(notes), most.notes),
    }),
  };
};

/** Handles of all cards and notes that an answer may come to have. */
export const cardHandlesOf = (
  { sources, given }: CardBook,
  mayLookUp: boolean,
): readonly string[] => {
  if (!mayLookUp) return [...sources.keys()];
  const upTo = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
  const cards = given.cards.length + given.possible.length;
  return [
    ...upTo("C", cards + MOST_READ.cards),
    ...upTo("N", given.notes.length + MOST_READ.notes),
  ];
};

/** "C1", "[N2]": the handle alone, whatever stands behind it. */
const HANDLE = /^[[(]?([CN]\d{1,2})(?!\w)/i;
const LONGEST = 200;

const namesOf = (source: Citable): readonly string[] =>
  source.kind === "note"
    ? source.note.name.split(" // ").concat(source.note.name)
    : [source.card, ...(source.card.card_faces ?? [])].flatMap(({ name, printed_name }) =>
        printed_name ? [name, printed_name] : [name],
      );

/** What a handle means: one source, or all that the card of that name and its notes say. */
export const citablesOf = (handle: string, { sources }: CardBook): readonly Citable[] => {
  const [, short] = HANDLE.exec(handle.trim()) ?? [];
  const meant = short === undefined ? undefined : sources.get(short.toUpperCase());
  if (meant) return [meant];
  const named = foldWords(handle.slice(0, LONGEST));
  return named === ""
    ? []
    : [...sources.values()].filter((one) => namesOf(one).some((name) => foldWords(name) === named));
};
