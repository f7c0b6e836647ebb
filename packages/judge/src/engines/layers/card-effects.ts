import type { Card } from "@spellwright/contract";
import { readNumber, singularsOf } from "@spellwright/text";
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import { COLOR_LETTERS } from "../reading/colors.ts";
import { cardLines } from "../world/card-lines.ts";
import { readAbilities } from "../world/read-abilities.ts";
import { readRestrictions } from "../world/restrictions.ts";
import type { Change, Permanent } from "./effect.ts";

/** What a card's text does to creatures, as a pattern of the official templates reads it. */
export interface CardEffect {
  readonly changes: readonly Change[];
  /** `chosen`: the target, the enchanted or the equipped creature; else whatever fits. */
  readonly to: "chosen" | ((permanent: Permanent) => boolean);
  readonly whose: "anyone" | "its-controller" | "its-opponents";
  /** A static ability: it ends when its permanent loses its abilities. */
  readonly lasting: boolean;
}

const BASIC = /^(?:plains|island|swamp|mountain|forest)s?$/i;
const SIZE = "([+-]\\d+)\\/([+-]\\d+)";
const PLAIN_SIZE = "(\\d+)\\/(\\d+)";

const isCreature = ({ types }: Permanent): boolean => types.has("Creature");

/** States that come and go, and kinds that a creature’s type line does not tell. */
const STATES =
  /^(?:un)?(?:attacking|blocking|blocked|tapped|enchanted|equipped|modified)$|^(?:tokens?|colorless|multicolored|monocolored|commanders?|historic|outlaws?|face|snow|enchantment|non\w+)$/i;

/** “Other Goblin creatures”, “White creatures”, “Nontoken creatures”; undefined when not understood. */
const scopeOf = (
  written: string,
  source: string,
): ((permanent: Permanent) => boolean) | undefined => {
  const words = written.trim().split(/\s+/).filter(Boolean);
  const other = words[0]?.toLowerCase() === "other";
  const rest = words
    .slice(other || /^(?:each|all)$/i.test(words[0] ?? "") ? 1 : 0)
    .filter((word) => !/^(?:other|creatures?)$/i.test(word));
  const tests = rest.map((word): ((permanent: Permanent) => boolean) | undefined => {
    const color = COLOR_LETTERS[word.toLowerCase()];
    if (color) return (permanent) => permanent.colors.has(color);
    if (/^artifact$/i.test(word)) return ({ types }) => types.has("Artifact");
    if (/^legendary$/i.test(word)) return ({ supertypes }) => supertypes.has("Legendary");
    if (STATES.test(word)) return undefined;
    const forms = [word, ...singularsOf(word)];
    return /^[A-Z][a-z]+$/.test(word)
      ? ({ subtypes }) => forms.some((form) => subtypes.has(form))
      : undefined;
  });
  if (tests.includes(undefined)) return undefined;
  return (permanent) =>
    isCreature(permanent) &&
    !(other && permanent.id === source) &&
    tests.every((test) => test?.(permanent));
};

const whose = (written: string | undefined): CardEffect["whose"] => {
  if (written?.includes("you control")) return "its-controller";
  return written?.includes("opponent") ? "its-opponents" : "anyone";
};

/** What the starter data's short words stand for. */
const SHORT: Readonly<Record<string, { readonly scope: string; readonly control: string }>> = {
  bearer: { scope: "equipped creature", control: "" },
  mine: { scope: "creatures", control: " you control" },
  "others of mine": { scope: "other creatures", control: " you control" },
  theirs: { scope: "creatures", control: " your opponents control" },
  all: { scope: "creatures", control: "" },
  others: { scope: "other creatures", control: "" },
  target: { scope: "target creature", control: "" },
};

