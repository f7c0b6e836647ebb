import {
  type Ability,
  headOf,
  type Noun,
  type Restriction,
  type Trait,
} from "@spellwright/card-text";
import { COLOR_LETTERS } from "./color-letters.ts";
import { compares } from "./compares.ts";
import { isPermanent } from "./kinds-of.ts";
import type { Permanent, Side, Thing, Zone } from "./scene.ts";
import { all, any, type Maybe, not } from "./three-valued.ts";

const PLAIN = new Set(["source", "spell", "object", "land"]);
const ZONES: ReadonlySet<string> = new Set([
  "battlefield",
  "graveyard",
  "library",
  "hand",
  "exile",
]);

/** Whether a player is the one that a text of a permanent means: "you", "an opponent", "each player". */
export function fitsPlayer(noun: Noun, side: Side | undefined, holder: Permanent): Maybe {
  if (noun.either !== undefined)
    return any(noun.either.map((one) => fitsPlayer(one, side, holder)));
  if ((noun.where ?? []).length > 0) return undefined;
  const { thing } = headOf(noun);
  const isMine = side === undefined || holder.side === undefined ? undefined : side === holder.side;
  if (noun.ref === "you") return isMine;
  if (thing === "opponent") return not(isMine);
  return thing === "player" ? true : undefined;
}

/** Whether a thing is what a text of a permanent means: "creatures your opponents control". */
export function fits(noun: Noun, thing: Thing, holder: Permanent): Maybe {
  if (noun.either !== undefined) return any(noun.either.map((one) => fits(one, thing, holder)));
  if (noun.ref === "SELF") return thing.card !== undefined && thing.card === holder.card;
  if (noun.ref !== undefined || noun.of !== undefined) return undefined;
  const isOther = noun.other === undefined ? true : thing.card !== holder.card;
  return all([
    isOther,
    noun.whose === undefined ? true : undefined,
    ...(noun.is ?? []).map((trait) => fitsTrait(trait, thing)),
    ...(noun.where ?? []).map((one) => fitsRestriction(one, thing, holder)),
  ]);
}

function fitsTrait(trait: Trait, thing: Thing): Maybe {
  const { type, subtype, supertype, not: opposite, any: rows, colour, thing: word, state } = trait;
  if (rows !== undefined) {
    const each = rows.map((row) => all(row.map((one) => fitsTrait(one, thing))));
    return trait.join === "," ? all(each) : any(each);
  }
  if (opposite !== undefined) return not(fitsTrait(opposite, thing));
  const kind = type ?? subtype ?? supertype;
  if (kind !== undefined) return isOfKind(kind, thing);
  if (colour !== undefined) return hasColour(colour, thing);
  if (state !== undefined) return hasColours(state, thing);
  return word === undefined ? undefined : isCalled(word, thing);
}

/** By how many colours they have (CR 105.2). */
const COLOURS: Readonly<Record<string, (many: number) => boolean>> = {
  colorless: (many) => many === 0,
  monocolored: (many) => many === 1,
  multicolored: (many) => many > 1,
};

const hasColours = (state: string, { card }: Thing): Maybe =>
  card?.colors ? COLOURS[state]?.(card.colors.length) : undefined;

/** A creature that nobody named is no land, and may be anything else besides. */
const isOfKind = (kind: string, { kinds, isOpen }: Thing): Maybe =>
  kinds.has(kind) || (isOpen === true && kind !== "land" ? undefined : false);

function isCalled(word: string, { kinds, zone, isOpen }: Thing): Maybe {
  if (word === "spell" && zone === "battlefield") return false;
  if (word === "permanent") return isPermanent(kinds);
  if (word === "token" || word === "card")
    return isOpen === true ? undefined : kinds.has("token") === (word === "token");
  return PLAIN.has(word) ? true : undefined;
}

function hasColour(colour: string, { card }: Thing): Maybe {
  const letter = COLOR_LETTERS[colour];
  return card?.colors && letter !== undefined ? card.colors.includes(letter) : undefined;
}

function fitsRestriction(one: Restriction, thing: Thing, holder: Permanent): Maybe {
  const { controller, owner, doing, orDoing, not: denied } = one;
  if (doing !== undefined) return thing.doing && [doing.verb, orDoing?.verb].includes(thing.doing);
  const whose = controller ?? owner;
  if (whose === undefined) return fitsQuality(one, thing);
  const isTheirs = fitsPlayer(personOf(whose), thing.side, holder);
  return denied === true ? not(isTheirs) : isTheirs;
}

/** “Spells from anywhere other than their hands”. */
const ELSEWHERE = "from anywhere other than";

/** What it has and where it is. */
function fitsQuality({ having, without, place, zone }: Restriction, thing: Thing): Maybe {
  if (having?.noun !== undefined)
    return isChosenName(having.noun) ? thing.isChosen : hasInCost(having.noun, thing);
  if (zone !== undefined && headOf(zone).thing === "mana cost") return true;
  if (having?.compare !== undefined) return thing.card && compares(having.compare, thing.card);
  if (having?.abilities !== undefined) return hasKeywords(having.abilities, thing);
  if (without?.abilities !== undefined) return not(hasKeywords(without.abilities, thing));
  if (place === undefined || zone === undefined) return undefined;
  const isThere = isIn(zone, thing.zone);
  return place === ELSEWHERE ? not(isThere) : isThere;
}

/** "your opponents" are opponents. */
export const personOf = (noun: Noun): Noun =>
  noun.whose?.ref === "your" && headOf(noun).thing === "opponent"
    ? { is: [{ thing: "opponent" }] }
    : noun;

/** "the chosen name". */
const isChosenName = (noun: Noun): boolean =>
  headOf(noun).thing === "name" && (noun.is ?? []).some(({ done }) => done === "choose");

/** "spells with {X} in their mana costs". */
function hasInCost({ is = [] }: Noun, { card }: Thing): Maybe {
  const [symbol, other] = is.flatMap(({ symbols }) => symbols ?? []);
  if (symbol === undefined || other !== undefined || card?.mana_cost == null) return undefined;
  return card.mana_cost.toLowerCase().includes(symbol);
}

function hasKeywords(abilities: readonly Ability[], { card, isOpen }: Thing): Maybe {
  if (card === undefined) return undefined;
  const printed = new Set(card.keywords.map((keyword) => keyword.toLowerCase()));
  const others = isOpen === true ? undefined : false;
  return all(
    abilities.map((one) => (one.kind === "keyword" ? printed.has(one.name) || others : undefined)),
  );
}

/** Whether a thing is in one of the zones that are named: "from graveyards or libraries". */
function isIn(zone: Noun, where: Zone | undefined): Maybe {
  const words = (zone.is ?? []).flatMap(({ thing, any: rows }) =>
    rows === undefined ? [thing] : rows.flatMap((row) => row.map((one) => one.thing)),
  );
  if (words.some((word) => word === undefined || !ZONES.has(word))) return undefined;
  return where === undefined ? undefined : words.includes(where);
}

/** A noun without how many of it: "more than one spell" is a spell. */
export const withoutCount = ({ count: _, det: __, ...noun }: Noun): Noun => noun;
