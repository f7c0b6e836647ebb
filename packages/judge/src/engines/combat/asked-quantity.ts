import { readNumber } from "@spellwright/text";
import type { Understanding } from "../../question/understand.ts";
import { foldText } from "../../vocabulary/fold.ts";
import { askedSubjects } from "./asked-subject.ts";
import type { DescribedCombat } from "./read-combat.ts";
import { findSequence, shortNames } from "./read-mentions.ts";

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
  | { readonly kind: "lethal"; readonly life: number }
  | { readonly kind: "poison" }
  | { readonly kind: "all_deaths" }
  | { readonly kind: "death_count" }
  | { readonly kind: "fate"; readonly of: readonly number[]; readonly survival: boolean }
  | { readonly kind: "block" };

const DAMAGE = /\b(?:blessures?|degats?|damage)\b/;
const FATE = /\b(?:meur|mour|survi|die|destroy|detrui|kill|tue)/;
const RECIPIENT =
  /\b(?:joueur|joueuse|adversaire|opponent|player|defending|defenseur|to the defender|planeswalker|bataille|battle|siege|moi|me|lui|them|him|her|pass\w*|through|over|travers\w*|trample\w*|take|takes|subi\w*|prends?|encaiss\w*)\b/;
const PASSES = /\b(?:through|over|pass\w*|travers\w*)\b/;

const asksForPlayer = (recipient: string): boolean =>
  /\b(?:players?|joueurs?|opponents?|adversaires?|controller|controleur|me|lui)\b/.test(
    recipient,
  ) && !/\b(?:planeswalkers?|battles?|batailles?|sieges?)\b/.test(recipient);

/** “Does the player take any damage?”: the one who takes it stands before it. */
const TAKES =
  /\b(?:player|joueur|joueuse|opponent|adversaire|controller|controleur|i|je|he|she|they|il|elle|on)\b(?: \S+){0,2} (?:takes?|lose[sz]?|loose|gets?|receives?|subi\w*|prend\w*|perd\w*|encaiss\w*|recoi\w*)\b/;

/** « Est-ce que je perds ma créature ? » */
const LOSES_CREATURE =
  /\b(?:lose|losing|perds?|perdre|perd)\b(?: \S+){0,2} (?:creatures?|attackers?|blockers?|attaquant\w*|bloqueu\w*)\b/;
/** Asks whether a block may be declared, not what comes of it. */
const MAY =
  /\b(?:can|could|may|able|legal\w*|allowed|possible|peut|peux|puis|peuvent|pouvoir|permis|droit)\b/;

/** Whether something must be done is a question about the rules, not about numbers. */
const OBLIGED =
  /\b(?:have to|has to|must|need to|required|forced|oblige\w*|dois|doit|devons|faut)\b/;
const ALL_OF_IT = /\b(?:all|entire|full|whole|toutes? (?:les|ses|mes|la)|tous (?:les|ses))\b/;

const PLAYER_LOSES =
  /\b(?:(?:adversaire|opponent|joueur|player|he|she|they|il|je|i) (?:\S+ ){0,2}(?:meurt|meurs|mort|die|dies|dead|lose|loses|perd|perds)|(?:meurt|meurs|perd|perds)(?: t)? (?:il|elle|je)|lethal|letal\w*|(?:kill|tue\w*|win|gagne\w*) )/;

/** « à 3 points de vie », “at 3 life”: whose it is decides nothing here, it is the attacked player's. */
const readLifeTotal = (tokens: readonly string[]): number | undefined =>
  tokens
    .map((token, at) =>
      /^(?:life|pv|hp|points? de vie)\b/.test(tokens.slice(at + 1, at + 4).join(" "))
        ? readNumber(token)
        : undefined,
    )
    .find((life) => life !== undefined);

/** How much a yes/no question asks to assign: « 3 blessures », “all the damage”, else any. */
const readAmount = (tokens: readonly string[], power: number): number => {
  const at = tokens.findIndex((token) => /^(?:blessures?|degats?|damage)$/.test(token));
  const said = readNumber(tokens[at - 1]);
  if (said !== undefined) return said;
  return ALL_OF_IT.test(tokens.join(" ")) ? Math.max(1, power) : 1;
};

