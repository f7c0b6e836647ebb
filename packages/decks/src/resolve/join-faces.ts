import type { CardIndex, Steps } from "@spellwright/cards";
import type { DecklistProblem, ResolvedEntry } from "../decklist.ts";
import { problemOf } from "../read/reading.ts";

/** An entry beside its name as the list writes it. */
export interface NamedEntry {
  readonly entry: ResolvedEntry;
  readonly written: string;
}

interface Joined {
  readonly kept: readonly NamedEntry[];
  readonly notices: readonly DecklistProblem[];
}

/** Whether an entry names one face of a card, and not the whole. */
const isFace = ({ entry, written }: NamedEntry): boolean =>
  entry.cardId !== null && entry.name.includes(" // ") && !written.includes("/");

const sameCard = ({ entry }: NamedEntry): string =>
  JSON.stringify([entry.cardId, entry.board, entry.quantity]);

/** Whether two entries of one card name its two faces: beside each other they are its whole name. */
const areFaces = (one: NamedEntry, other: NamedEntry, cards: Pick<CardIndex, "knows">): boolean =>
  cards.knows(`${one.written} // ${other.written}`) ||
  cards.knows(`${other.written} // ${one.written}`);

/** Two lines that name the two faces of a card, as some programs write it, are one card; an entry a step. */
export function* joinFaces(
  named: readonly NamedEntry[],
  texts: readonly string[],
  cards: Pick<CardIndex, "knows">,
): Steps<Joined> {
  const fronts = new Map<string, NamedEntry>();
  const kept: NamedEntry[] = [];
  const notices: DecklistProblem[] = [];
  for (const each of named) {
    yield;
    const key = isFace(each) ? sameCard(each) : undefined;
    const front = key === undefined ? undefined : fronts.get(key);
    if (key === undefined || !front || !areFaces(front, each, cards)) {
      if (key !== undefined) fronts.set(key, each);
      kept.push(each);
      continue;
    }
    fronts.delete(key);
    const params = { first: front.written, second: each.written, name: each.entry.name };
    const { line } = each.entry;
    notices.push(problemOf(texts, line, "facesJoined", { params, severity: "notice" }));
  }
  return { kept, notices };
}
