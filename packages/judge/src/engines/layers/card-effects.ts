import type { Card } from "@spellwright/contract";
import { readNumber, singularsOf } from "@spellwright/text";
import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import short from "../../../../../data/judge/engines/effect-facts.json" with { type: "json" };
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";
import { COLOR_LETTERS } from "../reading/colors.ts";
import { cardLines } from "../world/card-lines.ts";
import { readAbilities } from "../world/read-abilities.ts";
import { readRestrictions } from "../world/restrictions.ts";
import type { Change } from "./effect.ts";
import type { Scope } from "./scope.ts";

/** What a card's text does to creatures, as a pattern of the official templates reads it. */
export interface CardEffect {
  readonly changes: readonly Change[];
  /** `chosen`: the target, the enchanted or the equipped creature; else whatever fits. */
  readonly to: "chosen" | Scope;
  readonly whose: "anyone" | "its-controller" | "its-opponents";
  /** A static ability: it ends when its permanent loses its abilities. */
  readonly lasting: boolean;
}

const BASIC = /^(?:plains|island|swamp|mountain|forest)s?$/i;
const TEMPLATES = listPatterns(templates.cardEffects, "iu");
const CUES = patternsOf(templates.cardEffectWords, "iu");

const CREATURES: Scope = { types: ["Creature"] };

/** “Other Goblin creatures”, “White creatures”, “Nontoken creatures”. Undefined when not understood. */
const scopeOf = (written: string): Scope | undefined => {
  const words = written.trim().split(/\s+/).filter(Boolean);
  const other = words[0]?.toLowerCase() === "other";
  const rest = words
    .slice(other || /^(?:each|all)$/i.test(words[0] ?? "") ? 1 : 0)
    .filter((word) => !/^(?:other|creatures?)$/i.test(word));
  const parts = rest.map((word): Scope | undefined => {
    const color = COLOR_LETTERS[word.toLowerCase()];
    if (color) return { colors: [color] };
    if (/^artifact$/i.test(word)) return { types: ["Creature", "Artifact"] };
    if (/^legendary$/i.test(word)) return { supertypes: ["Legendary"] };
    if (CUES.states.test(word)) return undefined;
    const forms = [word, ...singularsOf(word)];
    return /^[A-Z][a-z]+$/.test(word) ? { subtypes: forms } : undefined;
  });
  // Two of one sort are left alone.
  const fields = parts.flatMap((part) => Object.keys(part ?? {}));
  if (parts.includes(undefined) || new Set(fields).size < fields.length) return undefined;
  return Object.assign({ ...CREATURES, ...(other ? { other } : {}) }, ...parts);
};

const whose = (written: string | undefined): CardEffect["whose"] => {
  if (written?.includes("you control")) return "its-controller";
  return written?.includes("opponent") ? "its-opponents" : "anyone";
};

/** The starter data's short words: “bearer: +3/+0, trample”, “others of mine (Goblin): +1/+1”. */
const SHORT: Readonly<Record<string, { readonly scope: string; readonly control: string }>> = short;
const SHORT_FORM = new RegExp(`^(${Object.keys(SHORT).join("|")})(?: \\(([A-Z][a-z]+)\\))?: (.+)$`);

const sized = <Layer extends "7b" | "7c">(
  layer: Layer,
  power: string | undefined,
  toughness: string | undefined,
) => ({ layer, power: Number(power), toughness: Number(toughness) });

/** What one predicate changes. Undefined when it is not understood. */
const changesOf = (predicate: string, vocabulary: Vocabulary): readonly Change[] | undefined => {
  const [, power, toughness] = CUES.bonus.exec(predicate) ?? [];
  if (power !== undefined) return [sized("7c", power, toughness)];
  const restrict = readRestrictions(predicate);
  if (restrict) return [{ layer: "6", restrict }];
  const gained = readAbilities(predicate.replace(/^(?:have|has|gains?) /i, ""), vocabulary);
  return gained && gained.length > 0 ? [{ layer: "6", gain: gained }] : undefined;
};

/** “gets +3/+0”, “has trample and lifelink”, “can't be blocked”. Undefined when one is not understood. */
const changesOfAll = (
  predicates: readonly string[],
  vocabulary: Vocabulary,
): readonly Change[] | undefined => {
  const parts = predicates.map((part) => changesOf(part.trim(), vocabulary));
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
};

/** Changes of what a subject names: the enchanted, equipped or targeted creature, or a kind of them. */
const concerning = (
  scope: string,
  control: string | undefined,
  changes: readonly Change[],
  lasting = true,
): CardEffect | undefined => {
  if (/^(?:enchanted|equipped) (?:creature|permanent)$/i.test(scope))
    return { changes, to: "chosen", whose: "anyone", lasting };
  if (/^target creature(?: or vehicle)?$/i.test(scope))
    return { changes, to: "chosen", whose: whose(control), lasting: false };
  const to = scopeOf(scope);
  return to && { changes, to, whose: whose(control), lasting };
};

