import type { Clause, Noun } from "../types/index.ts";
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

  /** Takes note of a thing, and of the players it names. */
  name(noun: Noun | undefined): void {
    if (noun === undefined || Object.keys(noun).length === 0) return;
    for (const one of nounsIn(noun)) {
      const { ref, whose, where = [] } = one;
      const owners = [whose, ...where.map(({ controller, owner }) => controller ?? owner)];
      for (const owner of owners) if (owner !== undefined) this.name(owner);
      if (ref !== undefined && ref !== "SELF") continue;
      if (isPlayer(one)) this.#players.push(one);
      else if (!isKnown(one)) this.#things.push(one);
    }
  }

  /** The player that a subject stands for. */
  player(noun: Noun): Noun {
    if (PLAYERS.has(noun.ref ?? "")) return this.#players.at(-1) ?? noun;
    return headOf(noun).thing === "player" && noun.det === "that"
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
    if (!THINGS.has(noun.ref ?? "") && !isKnown(noun)) return this.#owned(noun);
    return this.#things.findLast((one) => fits(noun, one)) ?? noun;
  }

  /** "its controller", "their hand": whose it is. */
  #owned(noun: Noun): Noun {
    const { whose } = noun;
    if (whose === undefined) return noun;
    if (whose.ref === "its") return { ...noun, whose: this.#things.at(-1) ?? whose };
    if (whose.ref === "their") return { ...noun, whose: this.#players.at(-1) ?? whose };
    if (isPlayer(whose)) return { ...noun, whose: this.player(whose) };
    return isKnown(whose) ? { ...noun, whose: this.thing(whose) } : noun;
  }
}

/** "that creature", "those cards". */
const isKnown = ({ det, where = [], count }: Noun): boolean =>
  KNOWN.has(det ?? "") && where.length === 0 && count === undefined;

/** "that creature" is a creature; "it" may be anything. */
function fits({ ref, is }: Noun, named: Noun): boolean {
  if (ref !== undefined || named.ref === "SELF") return true;
  const head = is?.at(-1)?.type;
  return head === undefined || (named.is ?? []).some((one) => holds(one, head));
}

const holds = (trait: NonNullable<Noun["is"]>[number], type: string): boolean =>
  trait.type === type ||
  trait.subtype !== undefined ||
  trait.thing === "permanent" ||
  trait.any?.some((row) => row.some((one) => holds(one, type))) === true;
