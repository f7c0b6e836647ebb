import { type Ability, headOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { keywordsOf } from "../targeting.ts";

/** Whether a noun is chosen as a target: "target creature", "any target", "one or two targets" (CR 115.1). */
const isTarget = (value: object): value is Noun =>
  ("target" in value && value.target === true) ||
  ("is" in value && Array.isArray(value.is) && headOf(value as Noun).thing === "target");

/** Every target within a part of an ability, however deep: "all creatures target player controls" has one. */
function targetsIn(value: unknown): readonly Noun[] {
  if (typeof value !== "object" || value === null) return [];
  if (isTarget(value)) return [value];
  return Object.values(value).flatMap(targetsIn);
}

const isRead = (ability: Ability): boolean =>
  ability.kind !== "unread" &&
  (ability.kind !== "spell" ||
    (ability.modes !== true && ability.effects.every(({ unread }) => unread === undefined)));

/**
 * All that a spell targets as it is cast. Undefined where its text was not read whole, leaves a choice of modes, or
 * may be cast without its targets (CR 601.2c, 702.96).
 */
export function targetsOf(card: Card): readonly Noun[] | undefined {
  const abilities = abilitiesOf(card);
  const isOpen =
    isPermanent(kindsOf(card)) ||
    !abilities.every(isRead) ||
    abilities.some(({ kind }) => kind === "mode") ||
    keywordsOf(abilities, "overload").length > 0 ||
    (card.card_faces ?? []).length > 1;
  return isOpen ? undefined : abilities.filter(({ kind }) => kind === "spell").flatMap(targetsIn);
}
