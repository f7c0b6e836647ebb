import {
  type Ability,
  awaitedActs,
  headOf,
  type Modifier,
  type Noun,
  type Act as TextAct,
} from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import { fits, fitsPlayer, personOf, withoutCount } from "./fits.ts";
import type { Act, Doing, Permanent } from "./scene.ts";
import { all, any, type Maybe } from "./three-valued.ts";

/** What a thing does or what happens to it. The rest is done by players. */
const OF_THINGS: ReadonlySet<Doing> = new Set(["attack", "block", "die", "enter"]);
/** What happens one by one: drawing three cards is drawing a card three times (CR 121.2). */
const ONE_BY_ONE: ReadonlySet<Doing> = new Set([
  ...OF_THINGS,
  ...(["create", "discard", "draw", "sacrifice"] as const),
]);

export type Triggered = Extract<Ability, { readonly kind: "triggered" }>;

/** The triggered abilities of a permanent. */
export const triggeredOf = ({ card }: Permanent): readonly Triggered[] =>
  abilitiesOf(card).filter((ability) => ability.kind === "triggered");

/** Whether an ability triggers on an act at all, told of itself alone (CR 603.2). */
export function triggersOn(ability: Triggered, act: Act, holder: Permanent): Maybe {
  if (ability.event.unread !== undefined) return undefined;
  return any(awaitedActs(ability.event).map((awaited) => awaits(awaited, act, holder)));
}

/** How often it triggers. Undefined where a detail of the act is not known (CR 603.2c). */
export function timesTriggered(
  ability: Triggered,
  act: Act,
  holder: Permanent,
): number | undefined {
  const triggers = triggersOn(ability, act, holder);
  if (triggers === false) return 0;
  if (triggers === undefined || ability.condition !== undefined) return undefined;
  const isOnce = awaitedActs(ability.event).some(
    ({ who, what }) => isTogether(who) || isTogether(what),
  );
  const { amount, events = 1 } = act;
  const each = isOnce || !ONE_BY_ONE.has(act.doing) ? Math.min(events, amount) : amount;
  return each * holder.copies;
}

/** “a card”, “life” is whatever is drawn or gained; of a narrower thing nobody knows it where the act names none. */
const fitsWhat = (what: Noun, { thing }: Act, holder: Permanent): Maybe => {
  if (thing !== undefined) return fits(withoutCount(what), thing, holder);
  return (what.is ?? []).length <= 1 && headOf(what).thing !== undefined ? true : undefined;
};

const isTogether = (noun: Noun | undefined): boolean => noun?.count?.bound === "or more";

/** “except the first one they draw in each of their draw steps”: the turn itself draws that one (CR 504.1). */
const isSpared = ({ exceptNoun }: Modifier, { doing, isByEffect }: Act): boolean =>
  doing === "draw" &&
  isByEffect === true &&
  (exceptNoun?.where ?? []).some(({ zone }) => headOf(zone ?? {}).thing === "draw step");

function awaits({ verb, who, what, clause }: TextAct, act: Act, holder: Permanent): Maybe {
  if (verb !== act.doing || clause.passive === true) return false;
  const modifiers = (clause.modifiers ?? []).filter((one) => !isSpared(one, act));
  const isPlain = modifiers.length === 0 && clause.origin === undefined;
  const rest = isPlain ? true : undefined;
  if (OF_THINGS.has(act.doing))
    return all([
      act.thing === undefined ? undefined : fits(withoutCount(who), act.thing, holder),
      rest,
    ]);
  const object = what === undefined ? true : fitsWhat(what, act, holder);
  return all([fitsPlayer(personOf(who), act.by, holder), object, rest]);
}
