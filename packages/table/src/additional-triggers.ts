import { type Ability, type Clause, headOf, type Noun } from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import { lineOf, type Source } from "./find-prohibition.ts";
import { fits } from "./fits.ts";
import { kindsOf } from "./kinds-of.ts";
import type { Act, Permanent } from "./scene.ts";
import { all, type Maybe } from "./three-valued.ts";

/** What makes an ability trigger again, and how many times more. */
export interface AdditionalTrigger extends Source {
  readonly times: number;
}

/**
 * What makes an ability that triggers on an act trigger additional times: “if a creature dying causes a triggered
 * ability … to trigger, that ability triggers an additional time” (CR 603.2d).
 *
 * @param of the permanent whose ability triggers
 * @returns each of them. Undefined where a detail is not known
 */
export function additionalTriggers(
  act: Act,
  of: Permanent,
  board: readonly Permanent[],
): readonly AdditionalTrigger[] | undefined {
  const found = board.flatMap((by) =>
    abilitiesOf(by.card).flatMap((ability) => {
      const cause = causeOfAdditionalTrigger(ability);
      if (cause === undefined) return [];
      const applies = causes(cause, act, of, by);
      if (applies === false) return [];
      return [applies === true ? { by, times: by.copies, ...lineOf(ability) } : undefined];
    }),
  );
  return found.some((one) => one === undefined) ? undefined : found.flatMap((one) => one ?? []);
}

/** What has to happen for it. Undefined of an ability that makes nothing trigger again. */
export function causeOfAdditionalTrigger(ability: Ability): Clause | undefined {
  if (ability.kind !== "static" && ability.kind !== "replacement") return undefined;
  const [sentence] = ability.effects;
  const [step] = sentence?.steps ?? [];
  if (step?.verb !== "trigger" || step.what?.count?.additional !== true) return undefined;
  return sentence?.lead?.find((one) => one.if !== undefined)?.if?.clause;
}

/** Whose abilities trigger again: “… causes a triggered ability of a permanent you control to trigger”, “a triggered ability of a Shaman you control triggers”. */
export function ownersOfAdditionalTriggers({ verb, who, what }: Clause): Noun | undefined {
  const ability = (verb === "trigger" ? who : what) ?? {};
  return headOf(ability).thing === "ability"
    ? ability.where?.find(({ place }) => place === "of")?.zone
    : undefined;
}

/** “A creature dying causes a triggered ability of a permanent you control to trigger”. Other causes are not known. */
function causes(cause: Clause, act: Act, of: Permanent, by: Permanent): Maybe {
  const { verb, who } = cause;
  const holders = ownersOfAdditionalTriggers(cause);
  if (verb !== "cause" || who === undefined || holders === undefined) return undefined;
  const holder = {
    ...{ card: of.card, kinds: kindsOf(of.card) },
    ...(of.side === undefined ? {} : { side: of.side }),
  };
  return all([
    act.thing === undefined ? undefined : fits(who, { ...act.thing, doing: act.doing }, by),
    fits(holders, { ...holder, zone: "battlefield" }, by),
  ]);
}
