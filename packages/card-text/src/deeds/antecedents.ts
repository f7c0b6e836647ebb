import type { Clause, Noun, Restriction } from "../types/index.ts";
import { headOf, isPlayer, nounsIn } from "./nouns.ts";

const THINGS = new Set(["it", "they", "them", "he", "she", "him", "her", "itself"]);
const PLAYERS = new Set(["they", "them", "he", "she", "him", "her", "themselves"]);
/** What permanents and spells do, and players do not. */
const DONE_BY_THINGS = new Set(
  "get gain have enter become be die deal phase attack block fight leave".split(" "),
);
const KNOWN = new Set(["that", "those", "the", "these"]);

/** What an ability has spoken of so far: what "it" and "that player" stand for. */
export class Antecedents {
  readonly #things: Noun[] = [];
  readonly #players: Noun[] = [];
  #pile: Noun | undefined;

  /** Takes note of a thing, and of the players it names. */
  name(noun: Noun | undefined): void {
    if (noun === undefined || Object.keys(noun).length === 0) return;
    for (const one of nounsIn(noun)) {
      for (const owner of ownersOf(one)) this.name(owner);
      if (one.ref !== undefined && one.ref !== "SELF") continue;
      if (isPlayer(one)) this.#players.push(this.player(one));
      else if (!isKnown(one)) this.#things.push(this.#placed(one));
    }
  }

  /** Takes note of what something is chosen from: what is not chosen is the rest. */
  choosesFrom(pile: Noun): void {
    this.#pile = this.thing(pile);
  }

  /** The player that a subject stands for. */
  player(noun: Noun): Noun {
    if (PLAYERS.has(noun.ref ?? "")) return this.#players.at(-1) ?? noun;
    return headOf(noun).thing === "player" && KNOWN.has(noun.det ?? "")
      ? (this.#players.at(-1) ?? noun)
      : this.#owned(noun);
  }

  /** Who does something: "they" are players, unless only things do it. */
  subject(noun: Noun, { verb = "", what }: Clause): Noun {
    const isThings = DONE_BY_THINGS.has(verb) && headOf(what ?? {}).thing !== "life";
    return noun.ref === "they" && !isThings && this.#players.length > 0
      ? this.player(noun)
      : this.thing(noun);
  }

  /** The thing that a pronoun stands for. */
  thing(noun: Noun): Noun {
    if (noun.either !== undefined)
      return { ...noun, either: noun.either.map((one) => this.thing(one)) };
    if (isPlayer(noun)) return this.player(noun);
    if (!isKnown(noun)) return this.#owned(noun);
    const others = () => this.#things.findLast(({ ref }) => ref !== "SELF");
    const found = this.#things.findLast((one) => fits(noun, one)) ?? others() ?? noun;
    return headOf(noun).thing === "rest" ? (this.#pile ?? restOf(found)) : found;
  }

  /** "a card from among them": where it is. */
  #placed(noun: Noun): Noun {
    const { where } = noun;
    return where === undefined
      ? noun
      : {
          ...noun,
          where: where.map((one) =>
            one.zone !== undefined && isKnown(one.zone)
              ? { ...one, zone: this.thing(one.zone) }
              : one,
          ),
        };
  }

  /** "its controller", "their hand": whose it is. */
  #owned(noun: Noun): Noun {
    const { whose } = noun;
    if (whose === undefined) return this.#placed(noun);
    if (whose.ref === "its") return { ...noun, whose: this.#things.at(-1) ?? whose };
    if (whose.ref === "their") return { ...noun, whose: this.#players.at(-1) ?? whose };
    if (isPlayer(whose)) return { ...noun, whose: this.player(whose) };
    return isKnown(whose) ? { ...noun, whose: this.thing(whose) } : noun;
  }
}

/** Whose a thing is, by each of its words; of a player, the zones that are named with it. */
function ownersOf(noun: Noun): readonly (Noun | undefined)[] {
  const { whose, where = [] } = noun;
  const zones = isPlayer(noun) ? where.map(({ zone }) => zone) : [];
  return [whose, ...where.map(({ controller, owner }) => controller ?? owner), ...zones];
}

/** Of "a land card from among them" the rest is the rest of them; of "a creature" that is chosen, all others. */
function restOf(noun: Noun): Noun {
  const { where = [], target: _, det, count, ...named } = noun;
  const pile = where.find(({ place, zone }) => place === "from among" && isToldPile(zone))?.zone;
  if (pile !== undefined) return pile;
  const isOne = det === "a" || count !== undefined;
  if (!isOne || headOf(noun).thing === "card") return noun;
  return { ...named, det: "all", other: "other", ...(where.length === 0 ? {} : { where }) };
}

/** "the top seven cards", "the permanents they control", but not a pile that nobody knows. */
const isToldPile = (zone: Noun | undefined): boolean => zone !== undefined && !isKnown(zone);

const PARTS = new Set(["one", "other", "rest"]);

/** "it", "that creature", "those cards", "one of them", "the rest", "cards exiled this way". */
function isKnown({ ref, det, is = [], of, where = [], count }: Noun): boolean {
  if (ref !== undefined) return THINGS.has(ref);
  if (of !== undefined) return count === undefined ? false : isKnown(of);
  if (where.length > 0 && is.length === 1 && where.every(isThisWay)) return true;
  if (is.length === 1 && PARTS.has(is[0]?.thing ?? ""))
    return where.every(({ zone }) => zone !== undefined && isKnown(zone));
  const isTold = is.length > 0 && is.every(({ done }) => done === undefined || done === "choose");
  return KNOWN.has(det ?? "") && where.length === 0 && count === undefined && isTold;
}

function isThisWay({ done, did }: Restriction): boolean {
  const { part, modifiers = [] } = done ?? did ?? {};
  return part === "this way" || modifiers.some(({ way }) => way !== undefined);
}

/** What is paid is meant by no "it". */
const PAID = new Set(["life", "mana"]);

/** "that creature" is a creature; "it" may be anything that is there. */
function fits({ ref, is }: Noun, named: Noun): boolean {
  const { type, thing } = is?.at(-1) ?? {};
  if (ref !== undefined && PAID.has(headOf(named).thing ?? "")) return false;
  if (ref !== undefined || (named.ref === "SELF" && thing !== "card")) return true;
  const isCard = named.is?.some((one) => one.thing === "card") === true;
  if (thing === "card") return isCard;
  if (thing === "counter") return headOf(named).thing === "counter";
  return type === undefined || (named.is ?? []).some((one) => holds(one, type));
}

const holds = (trait: NonNullable<Noun["is"]>[number], type: string): boolean =>
  trait.type === type ||
  trait.subtype !== undefined ||
  trait.thing === "permanent" ||
  trait.any?.some((row) => row.some((one) => holds(one, type))) === true;
