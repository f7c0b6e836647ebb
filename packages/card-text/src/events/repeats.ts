import type { Deed } from "../deeds/index.ts";
import type { Ability, Modifier } from "../types/index.ts";

/** Kinds of abilities that are there as long as the card is. */
const LASTING = new Set(["activated", "static", "replacement", "triggered"]);

/** Whether an ability can be used, or can trigger, again and again. */
export function mayRepeat(ability: Ability): boolean {
  if (ability.kind === "triggered") return ability.event.word !== "when";
  return (
    LASTING.has(ability.kind) && !("effects" in ability && (ability.effects ?? []).some(isOnce))
  );
}

const isOnce = ({
  steps = [],
}: {
  readonly steps?: readonly { modifiers?: readonly Modifier[] }[];
}) => steps.some(({ modifiers = [] }) => modifiers.some(({ limit }) => limit === "only once"));

/** Whether the card itself goes with it: its ability is then used once. */
export function isOver({ verb, what, modifiers }: Deed): boolean {
  const goes = (verb === "sacrifice" || verb === "exile") && what?.ref === "SELF";
  return goes && !modifiers.some(({ unless }) => unless !== undefined);
}
