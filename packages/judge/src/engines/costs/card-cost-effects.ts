import type { Card } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";
import { genericMana, type ManaCost, parseManaCost } from "./mana-cost.ts";

/** What a card's text does to the costs of spells. */
export interface CostEffect {
  readonly kind: "increase" | "reduction" | "least";
  readonly mana: ManaCost;
  /** Whose spells. */
  readonly whose: "everyone" | "its-controller" | "its-opponents";
}

const SYMBOLS = "((?:\\{[^}]+\\})+)";
const CHANGE = new RegExp(
  `^(.*?)\\b(?:spells?|it)( you cast| your opponents cast|)( from your graveyard|)? costs? ${SYMBOLS} (more|less) to cast(.*)$`,
  "i",
);
const LEAST =
  /^(?:as long as [^,]*, )?each spell that would cost less than (\w+) mana to cast costs (\w+) mana to cast/i;
const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
};
const TYPES =
  /^(?:artifact|creature|enchantment|instant|sorcery|planeswalker|battle|legendary|aura|equipment|kindred)$/;

/** Sentences of a text, reminder text left out (CR 207.2). */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/\([^)]*\)/g, "")
    .split(/(?<=\.)\s+|\n+/)
    .map((sentence) => sentence.replace(/\.$/, "").trim())
    .filter(Boolean);

const textOf = ({ oracle_text, card_faces }: Card): string =>
  oracle_text ?? card_faces?.map((face) => face.oracle_text ?? "").join("\n") ?? "";

/** Whether one word of “Instant and sorcery spells” fits the spell; undefined when it is not understood. */
const fitsWord = (word: string, spell: Card): boolean | undefined => {
  const types = spell.type_line.toLowerCase();
  const plain = word.toLowerCase();
  const color = COLOR_WORDS[plain];
  if (color) return spell.colors?.includes(color) ?? undefined;
  if (plain === "colorless") return spell.colors ? spell.colors.length === 0 : undefined;
  if (plain === "multicolored") return spell.colors ? spell.colors.length > 1 : undefined;
  if (plain.startsWith("non") && TYPES.test(plain.slice(3))) return !types.includes(plain.slice(3));
  if (TYPES.test(plain) || /^[A-Z][a-z]+$/.test(word)) return types.includes(plain);
  return undefined;
};

/** Whether the words before “spells” mean this spell; undefined when they are not understood. */
const fitsScope = (scope: string, spell: Card | null): boolean | undefined => {
  const words = scope
    .trim()
    .split(/,|\s+(?:and|or)\s+|\s+and\/or\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^(?:each|all)$/i.test(part));
  if (words.length === 0) return true;
  if (!spell) return undefined;
  const fits = words.map((part) => {
    const each = part.split(/\s+/).map((word) => fitsWord(word, spell));
    return each.includes(undefined) ? undefined : each.every(Boolean);
  });
  return fits.includes(undefined) ? undefined : fits.some(Boolean);
};

/** What one sentence does to the cost of `spell`; null: nothing, undefined: not understood. */
const readSentence = (sentence: string, spell: Card | null): CostEffect | null | undefined => {
  const least = LEAST.exec(sentence);
  if (least) {
    const value = readNumber((least[1] ?? "").toLowerCase()) ?? 0;
    return value > 0 && least[1] === least[2]
      ? { kind: "least", mana: genericMana(value), whose: "everyone" }
      : undefined;
  }
  const found = CHANGE.exec(sentence);
  if (!found) return /\bcosts?\b.*\b(?:to cast|more|less)\b/i.test(sentence) ? undefined : null;
  const [, scope = "", who = "", from = "", symbols = "", direction, rest = ""] = found;
  const mana = parseManaCost(symbols);
  if (!mana || mana.x > 0 || from !== "" || rest.trim() !== "") return undefined;
  const fits = fitsScope(scope, spell);
  if (fits === undefined) return undefined;
  if (!fits) return null;
  return {
    kind: direction?.toLowerCase() === "more" ? "increase" : "reduction",
    mana,
    whose: / you cast/.test(who)
      ? "its-controller"
      : / opponents/.test(who)
        ? "its-opponents"
        : "everyone",
  };
};

/** Whether a card's text speaks of what spells cost, its own cost apart. */
export const changesCosts = (card: Card): boolean =>
  sentencesOf(textOf(card)).some(
    (sentence) =>
      !/\bthis spell costs\b/i.test(sentence) && (CHANGE.test(sentence) || LEAST.test(sentence)),
  );

/** What a card does to the cost of a spell; undefined when a sentence about costs is not understood. */
export const costEffectsOf = (
  card: Card,
  spell: Card | null,
): readonly CostEffect[] | undefined => {
  const read = sentencesOf(textOf(card)).map((sentence) => readSentence(sentence, spell));
  return read.includes(undefined) ? undefined : read.flatMap((effect) => effect ?? []);
};

/** Mana of a keyword's cost on the card: `Kicker {2}{R}`, `Flashback—{1}{U}`. */
export const keywordCost = (card: Card, keyword: string): ManaCost | undefined => {
  const found = new RegExp(`^${keyword}(?:[ \u2014]|\u2014 ?)${SYMBOLS}(?=$|[ (])`, "im").exec(
    textOf(card),
  );
  return found?.[1] === undefined ? undefined : parseManaCost(found[1]);
};

/** “This spell costs {1} less to cast for each …”, affinity: reduced by a count the question tells. */
export const ownReductionPerThing = (
  card: Card,
): { readonly mana: ManaCost; readonly thing: string } | undefined => {
  const text = textOf(card);
  const affinity = /^Affinity for (\w+)/im.exec(text)?.[1];
  if (affinity) return { mana: genericMana(1), thing: affinity.toLowerCase() };
  const found = new RegExp(
    `this spell costs ${SYMBOLS} less to cast for each (\\w+)(?: card| you control|[^.]*)\\.`,
    "i",
  ).exec(text);
  const mana = found?.[1] === undefined ? undefined : parseManaCost(found[1]);
  return mana && found?.[2] ? { mana, thing: found[2].toLowerCase() } : undefined;
};

/** Whether the card's text changes its own cost. */
export const changesOwnCost = (card: Card): boolean =>
  /\bthis spell costs\b|\bcosts? \{?\w+\}? (?:more|less) to cast\b.*\bthis\b|^Affinity for|^Undaunted|^Assist\b/im.test(
    textOf(card),
  );
