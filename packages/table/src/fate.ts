import {
  type Ability,
  type Clause,
  type Deed,
  deedsOf,
  headOf,
  type Modifier,
  type Noun,
  quantityOf,
} from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf, abilitiesOn } from "./abilities-of.ts";
import { compares } from "./compares.ts";
import { fits, withoutCount } from "./fits.ts";
import { hasPlainDamage } from "./plain-damage.ts";
import type { Permanent, Thing } from "./scene.ts";
import { type Barrier, barrierTo, isProtectedFrom, isTargeted, keywordsOf } from "./targeting.ts";
import { all, type Maybe } from "./three-valued.ts";
import { toughnessOf } from "./toughness.ts";

/** What removes something from the battlefield, and what leaves it there. */
export type Outcome =
  | "destroy"
  | "exile"
  | "return"
  | "lethal"
  | "shrunk"
  | "shrinks"
  | "tough"
  | "indestructible"
  | "regenerated"
  | "sacrifice"
  | "unharmed"
  | "untouched"
  | Barrier;

/** What a card does to one thing. */
export interface Fate {
  readonly outcome: Outcome;
  readonly isTargeted: boolean;
  readonly line?: number;
  /** The damage, or what is taken from its toughness, with that toughness. */
  readonly numbers?: readonly [amount: number, toughness: number];
}

type CardThing = Thing & { readonly card: Card };

const REMOVING = new Set(["destroy", "exile", "return", "deal", "get", "sacrifice"]);
const GONE: ReadonlySet<Outcome> = new Set([
  "destroy",
  "exile",
  "return",
  "lethal",
  "shrunk",
  "sacrifice",
]);
/** Keywords by which something that would leave stays, or comes back. */
export const COMES_BACK: readonly string[] = [
  "persist",
  "undying",
  "ward",
  "umbra armor",
  "totem armor",
];
/** What is said of a permanent that may change what happens to it. */
const CHANGING = new Set(
  "be become destroy deal die get have gain lose prevent put target regenerate".split(" "),
);

/** Whether the thing leaves the battlefield. */
export const isGone = ({ outcome }: Fate): boolean => GONE.has(outcome);

/** What one card does to a thing that lies on the table. Undefined where a text or a detail is not known. */
export function fateOf(source: Permanent, target: Thing): Fate | undefined {
  const abilities = abilitiesOf(source.card);
  if (abilities.some(({ kind }) => kind === "unread")) return undefined;
  const { card } = target;
  if (card === undefined || isUnsteady({ ...target, card })) return undefined;
  const acting = abilities.filter((one) => deedsIn(one).length > 0);
  const [ability, other] = acting.filter(({ kind }) => kind !== "static");
  if (ability === undefined) return undefined;
  const fates = acting.flatMap((one) => deedsIn(one).map((deed) => fateIn(deed, source, target)));
  const gone = fates.find((fate) => fate !== undefined && isGone(fate));
  // Of several abilities, or modes, nobody told which one is meant.
  const isOne = other === undefined || acting.every(({ kind }) => kind === "spell");
  const isAlike = fates.every((fate) => fate?.outcome === fates[0]?.outcome);
  if (!isOne && !isAlike && !isModal(acting)) return undefined;
  return gone ?? (fates.includes(undefined) ? undefined : fates[0]);
}

const isModal = (acting: readonly Ability[]): boolean =>
  acting.every(({ kind }) => kind === "mode");

/** Whether a card does something that may take a thing from the battlefield. */
export const removes = (card: Card): boolean =>
  abilitiesOf(card).some((one) => deedsIn(one).length > 0);

/** Whether something may regenerate itself. */
export const regeneratesItself = (abilities: readonly Ability[]): boolean =>
  deedsOf(abilities).some(({ verb, what }) => verb === "regenerate" && what?.ref === "SELF");

/** Whether a card says that what it destroys can't be regenerated (CR 701.19c). */
export const forbidsRegeneration = (card: Card): boolean =>
  deedsOf(abilitiesOf(card)).some(
    ({ verb, modal }) => verb === "regenerate" && modal === "can not",
  );