const GETS =
  /^(?:takes?|taken?|gets?|receives?|suffers?|subi\p{L}*|prend\p{L}*|encaiss\p{L}*|recoi\p{L}*)$/u;
const TO = /^(?:to|on|a|au|aux|sur|by|par)$/;
const CREATURE = /^(?:blockers?|attackers?|bloqueu(?:rs?|ses?)|attaquante?s?|creatures?)$/;

/** « à Ghalta », “does the blocker take”: damage that a creature is dealt, which is not what passes. */
const isForCreature = (tokens: readonly string[], { combat }: DescribedCombat): boolean => {
  const starts = [combat.attacker, ...combat.blockers].flatMap(({ name }) =>
    shortNames(name).flatMap((form) => {
      const at = findSequence(tokens, form, 0);
      return at < 0 ? [] : [{ at, end: at + form.length }];
    }),
  );
  const words = tokens.flatMap((token, at) => (CREATURE.test(token) ? [{ at, end: at + 1 }] : []));
  return [...starts, ...words].some(
    ({ at, end }) =>
      GETS.test(tokens[end] ?? "") ||
      tokens.slice(Math.max(0, at - 2), at).some((token) => GETS.test(token)) ||
      (tokens.slice(0, at).some((token) => /^(?:damage|blessures?|degats?)$/.test(token)) &&
        tokens.slice(Math.max(0, at - 2), at).some((token) => TO.test(token)) &&
        !/^(?:block\p{L}*|bloqu\p{L}*)$/u.test(
          tokens.slice(0, at).findLast((token) => !TO.test(token) && token.length > 3) ?? "",
        )),
  );
};

/** What the question wants to know of the combat; undefined when it is something else. */
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
    LOSES_CREATURE.test(sentence);
  const aboutDamage =
    asked.has("damage") ||
    asked.has("combat-damage") ||
    asked.has("lose-life") ||
    asked.has("assign-damage");
  if (aboutDamage && !aboutDeath && isForCreature(tokens, described)) return undefined;
  if (form !== "explain" && OBLIGED.test(sentence)) return undefined;
  const lifeTotal = readLifeTotal(understanding.text.tokens);
  if (lifeTotal !== undefined) {
    return form === "yes_no" && PLAYER_LOSES.test(sentence) && !/\d\/\d/.test(sentence)
      ? { kind: "lethal", life: lifeTotal }
      : undefined;
  }
  const damageFirst =
    sentence.search(DAMAGE) >= 0 && sentence.search(DAMAGE) < sentence.search(FATE);
  const beyond =
    described.combat.defender.kind !== "player" &&
    (asksForPlayer(sentence.slice(sentence.search(DAMAGE))) ||
      asksForPlayer(TAKES.exec(sentence)?.[0] ?? ""));
  if (form === "number") {
    if (asked.has("poison")) return { kind: "poison" };
    if (asked.has("gain-life"))
      return DAMAGE.test(sentence) || PASSES.test(sentence)
        ? { kind: "damage_and_life", sentence }
        : { kind: "life", sentence, whether: false };
    if (aboutDeath && !damageFirst) return { kind: "death_count" };
    const tramples = described.combat.attacker.abilities.has("trample");
    return (aboutDamage || asked.has("trample") || PASSES.test(sentence)) &&
      (tramples || RECIPIENT.test(sentence))
      ? { kind: "damage", atLeast: null, beyond }
      : undefined;
  }
  if (form === "yes_no") {
    if (aboutDeath) {
      return {
        kind: "fate",
        of: askedSubjects(askingSentence, described),
        survival: asked.has("survives"),
      };
    }
    if (asked.has("gain-life")) return { kind: "life", sentence, whether: true };
    if (aboutDamage && RECIPIENT.test(sentence)) {
      return {
        kind: "damage",
        atLeast: readAmount(tokens, described.combat.attacker.power),
        beyond,
      };
    }
    return asked.has("block") && MAY.test(sentence) && !aboutDamage && described.combat.blocked
      ? { kind: "block" }
      : undefined;
  }
  return aboutDeath || form === "explain" ? { kind: "all_deaths" } : undefined;
};
