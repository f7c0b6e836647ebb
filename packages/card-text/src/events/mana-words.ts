import { headOf } from "../deeds/index.ts";
import type { Mana, Noun } from "../types/index.ts";

const COLOURS: Readonly<Record<string, string>> = {
  w: "white",
  u: "blue",
  b: "black",
  r: "red",
  g: "green",
  c: "colorless",
};

const ANY_COLOUR = ["any-color"];

const coloursOf = (symbols: readonly string[]): readonly string[] => [
  ...new Set([...symbols.join("")].flatMap((letter) => COLOURS[letter] ?? [])),
];

/** The colours of mana that is added, a row for each choice. An empty row where something else decides. */
export function colourWordsOf(mana: Mana): readonly (readonly string[])[] {
  const { symbols, or = [], combination = [], noun, of } = mana;
  if (of !== undefined)
    return [of.includes("color") && !of.includes("that") && !of.includes("-ed") ? ANY_COLOUR : []];
  const rows = [...(symbols === undefined ? [] : [symbols]), ...or, ...combination].map(coloursOf);
  return noun === undefined ? rows : [...rows, isOfAnyColour(noun) ? ANY_COLOUR : []];
}

/** "mana of any color". */
const isOfAnyColour = ({ where = [] }: Noun): boolean =>
  where.some(
    ({ choice = "", zone }) =>
      choice.startsWith("of any") || (zone?.det === "any" && headOf(zone).thing === "color"),
  );
