import type { Ability, Clause, Modifier, Noun } from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import type { Permanent } from "./scene.ts";

/** What a static ability of a permanent says cannot be done, told actively or passively. */
export interface Prohibition {
  readonly holder: Permanent;
  readonly who: Noun;
  readonly clause: Clause;
  readonly modifiers: readonly Modifier[];
  /** The line of the card that says so, counted from 0. */
  readonly line?: number;
}

const YOU: Noun = { ref: "you" };

/** All that a permanent forbids. Undefined where a static ability of it was not read whole. */
export function prohibitionsOf(holder: Permanent): readonly Prohibition[] | undefined {
  const found = abilitiesOf(holder.card).map((ability) => inAbility(ability, holder));
  return found.includes(undefined) ? undefined : found.flatMap((each) => each ?? []);
}

/** What is forbidden where all of it was read, whatever else its card says. */
export const prohibitionsIn = (ability: Ability, holder: Permanent): readonly Prohibition[] =>
  inAbility(ability, holder) ?? [];

function inAbility(ability: Ability, holder: Permanent): readonly Prohibition[] | undefined {
  if (ability.kind === "unread") return undefined;
  if (ability.kind !== "static") return [];
  const each = ability.effects.map(({ lead = [], steps = [], unread }) =>
    unread !== undefined ? undefined : inSteps(steps, lead, holder),
  );
  if (each.includes(undefined)) return undefined;
  const { line } = ability;
  const found = each.flatMap((one) => one ?? []);
  return line === undefined ? found : found.map((one) => ({ ...one, line }));
}

function inSteps(
  steps: readonly Clause[],
  lead: readonly Modifier[],
  holder: Permanent,
): readonly Prohibition[] {
  let who = YOU;
  return steps.flatMap((step) => {
    who = step.who ?? who;
    return forbidding(step, who, lead, holder);
  });
}

/** "can't attack or block": two things that are forbidden. "can cast only …" forbids the rest. */
function forbidding(
  clause: Clause,
  who: Noun,
  lead: readonly Modifier[],
  holder: Permanent,
): readonly Prohibition[] {
  const modifiers = [...lead, ...(clause.modifiers ?? [])];
  const forbids =
    clause.modal === "can not" ||
    (clause.modal === "do not" && clause.verb === "cause") ||
    (clause.modal === "can" && onlyAllowedTime(modifiers) !== undefined);
  if (!forbids) return [];
  const beside = [clause.orElse, clause.or].filter((one) => one !== undefined);
  return [
    { holder, who, clause, modifiers },
    ...beside.map((one) => ({
      holder,
      who: one.who ?? who,
      clause: { modal: "can not", ...one },
      modifiers: [...modifiers, ...(one.modifiers ?? [])],
    })),
  ];
}

/** The one time that is left: "only any time they could cast a sorcery". */
export const onlyAllowedTime = (modifiers: readonly Modifier[]): string | undefined =>
  modifiers.find(({ limit }) => limit?.startsWith("only ") === true)?.limit;