/** Whether a card only takes away, so that things of the other player are meant: no “+3/+3”, nothing that comes back. */
export function isHarmful(card: Card): boolean {
  const deeds = abilitiesOf(card).flatMap(deedsIn);
  return (
    deeds.length > 0 &&
    deeds.every(({ verb, clause: { size, place } }) =>
      verb === "get"
        ? size?.startsWith("-")
        : verb !== "return" || headOf(place?.zone ?? {}).thing === "hand",
    )
  );
}

const deedsIn = (ability: Ability): readonly Deed[] =>
  deedsOf([ability]).filter(
    ({ verb, isCost, given, modal, what, who }) =>
      REMOVING.has(verb) &&
      (verb !== "sacrifice" || who.ref !== "you") &&
      !isCost &&
      given === undefined &&
      modal !== "can not" &&
      (verb !== "get" || ability.kind !== "static") &&
      (verb !== "deal" || headOf(what ?? {}).thing === "damage"),
  );

/** Whether its own text may change what becomes of it. */
function isUnsteady(thing: CardThing): boolean {
  if (thing.regenerates === true) return false;
  return abilitiesOf(thing.card).some((ability) => {
    if (ability.kind === "unread" || ability.kind === "level") return true;
    if (ability.kind === "keyword") return COMES_BACK.includes(ability.name);
    if (ability.kind === "static" || ability.kind === "replacement")
      return ability.effects.some(
        ({ unread, steps = [], lead = [] }) =>
          unread !== undefined ||
          [...steps, ...lead.flatMap(conditionIn)].some((step) => isChanging(step, thing)),
      );
    return deedsOf([ability]).some(
      ({ verb, what, who }) =>
        ["regenerate", "become"].includes(verb) && (what?.ref ?? who.ref) === "SELF",
    );
  });
}

const conditionIn = (one: Modifier): readonly Clause[] =>
  one.if?.clause === undefined ? [] : [one.if.clause];

const PLAYERS: ReadonlySet<string | undefined> = new Set(["player", "opponent", "controller"]);

/** What happens only as it leaves or is cast, or to others, is no change of the thing on the table. */
function isChanging(clause: Clause, thing: CardThing): boolean {
  const { verb = "", who = {}, what, place } = clause;
  if (verb === "enter") return clause.with !== undefined;
  if (!CHANGING.has(verb)) return false;
  if (verb === "put" && headOf(place?.zone ?? {}).thing === "graveyard") return false;
  if (what?.ref === "SELF") return true;
  if (who.ref === "you" || PLAYERS.has(headOf(who).thing)) return verb === "target";
  return fits(withoutCount(who), thing, { card: thing.card, copies: 1 }) !== false;
}

function fateIn(deed: Deed, source: Permanent, target: Thing): Fate | undefined {
  const { verb, what = {}, who, to = {}, ability } = deed;
  const object = asCast(verb === "deal" ? to : verb === "get" ? who : what, source);
  const targeted = isTargeted(object);
  const placed = {
    isTargeted: targeted,
    ...(ability.line === undefined ? {} : { line: ability.line }),
  };
  if (verb === "sacrifice")
    return chosen(object, source, target) ? { outcome: "sacrifice", ...placed } : undefined;
  const barrier = targeted ? barrierTo(object, source, target) : sweeps(object, source, target);
  if (barrier === undefined) return undefined;
  if (barrier !== "none") return { outcome: barrier, ...placed };
  const holds = conditionsHold(deed, target);
  if (holds !== true) return holds === false ? { outcome: "untouched", ...placed } : undefined;
  const done = doneTo(deed, source, target);
  return done && { ...done, ...placed };
}

/** Overloaded, a spell says “each” for “target” (CR 702.96a). */
const asCast = ({ target, ...noun }: Noun, { isOverloaded }: Permanent): Noun =>
  isOverloaded === true ? { ...noun, det: "each" } : { ...noun, ...(target ? { target } : {}) };

/** Who sacrifices chooses it: whatever fits may be what goes (CR 701.21a). */
const chosen = (noun: Noun, source: Permanent, target: Thing): boolean =>
  !isNarrowed(noun) && fits({ is: noun.is ?? [] }, target, source) === true;

