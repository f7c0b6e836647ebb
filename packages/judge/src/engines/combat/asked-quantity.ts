import { foldText } from "../../lexicon/fold.ts";
import { findConcepts } from "../../lexicon/index.ts";
import { readNumber } from "../../understanding/numbers.ts";
import type { Understanding } from "../../understanding/understand.ts";
import { askedSubjects } from "./asked-subject.ts";
import type { DescribedCombat } from "./read-combat.ts";

/** Whose fate a question asks for: creatures by their place (0 attacks, 1… block). */
export type AskedCombat =
  | { readonly kind: "damage"; readonly atLeast: number | null }
  | { readonly kind: "life"; readonly sentence: string; readonly whether: boolean }
  | { readonly kind: "poison" }
  | { readonly kind: "all_deaths" }
  | { readonly kind: "death_count" }
  | { readonly kind: "fate"; readonly of: readonly number[]; readonly survival: boolean }
  | { readonly kind: "block" };

const DAMAGE = /\b(?:blessures?|degats?|damage)\b/;
const FATE = /\b(?:meur|mour|survi|die|destroy|detrui)/;
const RECIPIENT =
  /\b(?:joueur|joueuse|adversaire|opponent|player|defen\w+|planeswalker|bataille|battle|siege|moi|me|lui|them|him|her|pass\w*|through|over|travers\w*|trample\w*|take|takes|subi\w*|prends?|encaiss\w*)\b/;
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
  const damageFirst =
    sentence.search(DAMAGE) >= 0 && sentence.search(DAMAGE) < sentence.search(FATE);
  if (form === "number") {
    if (asked.has("poison")) return { kind: "poison" };
    if (asked.has("gain-life")) return { kind: "life", sentence, whether: false };
    if (aboutDeath && !damageFirst) return { kind: "death_count" };
    const tramples = described.combat.attacker.abilities.has("trample");
    return (aboutDamage || asked.has("trample")) && (tramples || RECIPIENT.test(sentence))
      ? { kind: "damage", atLeast: null }
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
      const at = tokens.findIndex((token) => /^(?:blessures?|degats?|damage)$/.test(token));
      return { kind: "damage", atLeast: readNumber(tokens[at - 1]) ?? 1 };
    }
    return asked.has("block") && !aboutDamage && described.combat.blocked
      ? { kind: "block" }
      : undefined;
  }
  return aboutDeath || form === "explain" ? { kind: "all_deaths" } : undefined;
};
