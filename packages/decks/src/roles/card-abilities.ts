import { escapePattern } from "@spellwright/text";
import type { CardFacts } from "../card-facts.ts";

/** The abilities of a card as its rules are looked for. */
export interface Abilities {
  /** One ability each; the card itself is `~`, reminder texts are gone (CR 207.2). */
  readonly abilities: readonly string[];
  /** The same by sentence. */
  readonly sentences: readonly string[];
}

// A token that is sacrificed for mana is mana.
const QUOTED_BUT_MANA = /["“](?!sacrifice [^"”]*\badd\b)[^"”]*["”]/gi;
const ITSELF =
  /\bthis (?:creature|artifact|enchantment|land|permanent|planeswalker|vehicle|spacecraft|aura|equipment|saga)\b/gi;
/** A shorter first name may be a word of the game. */
const SHORTEST_NAME = 4;

const namesOf = ({ name, card_faces }: CardFacts): readonly string[] => {
  const faces = card_faces?.map((face) => face.name) ?? [];
  const whole = [name, ...faces, ...name.split(" // ")];
  const short = whole.flatMap((each) => each.split(", ")[0] ?? []);
  return [...new Set([...whole, ...short])].filter(({ length }) => length >= SHORTEST_NAME);
};

/** The text of what is cast: a land on the back makes its mana as a land. */
const castTextOf = (card: CardFacts): string =>
  (card.card_faces ?? [])
    .filter((face, at) => at === 0 || !/\bLand\b/.test(face.type_line ?? ""))
    .map((face) => face.oracle_text ?? "")
    .concat(card.oracle_text ?? "")
    .join("\n")
    .replaceAll(" // ", "\n");

const split = (text: string): Abilities => {
  const abilities = text.split("\n").filter(Boolean);
  return { abilities, sentences: abilities.flatMap((each) => each.split(/(?<=\.["”]?)\s+/)) };
};

/** The abilities of all faces, with what stands between quotation marks and without it. */
export const abilitiesOf = (
  card: CardFacts,
): { readonly whole: Abilities; readonly own: Abilities } => {
  const names = namesOf(card)
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern);
  const text = castTextOf(card)
    .replace(/\([^()]*\)/g, "")
    .replace(new RegExp(`(?<![\\w’'-])(?:${names.join("|")})(?![\\w-])`, "g"), "~");
  // Inside quotation marks “this creature” is another one.
  const whole = text
    .split(/(["“][^"”]*["”])/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(ITSELF, "~")))
    .join("");
  return { whole: split(whole), own: split(whole.replace(QUOTED_BUT_MANA, "")) };
};
