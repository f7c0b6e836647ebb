import {
  type Clause,
  headOf,
  type Modifier,
  type Noun,
  quantityOf,
  type Sentence,
} from "@spellwright/card-text";
import type { CardChange, CardEffect } from "@spellwright/judge";
import { changesOf, losesTypes } from "./changes-of.ts";
import { hasOnly } from "./fields.ts";
import { type Reach, reachOf } from "./reach-of.ts";

const FOR_THE_TURN: ReadonlySet<string | undefined> = new Set(["until end of turn", "this turn"]);

/**
 * What a sentence of a static ability or of a spell does to permanents that it names. Undefined where it does something
 * else besides, under a condition, or to somebody else.
 */
export function effectOf({ lead = [], steps = [], ...rest }: Sentence): CardEffect | undefined {
  const [first] = steps;
  if (first === undefined || !hasOnly(rest)) return undefined;
  const ended = [...lead, ...steps.flatMap(({ modifiers = [] }) => modifiers)].filter(isTime);
  const isTimed =
    lead.every(isTurn) && steps.every(({ modifiers = [] }) => modifiers.every(isPlain));
  if (!isTimed) return undefined;
  const one = steps.length === 1 ? (switched(first) ?? counted(first)) : undefined;
  if (one !== undefined) return one;
  const reach = first.who && reachOf(first.who);
  if (reach === undefined || steps.some(({ who }, place) => place > 0 && !isSame(who)))
    return undefined;
  const isBare = steps.some(losesTypes);
  const changes = steps.map((step) => changesOf(withoutWho(step), isBare));
  if (changes.includes(undefined)) return undefined;
  // Given abilities alone change nothing that is told.
  if (changes.every((each) => each?.length === 0)) return undefined;
  const lasting = ended.length === 0 && first.who?.target === undefined;
  return { changes: lossFirst(changes.flatMap((each) => each ?? [])), ...reach, lasting };
}

/** “it”: the thing that the sentence is about. */
const isSame = (who: Noun | undefined): boolean =>
  who === undefined || (who.ref === "it" && hasOnly(who, "ref"));

/** “… and loses all other abilities”: what it gains stays. */
const lossFirst = (changes: readonly CardChange[]): readonly CardChange[] => [
  ...changes.filter((change) => "loseAll" in change),
  ...changes.filter((change) => !("loseAll" in change)),
];

const withoutWho = ({ who: _, ...clause }: Clause): Clause => clause;

const isTime = ({ duration }: Modifier): boolean => duration !== undefined;
const isTurn = (modifier: Modifier): boolean =>
  hasOnly(modifier, "duration") && FOR_THE_TURN.has(modifier.duration);
const isPlain = (modifier: Modifier): boolean =>
  isTurn(modifier) ||
  (hasOnly(modifier, "limit") && modifier.limit?.startsWith("in addition to") === true);

/** “Switch target creature’s power and toughness”. */
function switched(clause: Clause): CardEffect | undefined {
  const { verb, what = {} } = clause;
  if (verb !== "switch" || !hasOnly(clause, "verb", "what", "modifiers")) return undefined;
  return onTarget(what.whose, [{ layer: "7d" }]);
}

/** “Put two +1/+1 counters on target creature”. */
function counted(clause: Clause): CardEffect | undefined {
  const { verb, what = {}, place } = clause;
  if (verb !== "put" || place === undefined || !hasOnly(clause, "verb", "what", "place"))
    return undefined;
  const many = quantityOf(what);
  const [{ size } = {}, counter] = what.is ?? [];
  const isCounter = counter?.thing === "counter" && what.is?.length === 2 && place.at === "on";
  const each = SIGNS[size ?? ""];
  if (!isCounter || each === undefined || typeof many !== "number") return undefined;
  if (!hasOnly(place, "at", "zone") || !hasOnly(what, "is", "det", "count")) return undefined;
  return onTarget(place.zone, [{ layer: "7c", power: each * many, toughness: each * many }]);
}

const SIGNS: Readonly<Record<string, number>> = { "+1/+1": 1, "-1/-1": -1 };

function onTarget(noun: Noun | undefined, changes: CardEffect["changes"]): CardEffect | undefined {
  const reach: Reach | undefined = noun?.target === true ? reachOf(noun) : undefined;
  return reach && { changes, ...reach, lasting: false };
}

/** Combat damage of creatures that you control cannot be prevented (CR 615.12). */
export function isUnpreventable({ lead = [], steps = [], ...rest }: Sentence): boolean {
  const [step, more] = steps;
  if (step === undefined || more !== undefined || lead.length > 0 || !hasOnly(rest)) return false;
  const [dealt, other] = step.who?.where ?? [];
  const by = dealt?.that?.verb === "deal" && other === undefined ? dealt.that.by : undefined;
  const reach = by && reachOf(by);
  return (
    step.verb === "prevent" &&
    step.modal === "can not" &&
    headOf(step.who ?? {}).thing === "combat damage" &&
    hasOnly(step, "who", "modal", "passive", "verb") &&
    reach?.whose === "its-controller" &&
    reach.to !== "chosen" &&
    hasOnly(reach.to, "types")
  );
}
