import {
  type Ability,
  type Deed,
  deedsOf,
  headOf,
  type Modifier,
  type Noun,
  quantityOf,
} from "@spellwright/card-text";
import { kindsOf } from "./kinds-of.ts";
import { type Act, type Doing, otherSide, type Permanent, type Side, type Thing } from "./scene.ts";

/** What somebody may leave undone, or another may pay for. */
export interface OptionalOrUnless {
  readonly isOptional: boolean;
  readonly isUnlessPaid: boolean;
}

/** What one effect makes happen; `amount` is missing where the text gives no number. */
export interface Effect extends Omit<Act, "amount">, OptionalOrUnless {
  readonly amount?: number;
}

/** Who has the ability, what it was triggered by, and how many opponents there are. */
export interface Cause {
  readonly holder: Permanent;
  readonly act: Act;
  /** How many things there are that a text counts. Absent: nobody told of all that there is. */
  readonly count?: (noun: Noun) => number | undefined;
}

/** Verbs of effects that are counted, by what they act on. */
const COUNTED: Readonly<Record<string, Doing>> = {
  "draw card": "draw",
  "create token": "create",
  "gain life": "gain",
  "lose life": "lose",
  "deal damage": "damage",
  "discard card": "discard",
};
const HARMS: ReadonlySet<Doing> = new Set(["lose", "damage", "discard"]);

/** What the effects of an ability make happen, one after the other. Undefined where that cannot be told. */
export function effectsOf(ability: Ability, cause: Cause): readonly Effect[] | undefined {
  const found = deedsOf([ability]).map((deed) => effectsOfDeed(deed, cause));
  return found.includes(undefined) ? undefined : found.flatMap((each) => each ?? []);
}

function effectsOfDeed(deed: Deed, cause: Cause): readonly Effect[] | undefined {
  const { verb, what, isCost, given } = deed;
  if (isCost || given !== undefined) return [];
  const doing = COUNTED[`${verb} ${headOf(what ?? {}).thing ?? ""}`];
  if (doing === undefined || what === undefined) return [];
  const players = sidesOf(doing === "damage" ? (deed.to ?? {}) : deed.who, doing, cause);
  if (players === undefined) return undefined;
  const amount = amountOf(deed, what, cause);
  const thing = doing === "create" ? { kinds: kindsOfToken(what) } : undefined;
  const source = doing === "damage" ? sourceOf(deed.who, cause.holder) : undefined;
  const { turnOf } = cause.act;
  return players.map((by) => ({
    doing,
    by,
    ...leaveOf(deed),
    ...(source === undefined ? {} : { source }),
    ...(turnOf === undefined ? {} : { turnOf }),
    ...(amount === undefined ? {} : { amount }),
    ...(thing === undefined ? {} : { thing: { ...thing, side: by } }),
  }));
}

/** What deals damage: the card that says so of itself. */
const sourceOf = ({ ref }: Noun, { card, side }: Permanent): Thing | undefined =>
  ref === "SELF"
    ? { card, kinds: kindsOf(card), ...(side === undefined ? {} : { side }) }
    : undefined;

function leaveOf({ modal, modifiers }: Deed): OptionalOrUnless {
  return {
    isOptional: modal === "may" || modifiers.some((one) => one.if?.done === "you do"),
    isUnlessPaid: modifiers.some(
      (one) => one.unless?.clause?.verb === "pay" || one.if?.done?.endsWith("do not") === true,
    ),
  };
}

function amountOf({ modifiers }: Deed, what: Noun, { act, count }: Cause): number | undefined {
  const [scaled, other] = modifiers.filter(
    ({ forEach, equalTo, whereX }) => (forEach ?? equalTo ?? whereX) !== undefined,
  );
  if (scaled !== undefined) return other === undefined ? scaledBy(scaled, what, count) : undefined;
  if (what.count?.same !== undefined && what.count.times === undefined) return eachOf(act);
  const amount = quantityOf(what);
  return amount === "X" ? undefined : amount;
}

/** “for each creature you control”, “X …, where X is the number of Goblins you control”. */
function scaledBy(
  { forEach, whereX }: Modifier,
  what: Noun,
  count: Cause["count"],
): number | undefined {
  const each = quantityOf(what);
  if (forEach !== undefined && typeof each === "number") {
    const amount = count?.(forEach);
    return amount === undefined ? undefined : each * amount;
  }
  const measure = whereX?.count;
  const of = measure?.where?.find(({ place }) => place === "of")?.zone;
  const isNumber = headOf(measure ?? {}).thing === "number" && each === "X";
  return isNumber && of !== undefined ? count?.(of) : undefined;
}

/** How much of it one event is. Undefined where they are not of equal size. */
const eachOf = ({ amount, events = 1 }: Act): number | undefined =>
  Number.isInteger(amount / events) ? amount / events : undefined;

const kindsOfToken = ({ is = [] }: Noun): ReadonlySet<string> =>
  new Set(
    is.flatMap(
      ({ type, subtype, supertype, thing }) => type ?? subtype ?? supertype ?? thing ?? [],
    ),
  );

/** Whom an effect is about, seen from who has the ability. What may be chosen is chosen for good or for harm. */
function sidesOf(noun: Noun, doing: Doing, { holder, act }: Cause): readonly Side[] | undefined {
  const { side } = holder;
  if (side === undefined) return undefined;
  const { thing = "" } = headOf(noun);
  if (noun.ref === "you" || Object.keys(noun).length === 0) return [side];
  if (thing === "opponent") return [otherSide(side)];
  if (thing === "controller" || noun.ref !== undefined)
    return act.by === undefined ? undefined : [act.by];
  if (
    noun.det === "each" ||
    (noun.det === undefined && noun.target === undefined && thing === "player")
  )
    return [side, otherSide(side)];
  if (noun.target === true || thing === "target" || noun.det === "any")
    return [HARMS.has(doing) ? otherSide(side) : side];
  return undefined;
}
