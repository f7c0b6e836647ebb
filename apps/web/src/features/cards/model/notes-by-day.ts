import type { CardRuling } from "@spellwright/contract";

/** The official notes of one day. */
export interface NotesOfDay {
  readonly day: string;
  readonly notes: readonly string[];
}

/** Notes in the order given, day by day. A note that is published twice on a day stands once. */
export const notesByDay = (rulings: readonly CardRuling[]): NotesOfDay[] => {
  const days = new Map<string, Set<string>>();
  for (const { published_at, comment } of rulings) {
    const notes = days.get(published_at) ?? new Set<string>();
    // Some notes are published in two spellings of the same signs.
    if (![...notes].some((note) => sameWords(note, comment))) notes.add(comment);
    days.set(published_at, notes);
  }
  return [...days].map(([day, notes]) => ({ day, notes: [...notes] }));
};

const sameWords = (left: string, right: string): boolean =>
  left.replaceAll("’", "'") === right.replaceAll("’", "'");
