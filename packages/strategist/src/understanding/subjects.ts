import { SUBJECT_WORDS, SUBJECTS, type Subject } from "./lexicon.ts";

/** What of a question tells its subjects beside the words of each. */
interface AskedText {
  /** Folded, without what was read as phrases. */
  readonly text: string;
  /** Folded. */
  readonly whole: string;
  readonly losesNamed: boolean;
  readonly asksForWeak: boolean;
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
  if (asksForWeak) {
    found.add("cuts");
    found.delete("overview");
  }
  return found;
};
