import type { CardIndex, CardName, Steps } from "@spellwright/cards";
import type { DecklistProblem, ResolvedEntry } from "../decklist.ts";
import { problemOf } from "../read/reading.ts";

/** A card that an entry may mean. */
export type CandidateCard = Pick<CardName, "id" | "name">;

/** An entry beside its name as the list writes it, and the cards that this may mean. */
export interface NamedEntry {
  readonly entry: ResolvedEntry;
  readonly written: string;
  readonly meant: readonly CandidateCard[];
}

interface Joined {
  readonly kept: readonly ResolvedEntry[];
  readonly notices: readonly DecklistProblem[];
  /** Lines of faces that other cards have too, which the other line told apart. */
  readonly settled: ReadonlySet<number>;
}

/** The cards of which an entry names one face, and not the whole. */
const cardsOfFace = ({ meant, written }: NamedEntry): readonly CandidateCard[] =>
  written.includes("/") ? [] : meant.filter(({ name }) => name.includes(" // "));

const placeOf = ({ board, quantity }: ResolvedEntry, { id }: CandidateCard): string =>
  JSON.stringify([id, board, quantity]);

/** Whether two entries of one card name its two faces: beside each other they are its whole name. */
const areFaces = (one: NamedEntry, other: NamedEntry, cards: Pick<CardIndex, "knows">): boolean =>
  cards.knows(`${one.written} // ${other.written}`) ||
  cards.knows(`${other.written} // ${one.written}`);

/** Two lines that name the two faces of a card, as some programs write it, are one card. An entry a step. */
export function* joinFaces(
  named: readonly NamedEntry[],
  texts: readonly string[],
  cards: Pick<CardIndex, "knows">,
): Steps<Joined> {
  // A list that writes a card whole does not write it as its faces.
  const wholes = new Set(
    named.flatMap(({ written, meant }) => (written.includes("/") ? meant.map(({ id }) => id) : [])),
  );
  const fronts = new Map<string, NamedEntry>();
  const whole = new Map<NamedEntry, CandidateCard>();
  const settled = new Set<number>();
  const kept: NamedEntry[] = [];
  const notices: DecklistProblem[] = [];
  for (const each of named) {
    yield;
    const faces = cardsOfFace(each).filter(({ id }) => !wholes.has(id));
    const isOther = (card: CandidateCard) => {
      const front = fronts.get(placeOf(each.entry, card));
      return front !== undefined && areFaces(front, each, cards);
    };
    const card = faces.find(isOther);
    const front = card && fronts.get(placeOf(each.entry, card));
    if (!card || !front) {
      for (const face of faces) fronts.set(placeOf(each.entry, face), each);
      kept.push(each);
      continue;
    }
    whole.set(front, card);
    settled.add(front.entry.line).add(each.entry.line);
    for (const face of cardsOfFace(front)) fronts.delete(placeOf(front.entry, face));
    const params = { first: front.written, second: each.written, name: card.name };
    const { line } = each.entry;
    notices.push(problemOf(texts, line, "facesJoined", { params, severity: "notice" }));
  }
  const entries = kept.map((each): ResolvedEntry => {
    const card = whole.get(each);
    return card ? { ...each.entry, name: card.name, cardId: card.id } : each.entry;
  });
  return { kept: entries, notices, settled };
}
