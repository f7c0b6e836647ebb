import { genericMana, type ManaCost, NO_MANA, parseManaCost } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";
import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import { COLOR_LETTERS } from "../reading/colors.ts";
import { castingText, sentencesOf } from "../world/casting-lines.ts";

/** What a card's text does to the costs of spells. */
export interface CostEffect {
  /** `free`: cast without paying its mana cost, as an alternative (CR 118.9a). */
  readonly kind: "increase" | "reduction" | "least" | "free";
  readonly mana: ManaCost;
  /** Whose spells. */
  readonly whose: "everyone" | "its-controller" | "its-opponents";
}

/** What is known of the spell that is cast. */
export type Spell = Pick<Card, "type_line" | "colors" | "power">;

const CUES = patternsOf(templates.costEffects, "iu");
const OWN = patternsOf(templates.ownCost, "imu");

/** Whether one word of “Instant and sorcery spells” fits the spell. Undefined when it is not understood. */
const fitsWord = (word: string, spell: Spell): boolean | undefined => {
  const types = spell.type_line.toLowerCase();
  const plain = word.toLowerCase();
  const color = COLOR_LETTERS[plain];
  if (color) return spell.colors?.includes(color) ?? undefined;
  if (plain === "colorless") return spell.colors ? spell.colors.length === 0 : undefined;
  if (plain === "multicolored") return spell.colors ? spell.colors.length > 1 : undefined;
  if (plain.startsWith("non") && CUES.type.test(plain.slice(3)))
    return !types.includes(plain.slice(3));
  if (CUES.type.test(plain) || /^[A-Z][a-z]+$/.test(word)) return types.includes(plain);
  return undefined;
};

/** Whether the words before “spells” mean this spell. Undefined when they are not understood. */
const fitsScope = (scope: string, spell: Spell | null): boolean | undefined => {
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

/** Whether the spell is a creature spell with so much power. Undefined when its power is not printed as a number. */
const fitsPower = (least: string | undefined, spell: Spell | null): boolean | undefined => {
  if (least === undefined) return true;
  return /^\d+$/.test(spell?.power ?? "") ? Number(spell?.power) >= Number(least) : undefined;
};

/** What one sentence does to the cost of `spell`. Null: nothing, undefined: not understood. */
const readSentence = (sentence: string, spell: Spell | null): CostEffect | null | undefined => {
  if (CUES.free.test(sentence)) return { kind: "free", mana: NO_MANA, whose: "its-controller" };
  const least = CUES.least.exec(sentence);
  if (least) {
    const value = readNumber((least[1] ?? "").toLowerCase()) ?? 0;
    return value > 0 && least[1] === least[2]
      ? { kind: "least", mana: genericMana(value), whose: "everyone" }
      : undefined;
  }
  const found = CUES.change.exec(sentence);
  if (!found) return CUES.aboutCosts.test(sentence) ? undefined : null;
  const [, scope = "", who = "", from = "", power, symbols = "", direction, rest = ""] = found;
  const mana = parseManaCost(symbols);
  if (!mana || mana.x > 0 || from !== "" || rest.trim() !== "") return undefined;
  const fits = fitsScope(scope, spell) && fitsPower(power, spell);
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
  sentencesOf(castingText(card)).some(
    (sentence) =>
      !CUES.itself.test(sentence) &&
      (CUES.change.test(sentence) || CUES.least.test(sentence) || CUES.free.test(sentence)),
  );

/** What a card does to the cost of a spell. Undefined when a sentence about costs is not understood. */
export const costEffectsOf = (
  card: Card,
  spell: Spell | null,
): readonly CostEffect[] | undefined => {
  const read = sentencesOf(castingText(card)).map((sentence) => readSentence(sentence, spell));
  return read.includes(undefined) ? undefined : read.flatMap((effect) => effect ?? []);
};

/** “This spell costs {1} less to cast for each …”, affinity: changed by a count that the question tells. */
export interface OwnChange {
  readonly kind: "increase" | "reduction";
  readonly mana: ManaCost;
  /** What is counted, in English; `targets`: those beyond the first; `power`: in total, of one's creatures. */
  readonly thing: string;
}

export const ownChange = (card: Card): OwnChange | undefined => {
  const text = castingText(card);
  const affinity = OWN.affinity.exec(text)?.[1];
  if (affinity) return { kind: "reduction", mana: genericMana(1), thing: affinity.toLowerCase() };
  if (OWN.totalPower.test(text)) return { kind: "reduction", mana: genericMana(1), thing: "power" };
  const targets = OWN.perTarget.exec(text)?.[1];
  const each = targets === undefined ? undefined : parseManaCost(targets);
  if (each) return { kind: "increase", mana: each, thing: "targets" };
  const found = OWN.perThing.exec(text);
  const mana = found?.[1] === undefined ? undefined : parseManaCost(found[1]);
  return mana && found?.[2]
    ? { kind: "reduction", mana, thing: found[2].toLowerCase() }
    : undefined;
};

/** Whether the card's text changes its own cost. */
export const changesOwnCost = (card: Card): boolean => OWN.changes.test(castingText(card));