/** “with the greatest power among …”: nobody told what else there is. */
const isNarrowed = ({ where = [] }: Noun): boolean =>
  where.some(({ having }) => having !== undefined);

/** "each creature" and "all creatures" are met without a target. */
function sweeps(noun: Noun, source: Permanent, target: Thing): "none" | "untouched" | undefined {
  if (noun.det !== "all" && noun.det !== "each") return undefined;
  const isMeant = fits(noun, target, source);
  return isMeant === undefined ? undefined : isMeant ? "none" : "untouched";
}

/** "if it has mana value 2 or less". What lasts until the end of the turn is no condition. */
const conditionsHold = ({ modifiers }: Deed, { card }: Thing): Maybe =>
  all(
    modifiers.map(({ duration, ...rest }) => {
      if (duration !== undefined) return true;
      const clause = rest.if?.clause;
      const isItsOwn =
        clause?.who?.ref === "it" && clause.verb === "have" && rest.if?.and === undefined;
      return isItsOwn && clause.compare && card ? compares(clause.compare, card) : undefined;
    }),
  );

type Done = Pick<Fate, "outcome" | "numbers">;

function doneTo(deed: Deed, source: Permanent, target: Thing): Done | undefined {
  const { card } = target;
  if (card === undefined) return undefined;
  const isIndestructible = keywordsOf(abilitiesOn(target), "indestructible").length > 0;
  const spared = sparedBy(isIndestructible, target, source);
  switch (deed.verb) {
    case "destroy":
      return { outcome: spared ?? "destroy" };
    case "exile":
      return deed.modifiers.length === 0 ? { outcome: "exile" } : undefined;
    case "return":
      return headOf(deed.clause.place?.zone ?? {}).thing === "hand"
        ? { outcome: "return" }
        : undefined;
    case "get":
      return shrinks(deed.clause.size, toughnessOf(card), source.x);
    default:
      return hurt(deed, source, { ...target, card }, spared);
  }
}

/** What keeps it from being destroyed (CR 702.12b, 701.19). */
const sparedBy = (
  isIndestructible: boolean,
  { regenerates }: Thing,
  { card }: Permanent,
): "indestructible" | "regenerated" | undefined =>
  isIndestructible
    ? "indestructible"
    : regenerates === true && !forbidsRegeneration(card)
      ? "regenerated"
      : undefined;

function hurt(
  deed: Deed,
  source: Permanent,
  target: CardThing,
  spared: ReturnType<typeof sparedBy>,
): Done | undefined {
  const isProtected = isProtectedFrom(abilitiesOn(target), source);
  if (isProtected === true) return { outcome: "unharmed" };
  return isProtected === false && hasPlainDamage(source.card)
    ? damaged(deed, target, spared, source.x)
    : undefined;
}

function damaged(
  deed: Deed,
  { card, kinds }: CardThing,
  spared: ReturnType<typeof sparedBy>,
  x: number | undefined,
): Done | undefined {
  if (!kinds.has("creature")) return undefined;
  const toughness = toughnessOf(card);
  const told = quantityOf(deed.what ?? {});
  const amount = told === "X" ? x : told;
  // However much it is, it does not destroy.
  if (toughness === undefined || typeof amount !== "number") return spared && { outcome: spared };
  if (amount < toughness) return { outcome: "tough", numbers: [amount, toughness] };
  return spared ? { outcome: spared } : { outcome: "lethal", numbers: [amount, toughness] };
}

/** "-4/-4" takes 4 from its toughness. */
function shrinks(
  size: string | undefined,
  toughness: number | undefined,
  x: number | undefined,
): Done | undefined {
  const [, taken = ""] = size?.split("/-") ?? [];
  const amount = taken.toLowerCase() === "x" ? (x ?? Number.NaN) : Number.parseInt(taken, 10);
  if (toughness === undefined || Number.isNaN(amount)) return undefined;
  return { outcome: amount >= toughness ? "shrunk" : "shrinks", numbers: [amount, toughness] };
}
