import { findSequence, foldText, readNumber } from "@spellwright/text";
import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import type { Understanding } from "../../question/understand.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { askedCreatures, asksAll, countedCreatures } from "./asked-creatures.ts";
import type { AskedQuantity } from "./cited-rules.ts";
import { creaturesIn } from "./combat.ts";
import type { DescribedCombat } from "./read-combat.ts";
import { shortNames } from "./read-mentions.ts";

const CUES = patternsOf(words.askedQuantity);

/** Whose fate a question asks for: creatures by their place (0 attacks, 1… block). */
export type AskedCombat =
  | {
      readonly kind: "damage";
      readonly atLeast: number | null;
      /** The player is meant although something else is attacked. */
      readonly beyond: boolean;
    }
  | { readonly kind: "life"; readonly sentence: string; readonly whether: boolean }
  /** What passes and what is gained, both asked at once. */
  | { readonly kind: "damage_and_life"; readonly sentence: string }
  | { readonly kind: "lethal"; readonly life: number; readonly survival: boolean }
  | { readonly kind: "poison" }
  /** Who dies; of a yes or no about a creature that was not told apart, whether its survival is asked. */
  | { readonly kind: "all_deaths"; readonly survival?: boolean }
  | { readonly kind: "death_count"; readonly of: readonly number[] }
  | {
      readonly kind: "fate";
      readonly of: readonly number[];
      readonly survival: boolean;
      /** “Do both die?”: one alone is a no. */
      readonly together: boolean;
    }
  | { readonly kind: "block" };

export const quantityOf = ({ kind }: AskedCombat): AskedQuantity => {
  if (kind === "fate" || kind === "all_deaths" || kind === "death_count") return "deaths";
  return kind === "lethal" || kind === "damage_and_life" ? "damage" : kind;
};

const asksForPlayer = (recipient: string): boolean =>
  /\b(?:players?|joueurs?|opponents?|adversaires?|controller|controleur|me|lui)\b/.test(
    recipient,
  ) && !/\b(?:planeswalkers?|battles?|batailles?|sieges?)\b/.test(recipient);

/** « à 3 points de vie », “at 3 life”: whose it is decides nothing here, it is the attacked player's. */
const readLifeTotal = (tokens: readonly string[]): number | undefined =>
  tokens
    .map((token, at) =>
      /^(?:life|pv|hp|points? de vie)\b/.test(tokens.slice(at + 1, at + 4).join(" "))
        ? readNumber(token)
        : undefined,
    )
    .find((life) => life !== undefined);

/** « Combien il prend ? », “how much can I push to the face?”: damage without its name, and no creature's. */
const saysDamage = (sentence: string): boolean =>
  !CUES.otherAmount.test(sentence) &&
  (CUES.takes.test(sentence) || (CUES.deals.test(sentence) && CUES.recipient.test(sentence)));

/** How much a yes/no question asks to assign: « 3 blessures », “all the damage”, else any. */
const readAmount = (tokens: readonly string[], power: number): number => {
  const at = tokens.findIndex((token) => /^(?:blessures?|degats?|damage)$/.test(token));
  const said = readNumber(tokens[at - 1]);
  if (said !== undefined) return said;
  return CUES.allOfIt.test(tokens.join(" ")) ? Math.max(1, power) : 1;
};

/** « à Ghalta », “does the blocker take”: damage that a creature is dealt, which is not what passes. */
const isForCreature = (tokens: readonly string[], { combat }: DescribedCombat): boolean => {
  if (combat.blocked && CUES.oneToAnother.test(tokens.join(" "))) return true;
  const starts = creaturesIn(combat).flatMap(({ name }) =>
    shortNames(name).flatMap((form) => {
      const at = findSequence(tokens, form);
      return at < 0 ? [] : [{ at, end: at + form.length }];
    }),
  );
  const words = tokens.flatMap((token, at) =>
    CUES.creature.test(token) ? [{ at, end: at + 1 }] : [],
  );
  return [...starts, ...words].some(
    ({ at, end }) =>
      CUES.gets.test(tokens.slice(end, end + 2).join(" ")) ||
      tokens.slice(Math.max(0, at - 2), at).some((token) => CUES.gets.test(token)) ||
      (tokens.slice(0, at).some((token) => /^(?:damage|blessures?|degats?)$/.test(token)) &&
        tokens.slice(Math.max(0, at - 2), at).some((token) => CUES.to.test(token)) &&
        !/^(?:block\p{L}*|bloqu\p{L}*)$/u.test(
          tokens.slice(0, at).findLast((token) => !CUES.to.test(token) && token.length > 3) ?? "",
        )),
  );
};

