import { SUBJECT_WORDS, SUBJECTS, type Subject } from "./lexicon.ts";
import type { WeakAsked } from "./weak-cards.ts";

/** What of a question tells its subjects beside the words of each. */
interface AskedText {
  /** Folded, without what was read as phrases. */
  readonly text: string;
  /** Folded. */
  readonly whole: string;
  readonly losesNamed: boolean;
  readonly asksForWeak: WeakAsked | null;
}

/** What a question is about. */
export const subjectsIn = ({
  text,
  whole,
  losesNamed,
  asksForWeak,
}: AskedText): ReadonlySet<Subject> => {
  const found = new Set(SUBJECTS.filter((subject) => SUBJECT_WORDS[subject].test(text)));
  // Its words are those of triggers too: “if my commander dies”.
  if (losesNamed || SUBJECT_WORDS.backup.test(whole)) found.add("backup");
  if (asksForWeak !== null) {
    found.add("cuts");
    found.delete("overview");
  }
  return found;
};
