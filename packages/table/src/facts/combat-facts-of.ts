import { type Ability, type Deed, deedsOf, headOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { CardEffect, CombatFacts, Restriction } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { CONDITIONS, matterOf } from "./combat-matters.ts";
import { effectOf, isUnpreventable } from "./effects-of.ts";
import { keywordNames } from "./keyword-names.ts";
import { restrictionsOf } from "./restriction-of.ts";

/**
 * What a card states for creatures in combat and in the layers (CR 508–510, 613), of its first face. What was not
 * understood is told as unread.
 */
export function combatFactsOf(card: Card): CombatFacts {
  const parts = abilitiesOf(card).flatMap(sentencesOf).map(factsOf);
  const all = {
    keywords: parts.flatMap(({ keywords = [] }) => keywords),
    restrictions: parts.flatMap(({ restrictions = [] }) => restrictions),
    effects: parts.flatMap(({ effects = [] }) => effects),
    unread: [...new Set(parts.flatMap(({ unread = [] }) => unread))],
  };
  return {
    ...Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0)),
    ...(parts.some(({ unpreventable }) => unpreventable) ? { unpreventable: true } : {}),
    ...(parts.some(({ reshapes }) => reshapes) ? { reshapes: true } : {}),
  };
}

/** What a keyword or a sentence states. */
function factsOf(part: Ability): CombatFacts {
  const keywords = part.kind === "keyword" ? keywordNames([part]) : undefined;
  if (keywords !== undefined) return { keywords };
  const restrictions = restrictionsOnItself(part);
  if (restrictions !== undefined) return { restrictions };
  const effect = effectIn(part);
  if (effect !== undefined) return { effects: [effect] };
  if (prevents(part)) return { unpreventable: true };
  const matter = matterOf(part);
  return {
    ...(matter === undefined ? {} : { unread: [matter] }),
    ...(isReshaping(part) ? { reshapes: true } : {}),
  };
}

/** A static ability or a spell, sentence by sentence. Any other is one part. */
function sentencesOf(ability: Ability): readonly Ability[] {
  if (ability.kind !== "static" && ability.kind !== "spell" && ability.kind !== "replacement")
    return [ability];
  return ability.modes === true
    ? [ability]
    : ability.effects.map((one) => ({ ...ability, effects: [one] }));
}

/** “This creature can’t block.” */
function restrictionsOnItself(ability: Ability): readonly Restriction[] | undefined {
  const [{ lead, steps = [], unread } = {}] =
    ability.kind === "static" && !CONDITIONS.has(ability.label) ? ability.effects : [];
  const [first] = steps;
  const isPlain =
    (lead ?? unread) === undefined &&
    first?.who?.ref === "SELF" &&
    steps.every(({ who, modifiers }, place) => modifiers === undefined && (place === 0 || !who));
  const each = isPlain ? steps.map(restrictionsOf) : [undefined];
  return each.includes(undefined) ? undefined : each.flatMap((one) => one ?? []);
}

function effectIn(ability: Ability): CardEffect | undefined {
  if (ability.kind !== "static" && ability.kind !== "spell") return undefined;
  const [sentence] = (ability.modes ?? CONDITIONS.has(ability.label)) ? [] : ability.effects;
  return sentence && effectOf(sentence);
}

const prevents = (ability: Ability): boolean =>
  (ability.kind === "static" || ability.kind === "replacement") &&
  ability.effects.every(isUnpreventable);

const RESHAPING: ReadonlySet<string> = new Set(["get", "become", "switch", "double", "exchange"]);

/** Whether an ability changes sizes, types or abilities of permanents, or was not understood. */
const isReshaping = (ability: Ability): boolean =>
  ability.kind === "level" ||
  ability.kind === "size" ||
  holds(ability, (part) => "unread" in part || ("thing" in part && part.thing === "counter")) ||
  deedsOf([ability]).some(reshapes);

const reshapes = ({ verb, what = {}, modifiers, clause }: Deed): boolean =>
  RESHAPING.has(verb) ||
  (verb === "lose" && headOf(what).thing === "ability") ||
  (verb === "be" && what.is !== undefined) ||
  (verb !== "create" && (clause.size ?? clause.compare) !== undefined) ||
  modifiers.some(({ limit }) => limit?.startsWith("in addition to") === true);

/** Whether a part of a reading, wherever it stands, is such a one. */
const holds = (part: unknown, isSuch: (part: object) => boolean): boolean =>
  typeof part === "object" &&
  part !== null &&
  (isSuch(part) || Object.values(part).some((one) => holds(one, isSuch)));
