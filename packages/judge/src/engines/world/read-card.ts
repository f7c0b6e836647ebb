import notComputed from "../../../../../data/judge/engines/not-computed.json" with { type: "json" };
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import type { CardEffect } from "../layers/card-effect.ts";
import type { NamedCard } from "../named-card.ts";
import type { CombatFacts, CombatMatter } from "./combat-facts.ts";
import type { Restriction } from "./restriction.ts";

/** What a card means for creatures in combat and in the layers, as far as it is computed. */
export interface CardReading {
  /** Its own keywords and protections, in English and lower case. */
  readonly abilities: readonly string[];
  /** What it says of its own attacks and blocks. */
  readonly restrictions: readonly Restriction[];
  /** What it does to creatures, itself among them where its text says so. */
  readonly effects: readonly CardEffect[];
  /** Combat damage of its controller's creatures cannot be prevented. */
  readonly unpreventable: boolean;
  /** What its other abilities may change. */
  readonly unread: ReadonlySet<CombatMatter>;
  /** Another ability changes sizes, types or abilities of permanents, or was not understood. */
  readonly reshapes: boolean;
  /** It is known what it states. */
  readonly known: boolean;
}

/** Keywords that change a combat in a way that is not computed: with one of them nothing is said. */
const NOT_COMPUTED: ReadonlySet<string> = new Set(notComputed);
const WITH_PARAMETER: readonly string[] = ["toxic ", "protection from "];

/** Of a card of which nothing is stated its keywords are all there is. From what it is protected they do not tell. */
const printedFacts = ({ card }: NamedCard): CombatFacts => ({
  keywords: card.keywords.flatMap((one) => (one === "Protection" ? [] : one.toLowerCase())),
});

/**
 * What a named card states. What the engines do not compute counts as unread: keywords that they do not know, and
 * “+X/+X” where no X is told.
 */
export const readCard = (named: NamedCard, { byKeyword }: Vocabulary, x?: number): CardReading => {
  const stated = named.facts?.combat;
  const facts = stated ?? printedFacts(named);
  const { keywords = [], effects = [], restrictions = [], unread = [] } = facts;
  const isComputed = (keyword: string): boolean => {
    if (WITH_PARAMETER.some((start) => keyword.startsWith(start))) return true;
    const concept = byKeyword.get(keyword);
    return concept !== undefined && !NOT_COMPUTED.has(concept.id);
  };
  const abilities = keywords.filter(isComputed);
  const computed = effects.filter(({ changes }) =>
    changes.every((change) => {
      if (change.layer === "6") return !("gain" in change) || change.gain.every(isComputed);
      return change.layer !== "7c" || change.times === undefined || x !== undefined;
    }),
  );
  const isWhole = abilities.length + computed.length === keywords.length + effects.length;
  return {
    abilities,
    restrictions,
    effects: x === undefined ? computed : computed.map((effect) => withX(effect, x)),
    unpreventable: facts.unpreventable === true,
    unread: new Set(isWhole ? unread : [...unread, "all"]),
    reshapes: facts.reshapes === true || computed.length < effects.length,
    known: stated !== undefined,
  };
};

/** “-X/-X” with the X that is told. */
const withX = (effect: CardEffect, x: number): CardEffect => ({
  ...effect,
  changes: effect.changes.map((change) =>
    change.layer === "7c" && change.times !== undefined
      ? { layer: "7c", power: change.power * x, toughness: change.toughness * x }
      : change,
  ),
});
