import { ALL_SUBTYPES } from "../vocabulary/index.ts";

/** Stands for the card itself, by whatever name its text calls it. */
export const SELF = "SELF";

/** Marks the card's own name in a text before its words are read. */
export const SELF_MARK = "§";

/** Words that "this" makes the card itself: "this creature", "this spell". */
export const SELF_NOUNS: ReadonlySet<string> = new Set(
  `creature spell permanent card land artifact enchantment aura equipment vehicle saga class case room
   token planeswalker battle siege spacecraft attraction contraption conspiracy fortification plane phenomenon
   scheme dungeon background shrine cartouche curse rune treasure clue food blood gold map powerstone role planet mount instant sorcery door lander mutagen plan book`
    .trim()
    .split(/\s+/),
);

/** Puts the mark where a text names its own card, by its whole name or the short one of a legend. */
export function markOwnName(text: string, name: string, legendary: boolean): string {
  let marked = text;
  for (const own of namesOf(name, legendary)) marked = replaceName(marked, own);
  return marked;
}

function namesOf(name: string, legendary: boolean): string[] {
  // An empty name stands everywhere.
  if (name === "") return [];
  const names = [name];
  const comma = name.indexOf(", ");
  if (comma > 0) names.push(name.slice(0, comma));
  if (legendary) {
    for (const link of [" the ", " of ", " and ", " from ", " to ", " in "]) {
      const place = name.indexOf(link);
      if (place > 0) names.push(name.slice(0, place));
    }
    const first = (comma > 0 ? name.slice(0, comma) : name).split(" ");
    const [short = ""] = first;
    const isWord = short === "The" || ALL_SUBTYPES.has(short.toLowerCase());
    if (first.length > 1 && comma < 0 && !isWord && short.length > 2) names.push(short);
  }
  return names;
}

function replaceName(text: string, name: string): string {
  let from = 0;
  let marked = "";
  for (;;) {
    const place = text.indexOf(name, from);
    if (place < 0) return marked + text.slice(from);
    const end = place + name.length;
    const whole =
      !isLetter(text[place - 1]) && !isLetter(text[end]) && !text.startsWith(" planeswalker", end);
    marked += text.slice(from, place) + (whole ? SELF_MARK : name);
    from = end;
  }
}

const isLetter = (sign: string | undefined) =>
  sign !== undefined && (sign.toLowerCase() !== sign.toUpperCase() || sign === "-");
