import { foldWords } from "@spellwright/text";
import type { Board, Finish } from "../decklist.ts";

/** What a recogniser has understood of the text of one card so far. */
export interface CardText {
  /** What is left of the text. The name in the end. */
  name: string;
  quantity: number | null;
  setCode: string | null;
  collectorNumber: string | null;
  finish: Finish | null;
  /** What stood before the name and no card bears: a name of its printing, or one with a slip. */
  replaced: string | null;
  board: Board | null;
  readonly categories: string[];
  readonly tags: string[];
}

export function startCardText(text: string): CardText {
  return {
    name: text,
    quantity: null,
    setCode: null,
    collectorNumber: null,
    finish: null,
    replaced: null,
    board: null,
    categories: [],
    tags: [],
  };
}

/** What lists write for a finish, without blanks. Folded, but where only its accent tells a word from another. */
const FINISHES: Readonly<Record<Finish, readonly string[]>> = {
  foil: "f fo fpre foil premium brillant brillante foiled surgefoil galaxyfoil halofoil ripplefoil texturedfoil".split(
    " ",
  ),
  etched:
    "e ef fe etch etched fetch foiletched etchedfoil gravé gravee foilgrave foilgravee graveefoil".split(
      " ",
    ),
};
const NAMED = new Map(
  Object.entries(FINISHES).flatMap(([finish, words]) =>
    words.map((word): [string, Finish] => [word, finish as Finish]),
  ),
);
/** Longer than every word of a finish. */
const LONGEST_FINISH = 30;
/** `Surge Foil`, `Near Mint Foil` and not `Non-Foil`: every kind of foil is one. */
const KIND_OF_FOIL = /(?<!\b(?:non|not|no|sans|pas de)) foil$/;

/** The finish a word of a mark names: `F`, `foil`, `etched`, `FOIL_ETCHED`. */
export function finishNamed(word: string): Finish | undefined {
  if (word.length > LONGEST_FINISH) return undefined;
  const accented = word.normalize("NFC").toLowerCase();
  const folded = foldWords(word);
  const named = NAMED.get(accented) ?? NAMED.get(folded.replaceAll(" ", ""));
  if (named || !KIND_OF_FOIL.test(folded)) return named;
  return folded.includes("etched") ? "etched" : "foil";
}
