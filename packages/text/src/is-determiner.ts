import { wordsIn } from "./function-words.ts";

/** Articles and possessives of both languages, folded, and what is left of them before an apostrophe. */
const DETERMINERS = wordsIn(
  "le la les l un une des mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs the a an my your his her its our their",
);

/** Whether a folded word stands before a noun and only says whose or which it is: “my”, “the”, « la ». */
export const isDeterminer = (word: string): boolean => DETERMINERS.has(word);
