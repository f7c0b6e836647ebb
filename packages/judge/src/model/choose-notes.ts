import type { CardRuling } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { foldText } from "@spellwright/text";
import { stemsOf } from "./keep-sentences.ts";

/** A glossary entry that tells of a rule which is gone, and not only of a word that is another one now. */
const NAMES_A_GONE_RULE = /no longer/i;
const LONGEST_TERM = 4;

/**
 * Whether an official note stands on a rule that is gone: it uses a term that the glossary of the edition in use
 * calls obsolete because its rule does not exist any more (mana burn, damage assignment order).
 */
const isOutdated = ({ comment }: CardRuling, rulebook: Rulebook): boolean => {
  const { tokens } = foldText(comment);
  return tokens.some((_, at) =>
    Array.from({ length: LONGEST_TERM }, (_, more) =>
      tokens.slice(at, at + more + 1).join(" "),
    ).some((term) =>
      NAMES_A_GONE_RULE.test(rulebook.glossary(`${term} (Obsolete)`)?.definition.en ?? ""),
    ),
  );
};

/** A note is said again in other words where so many of its words stand in a newer one. */
const SAID_AGAIN = 0.85;

/** Each note once: of those that say the same of one card, word for word or nearly, the newest. */
const newestOf = (notes: readonly CardRuling[]): readonly CardRuling[] => {
  const read = notes.map((note) => ({ note, words: stemsOf(note.comment) }));
  return read
    .filter(
      ({ note, words }, at) =>
        !read.some(({ note: other, words: others }, place) => {
          if (place === at || other.name !== note.name) return false;
          const isNewer =
            other.published_at > note.published_at ||
            (other.published_at === note.published_at && place < at);
          const shared = [...words].filter((word) => others.has(word)).length;
          return isNewer && shared >= SAID_AGAIN * Math.max(words.size, others.size);
        }),
    )
    .map(({ note }) => note);
};

/** An official note, and whether it stands on rules that are gone. */
export interface ChosenNote {
  readonly note: CardRuling;
  readonly outdated: boolean;
}

/** The official notes of some cards, each once, in the order given. What stands on rules that are gone comes last. */
export const chooseNotes = (
  notes: readonly CardRuling[],
  rulebook: Rulebook,
): readonly ChosenNote[] =>
  newestOf(notes)
    .map((note) => ({ note, outdated: isOutdated(note, rulebook) }))
    .toSorted((a, b) => Number(a.outdated) - Number(b.outdated));