/** “Does he die?”, « perd-il ? »: a player is asked for; “does it die?” asks for a creature. */
export const asksWhetherPlayerLoses = (sentence: string): boolean =>
  CUES.playerLoses.test(sentence);

/** What the question wants to know of the combat. Undefined when it is something else. */
export const askedOfCombat = (
  understanding: Understanding,
  described: DescribedCombat,
): AskedCombat | undefined => {
  const { form, askingSentence, vocabulary } = understanding;
  const { tokens } = foldText(askingSentence);
  const asked = new Set(vocabulary.find(tokens).map((match) => match.id));
  const sentence = tokens.join(" ");
  const aboutDeath =
    ["dies", "survives", "destroy", "kill"].some((id) => asked.has(id)) ||
    CUES.losesCreature.test(sentence);
  const aboutDamage =
    ["damage", "combat-damage", "lose-life", "assign-damage"].some((id) => asked.has(id)) ||
    (form === "number" && saysDamage(sentence));
  if (aboutDamage && !aboutDeath && isForCreature(tokens, described)) return undefined;
  if (form !== "explain" && CUES.obliged.test(sentence)) return undefined;
  const lifeTotal = readLifeTotal(understanding.text.tokens);
  if (lifeTotal !== undefined) {
    const clause = foldText(understanding.clause.text).tokens.join(" ");
    const survival = CUES.playerSurvives.test(clause);
    if (form !== "yes_no" || /\d\/\d/.test(clause)) return undefined;
    return survival || asksWhetherPlayerLoses(clause)
      ? { kind: "lethal", life: lifeTotal, survival }
      : undefined;
  }
  const damageFirst =
    sentence.search(CUES.damage) >= 0 && sentence.search(CUES.damage) < sentence.search(CUES.fate);
  const beyond =
    described.combat.defender.kind !== "player" &&
    (asksForPlayer(sentence.slice(sentence.search(CUES.damage))) ||
      asksForPlayer(CUES.takes.exec(sentence)?.[0] ?? ""));
  if (form === "number") {
    if (asked.has("poison")) return { kind: "poison" };
    if (asked.has("gain-life") || CUES.gains.test(sentence))
      return CUES.damage.test(sentence) || CUES.passes.test(sentence)
        ? { kind: "damage_and_life", sentence }
        : { kind: "life", sentence, whether: false };
    if (aboutDeath && !damageFirst)
      return { kind: "death_count", of: countedCreatures(askingSentence, described) };
    const tramples = described.combat.attacker.abilities.has("trample");
    return (aboutDamage || asked.has("trample") || CUES.passes.test(sentence)) &&
      (tramples || !described.combat.blocked || CUES.recipient.test(sentence))
      ? { kind: "damage", atLeast: null, beyond }
      : undefined;
  }
  if (form === "yes_no") {
    // “X is blocked by Y, does it die?”: it is X.
    const isPassive = CUES.blocked.test(understanding.question.toLowerCase());
    if (aboutDeath) {
      // Nobody blocks: who might die is the player.
      if (!described.combat.blocked && asksWhetherPlayerLoses(sentence)) return undefined;
      const of = askedCreatures(askingSentence, described) ?? (isPassive ? [0] : []);
      return of.length > 0
        ? { kind: "fate", of, survival: asked.has("survives"), together: asksAll(sentence) }
        : { kind: "all_deaths", survival: asked.has("survives") };
    }
    if (asked.has("gain-life")) return { kind: "life", sentence, whether: true };
    if (aboutDamage && CUES.recipient.test(sentence)) {
      return {
        kind: "damage",
        atLeast: readAmount(tokens, described.combat.attacker.power),
        beyond,
      };
    }
    return asked.has("block") && CUES.may.test(sentence) && !aboutDamage && described.combat.blocked
      ? { kind: "block" }
      : undefined;
  }
  return aboutDeath || form === "explain" ? { kind: "all_deaths" } : undefined;
};