const PREDICATE = /(?:,? and |, )(?=(?:gets?|have|has|gains?|can't) )/i;
const TURN = / until end of turn$/i;

/** What one predicate changes; undefined when it is not understood. */
const changesOf = (predicate: string, vocabulary: Vocabulary): readonly Change[] | undefined => {
  const [, power, toughness] = new RegExp(`^(?:gets? )?${SIZE}$`, "i").exec(predicate) ?? [];
  if (power !== undefined) return [bonus(power, toughness)];
  if (readRestrictions(predicate)) return [{ layer: "6", gain: [predicate.toLowerCase()] }];
  const gained = readAbilities(predicate.replace(/^(?:have|has|gains?) /i, ""), vocabulary);
  return gained && gained.length > 0 ? [{ layer: "6", gain: gained }] : undefined;
};

/** “gets +3/+0”, “has trample and lifelink”, “can't be blocked”; undefined when one is not understood. */
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
  source: string,
  lasting = true,
): CardEffect | undefined => {
  if (/^(?:enchanted|equipped) (?:creature|permanent)$/i.test(scope))
    return { changes, to: "chosen", whose: "anyone", lasting };
  if (/^target creature(?: or vehicle)?$/i.test(scope))
    return { changes, to: "chosen", whose: whose(control), lasting: false };
  const to = scopeOf(scope, source);
  return to && { changes, to, whose: whose(control), lasting };
};

type Reader = (
  found: RegExpExecArray,
  source: string,
  vocabulary: Vocabulary,
) => CardEffect | undefined;

const bonus = (power: string | undefined, toughness: string | undefined): Change => ({
  layer: "7c",
  power: Number(power),
  toughness: Number(toughness),
});
const base = (power: string | undefined, toughness: string | undefined): Change => ({
  layer: "7b",
  power: Number(power),
  toughness: Number(toughness),
});
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    /^(.+?)( you control| your opponents control|) (?=(?:gets?|have|has|gains?|can't) )(.+)$/i,
    ([, scope = "", control, predicates = ""], source, vocabulary) => {
      const parts = predicates.replace(TURN, "").split(PREDICATE);
      const changes = changesOfAll(parts, vocabulary);
      return changes && concerning(scope, control, changes, source, !TURN.test(predicates));
    },
  ],
  // The short form of the starter data: “bearer: +3/+0, trample”, “others of mine (Goblin): +1/+1”.
  [
    /^(bearer|target|mine|others of mine|theirs|all|others)(?: \(([A-Z][a-z]+)\))?: (.+)$/,
    ([, who = "", kind = "", facts = ""], source, vocabulary) => {
      const { scope = "", control = "" } = SHORT[who] ?? {};
      const changes = changesOfAll(facts.split(", "), vocabulary);
      return (
        changes &&
        concerning(scope.replace("creatures", `${kind} creatures`), control, changes, source)
      );
    },
  ],
  [
    /^all creatures lose all abilities and have base power and (?:base )?toughness (\d+)\/(\d+)$/i,
    ([, power, toughness]) => ({
      changes: [{ layer: "6", loseAll: true }, base(power, toughness)],
      to: isCreature,
      whose: "anyone",
      lasting: true,
    }),
  ],
  [
    new RegExp(
      `^(?:until end of turn, )?(enchanted|equipped|target) (?:creature|permanent)(?: you control)?(?: (?:loses all abilities,? and|has|is|becomes|have))+ (?:[^.]*?)(?:base power and toughness )?${PLAIN_SIZE}[^.\\d]*?$`,
      "i",
    ),
    (found) => {
      const [whole, how = "", power, toughness] = found;
      const loses = /loses all (?:other )?abilities/i.test(whole);
      return {
        changes: [
          ...(loses ? [{ layer: "6", loseAll: true } as const] : []),
          base(power, toughness),
        ],
        to: "chosen",
        whose: "anyone",
        lasting: !/^target$/i.test(how),
      };
    },
  ],
  [
    /^(?:enchanted|target) (?:creature|permanent) loses all abilities(?: until end of turn)?$/i,
    ([whole]) => ({
      changes: [{ layer: "6", loseAll: true }],
      to: "chosen",
      whose: "anyone",
      lasting: !/^target/i.test(whole),
    }),
  ],
  [
    /^switch target creature's power and toughness until end of turn$/i,
    () => ({ changes: [{ layer: "7d" }], to: "chosen", whose: "anyone", lasting: false }),
  ],
  [
    /^each other (?:non-aura )?(enchantment|artifact)(?: you control)? is a creature in addition to its other types and has base power and (?:base )?toughness each equal to its mana value$/i,
    ([whole, type = ""], source) => ({
      changes: [
        { layer: "4", addTypes: ["Creature"], addSubtypes: [] },
        { layer: "7b", power: "mana-value", toughness: "mana-value" },
      ],
      to: ({ id, types, subtypes }) =>
        id !== source &&
        types.has(type.charAt(0).toUpperCase() + type.slice(1).toLowerCase()) &&
        !subtypes.has("Aura"),
      whose: whose(whole),
      lasting: true,
    }),
  ],
  [
    /^nonbasic lands are (\w+)$/i,
    ([, type = ""]) =>
      BASIC.test(type)
        ? {
            changes: [
              { layer: "4", setLandTypes: [type === "Plains" ? type : type.replace(/s$/, "")] },
            ],
            to: ({ types, supertypes }) => types.has("Land") && !supertypes.has("Basic"),
            whose: "anyone",
            lasting: true,
          }
        : undefined,
  ],
  [
    /^each land is an? (\w+) in addition to its other land types$/i,
    ([, type = ""]) =>
      BASIC.test(type)
        ? {
            changes: [{ layer: "4", addTypes: [], addSubtypes: [type] }],
            to: ({ types }) => types.has("Land"),
            whose: "anyone",
            lasting: true,
          }
        : undefined,
  ],
  [
    /^put (\w+) (\+1\/\+1|-1\/-1) counters? on target creature(?: you control)?$/i,
    ([, count = "", kind]) => {
      const many = readNumber(count.toLowerCase());
      const each = kind === "+1/+1" ? 1 : -1;
      return many === undefined
        ? undefined
        : {
            changes: [{ layer: "7c", power: many * each, toughness: many * each }],
            to: "chosen",
            whose: "anyone",
            lasting: false,
          };
    },
  ],
];

/** Sentences that touch what layers compute; any of them that no pattern reads makes the card unread. */
const TOUCHES =
  /[+-]\d+\/[+-]\d+|[+-]X\/|\bbase power\b|\blos(?:e|es) (?:all|its)\b|\bswitch\b|\bpower and (?:base )?toughness\b|\bcounters? on\b|\bbecomes?\b|\bis an? (?:\d|[A-Z])|\blands? (?:is|are)\b|\bgets?\b|\bin addition to\b|\bdouble\b/i;

/** What one sentence of a card does to creatures; undefined when no pattern reads it. */
export const readCardEffect = (
  sentence: string,
  source: string,
  vocabulary: Vocabulary,
): CardEffect | undefined => {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(sentence);
    const effect = found ? read(found, source, vocabulary) : undefined;
    if (effect) return effect;
  }
  return undefined;
};

/**
 * What a card does to the size, types and abilities of creatures; undefined when a sentence of it that
 * touches them is not understood. `source`: how the card's permanent is called in the evaluation.
 */
export const cardEffectsOf = (
  card: Card,
  source: string,
  vocabulary: Vocabulary,
): readonly CardEffect[] | undefined => {
  const effects: CardEffect[] = [];
  for (const sentence of cardLines(card).abilities.flat()) {
    const effect = readCardEffect(sentence, source, vocabulary);
    if (effect) effects.push(effect);
    else if (TOUCHES.test(sentence)) return undefined;
  }
  return effects;
};
