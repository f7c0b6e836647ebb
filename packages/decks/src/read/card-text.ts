import type { Board, Finish } from "../decklist.ts";

/** What a recogniser has understood of the text of one card so far. */
export interface CardText {
  /** What is left of the text; the name in the end. */
  name: string;
  quantity: number | null;
  setCode: string | null;
  collectorNumber: string | null;
  finish: Finish | null;
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
    board: null,
    categories: [],
    tags: [],
  };
}

const FINISHES: Readonly<Record<string, Finish>> = {
  f: "foil",
  foil: "foil",
  premium: "foil",
  "f-etch": "etched",
  e: "etched",
  etched: "etched",
  "etched foil": "etched",
  "foil etched": "etched",
};

/** The finish a word of a mark names: `F`, `foil`, `etched`. */
export function finishNamed(word: string): Finish | undefined {
  return Object.hasOwn(FINISHES, word.toLowerCase()) ? FINISHES[word.toLowerCase()] : undefined;
}
