import { type Deed, deedsOf, headOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "./abilities-of.ts";
import { fits, withoutCount } from "./fits.ts";
import type { Permanent, Thing } from "./scene.ts";

/** Where a card takes something from the battlefield to, and whether it brings it back. */
export interface Journey {
  readonly to: "exile" | "hand";
  /** “while”: until the card itself leaves the battlefield, told in one ability or in two (CR 603.6c, 610.3). */
  readonly returns: "never" | "now" | "later" | "while" | "linked";
  /** The line of the card that says so. */
  readonly line?: number;
}

/** The journey on which a card sends a thing. Undefined where it sends it on none, or that is not known. */
export function journeyOf(source: Permanent, target: Thing): Journey | undefined {
  const abilities = abilitiesOf(source.card);
  if (abilities.some(({ kind }) => kind === "unread" || kind === "mode")) return undefined;
  const deeds = deedsOf(abilities).filter(({ isCost, given }) => !isCost && given === undefined);
  const [leaving, other] = deeds.filter((deed) => isLeaving(deed, source, target));
  if (leaving === undefined || other !== undefined) return undefined;
  const { line } = leaving.ability;
  const to = leaving.verb === "exile" ? "exile" : "hand";
  const returns = to === "hand" ? "never" : returnOf(leaving, deeds);
  return returns && { to, returns, ...(line === undefined ? {} : { line }) };
}

const isReturn = ({ verb, clause }: Deed): boolean =>
  verb === "return" && headOf(clause.place?.zone ?? {}).thing === "battlefield";

const isBounce = ({ verb, clause }: Deed): boolean =>
  verb === "return" && headOf(clause.place?.zone ?? {}).thing === "hand";

function isLeaving(deed: Deed, source: Permanent, target: Thing): boolean {
  const { what, ability } = deed;
  if (what === undefined || ability.kind === "static" || ability.kind === "replacement")
    return false;
  if (deed.verb !== "exile" && !isBounce(deed)) return false;
  return fits(withoutCount(what), { ...target, zone: "battlefield" }, source) === true;
}

function returnOf(leaving: Deed, deeds: readonly Deed[]): Journey["returns"] | undefined {
  if (leaving.modifiers.some(({ until }) => isOwnLeaving(until?.who, until?.verb))) return "while";
  if (leaving.modifiers.length > 0) return undefined;
  const back = deeds.filter(isReturn);
  const same = back.find(
    ({ what, ability }) => ability === leaving.ability && isSame(what, leaving.what),
  );
  if (same !== undefined)
    return same.modifiers.length === 0
      ? "now"
      : same.modifiers.some(({ when }) => when)
        ? "later"
        : undefined;
  const isLinked = back.some(
    ({ ability }) =>
      ability.kind === "triggered" &&
      isOwnLeaving(ability.event.event?.who, ability.event.event?.verb),
  );
  return isLinked ? "linked" : back.length === 0 ? "never" : undefined;
}

const isOwnLeaving = (who: Noun | undefined, verb: string | undefined): boolean =>
  who?.ref === "SELF" && verb === "leave";

const isSame = (one: Noun | undefined, other: Noun | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a permanent is back on the battlefield at once, or at a later step. */
export const comesBack = ({ returns }: Journey): boolean =>
  returns === "now" || returns === "later";

/** The abilities that trigger as a card enters (CR 603.6a). */
export const entersTriggers = (card: Card) =>
  abilitiesOf(card).filter(
    (one) =>
      one.kind === "triggered" &&
      one.condition === undefined &&
      one.event.event?.verb === "enter" &&
      (one.event.event.modifiers ?? []).length === 0 &&
      (one.event.event.who?.ref === "SELF" ||
        (one.event.event.who?.either ?? []).some(({ ref }) => ref === "SELF")),
  );
