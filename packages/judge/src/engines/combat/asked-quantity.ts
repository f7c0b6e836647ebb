import { foldText } from "../../lexicon/fold.ts";
import { findConcepts } from "../../lexicon/index.ts";
import { readNumber, readPowerToughness } from "../../understanding/numbers.ts";
import type { Understanding } from "../../understanding/understand.ts";
import type { DescribedCombat } from "./read-combat.ts";

/** Whose fate a question asks for: creatures by their place (0 attacks, 1… block). */
export type AskedCombat =
  | { readonly kind: "damage"; readonly atLeast: number | null }
  | { readonly kind: "life" }
  | { readonly kind: "poison" }
  | { readonly kind: "all_deaths" }
  | { readonly kind: "death_count" }
  | { readonly kind: "fate"; readonly of: readonly number[]; readonly survival: boolean }
  | { readonly kind: "block" };

const RECIPIENT =
  /\b(?:joueur|joueuse|adversaire|opponent|player|defen\w+|planeswalker|bataille|battle|siege|moi|me|lui|them|him|her|pass\w*|through|over|travers\w*|trample)\b/;
const MINE = /\b(?:ma|mon|mes|my|mine|la mienne|le mien)\b/;
const THEIRS = /\b(?:sa|son|ses|his|her|their|adverses?|adversaires?|opponent s|opponents)\b/;

const subjects = (
  tokens: readonly string[],
  { combat, asker }: DescribedCombat,
): readonly number[] => {
  const sentence = tokens.join(" ");
  const everyone = [combat.attacker, ...combat.blockers];
  const blockers = combat.blockers.map((_, index) => index + 1);
  const named = tokens.flatMap((token) =>
    readPowerToughness(token)
      ? everyone.flatMap((one, place) => (one.name === token ? [place] : []))
      : [],
  );
  const byName = everyone.flatMap((one, place) =>
    !/^\d/.test(one.name) && sentence.includes(foldText(one.name).tokens.join(" ")) ? [place] : [],
  );
  if (named.length + byName.length > 0) return [...new Set([...named, ...byName])];
  if (/\b(?:bloqueu\w*|blockers?|bloqueurs|blocking)\b/.test(sentence)) return blockers;
  if (/\b(?:attaquant\w*|attackers?|attacking)\b/.test(sentence)) return [0];
  if (/\b(?:both|les deux|toutes les deux|tous les deux)\b/.test(sentence)) {
    return combat.blockers.length > 1 && !/\bcreatures?\b/.test(sentence)
      ? blockers
      : everyone.map((_, place) => place);
  }
  const own = asker === "attacker" ? [0] : blockers;
  const others = asker === "attacker" ? blockers : [0];
  if (MINE.test(sentence)) return own;
  return THEIRS.test(sentence) ? others : own;
};

/** What the question wants to know of the combat; undefined when it is something else. */
export const askedOfCombat = (
  understanding: Understanding,
  described: DescribedCombat,
): AskedCombat | undefined => {
  const { form, askingSentence } = understanding;
  const { tokens } = foldText(askingSentence);
  const asked = new Set(findConcepts(tokens).map((match) => match.id));
  const sentence = tokens.join(" ");
  const aboutDeath = asked.has("dies") || asked.has("survives") || asked.has("destroy");
  const aboutDamage =
    asked.has("damage") ||
    asked.has("combat-damage") ||
    asked.has("lose-life") ||
    asked.has("assign-damage");
  if (form === "number") {
    if (asked.has("poison")) return { kind: "poison" };
    if (asked.has("gain-life")) return { kind: "life" };
    if (aboutDeath) return { kind: "death_count" };
    const tramples = described.combat.attacker.abilities.has("trample");
    return aboutDamage && (tramples || RECIPIENT.test(sentence))
      ? { kind: "damage", atLeast: null }
      : undefined;
  }
  if (form === "yes_no") {
    if (aboutDeath) {
      return { kind: "fate", of: subjects(tokens, described), survival: asked.has("survives") };
    }
    if (asked.has("gain-life")) return { kind: "life" };
    if (aboutDamage && RECIPIENT.test(sentence)) {
      const at = tokens.findIndex((token) => /^(?:blessures?|degats?|damage)$/.test(token));
      return { kind: "damage", atLeast: readNumber(tokens[at - 1]) ?? 1 };
    }
    return asked.has("block") && !aboutDamage && described.combat.blocked
      ? { kind: "block" }
      : undefined;
  }
  return aboutDeath || form === "explain" ? { kind: "all_deaths" } : undefined;
};