/** Changes of the enchanted, equipped or targeted creature. */
const ofChosen = (changes: readonly Change[], lasting: boolean): CardEffect => ({
  changes,
  to: "chosen",
  whose: "anyone",
  lasting,
});

/** Changes of all that fit, for as long as the permanent is there. */
const ofAll = (
  to: Scope,
  changes: readonly Change[],
  whose: CardEffect["whose"] = "anyone",
): CardEffect => ({ changes, to, whose, lasting: true });

const capital = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

type Reader = (found: readonly string[], vocabulary: Vocabulary) => CardEffect | undefined;

/** What is made of each template. */
const READERS: Readonly<Record<keyof typeof templates.cardEffects, Reader>> = {
  predicates: ([, scope = "", control, predicates = ""], vocabulary) => {
    const parts = predicates.replace(CUES.untilEndOfTurn, "").split(CUES.nextPredicate);
    const changes = changesOfAll(parts, vocabulary);
    const lasting = !CUES.untilEndOfTurn.test(predicates);
    return changes && concerning(scope, control, changes, lasting);
  },
  bareCreatures: ([, power, toughness]) =>
    ofAll(CREATURES, [{ layer: "6", loseAll: true }, sized("7b", power, toughness)]),
  sizeSet: ([whole = "", how = "", power, toughness]) => {
    const loses = /loses all (?:other )?abilities/i.test(whole);
    const size = sized("7b", power, toughness);
    return ofChosen(loses ? [{ layer: "6", loseAll: true }, size] : [size], !isTarget(how));
  },
  loseAll: ([, how = ""]) => ofChosen([{ layer: "6", loseAll: true }], !isTarget(how)),
  switch: () => ofChosen([{ layer: "7d" }], false),
  animated: ([whole, type = ""]) =>
    ofAll(
      { types: [capital(type)], not: { subtypes: ["Aura"] }, other: true },
      [
        { layer: "4", addTypes: ["Creature"], addSubtypes: [] },
        { layer: "7b", power: "mana-value", toughness: "mana-value" },
      ],
      whose(whole),
    ),
  nonbasicLands: ([, type = ""]) => {
    const name = type === "Plains" ? type : type.replace(/s$/, "");
    return BASIC.test(type)
      ? ofAll({ types: ["Land"], not: { supertypes: ["Basic"] } }, [
          { layer: "4", setLandTypes: [name] },
        ])
      : undefined;
  },
  landTypeToo: ([, type = ""]) =>
    BASIC.test(type)
      ? ofAll({ types: ["Land"] }, [{ layer: "4", addTypes: [], addSubtypes: [type] }])
      : undefined,
  counters: ([, count = "", kind]) => {
    const many = readNumber(count.toLowerCase());
    if (many === undefined) return undefined;
    const size = kind === "+1/+1" ? many : -many;
    return ofChosen([{ layer: "7c", power: size, toughness: size }], false);
  },
};

const isTarget = (written: string): boolean => written.toLowerCase() === "target";

/** The short form of the starter data. */
const readShort = (sentence: string, vocabulary: Vocabulary): CardEffect | undefined => {
  const [, who = "", kind = "", facts = ""] = SHORT_FORM.exec(sentence) ?? [];
  const { scope = "", control } = SHORT[who] ?? {};
  const changes = changesOfAll(facts.split(", "), vocabulary);
  return changes && concerning(scope.replace("creatures", `${kind} creatures`), control, changes);
};

/** What one sentence of a card does to creatures. Undefined when no template reads it. */
export const readCardEffect = (
  sentence: string,
  vocabulary: Vocabulary,
): CardEffect | undefined => {
  for (const [name, pattern] of TEMPLATES) {
    const found = pattern.exec(sentence);
    const effect = found ? READERS[name](found, vocabulary) : undefined;
    if (effect) return effect;
  }
  return SHORT_FORM.test(sentence) ? readShort(sentence, vocabulary) : undefined;
};

/**
 * What a card does to the size, types and abilities of creatures. Undefined when a sentence of it that
 * touches them is not understood.
 */
export const cardEffectsOf = (
  card: Card,
  vocabulary: Vocabulary,
): readonly CardEffect[] | undefined => {
  const effects: CardEffect[] = [];
  for (const sentence of cardLines(card).abilities.flat()) {
    const effect = readCardEffect(sentence, vocabulary);
    if (effect) effects.push(effect);
    else if (CUES.touches.test(sentence)) return undefined;
  }
  return effects;
};
