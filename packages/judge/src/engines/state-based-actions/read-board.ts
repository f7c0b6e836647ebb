import { countOf } from "@spellwright/text";
import layers from "../../../../../data/judge/reading/layers-words.json" with { type: "json" };
import words from "../../../../../data/judge/reading/state-based-actions-words.json" with {
  type: "json",
};
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { NamedCard } from "../engine.ts";
import { type Effect, oneShot, type Permanent } from "../layers/effect.ts";
import { evaluateLayers } from "../layers/evaluate-layers.ts";
import { readStatedEffects, type StatedEffect } from "../layers/read-stated-effects.ts";
import { BEAR, permanentOf } from "../layers/read-world.ts";
import type { Words } from "../reading/read-words.ts";
import type { BoardCreature } from "./board.ts";
import { changeByCards } from "./change-by-cards.ts";
import { readDamage } from "./read-totals.ts";

const SIZE = /(?<=^| )(?:(\d{1,2}) (?:\S+ ){0,2}?)?(-?\d{1,2})\/(-?\d{1,2})(?: s)?(?= |$)/g;
const CUES = patternsOf(words.readBoard);
const { counters: COUNTERS } = patternsOf(layers.readToldEffects, "gu");

/** Counters of both kinds told in the words. */
export const readCounters = (words: string): { readonly plus: number; readonly minus: number } => {
  let plus = 0;
  let minus = 0;
  for (const [, countA, kindA, countB, kindB] of words.matchAll(COUNTERS)) {
    const count = countOf(countA ?? countB);
    if ((kindA ?? kindB) === "+1/+1") plus += count;
    else minus += count;
  }
  return { plus, minus };
};

const sized = (power: number, toughness: number): Permanent => ({
  ...BEAR,
  id: "it",
  power,
  toughness,
});

const asEffect = ({ at, changes }: StatedEffect, place: number): Effect =>
  oneShot(`told ${place}`, at, changes, () => true);

/** Which named creature is asked about: the one that the question itself names, or the only one there is. */
const findSubject = (
  { asking }: Words,
  cards: readonly (NamedCard | null)[],
): number | undefined => {
  const creatures = cards.flatMap((named, place) =>
    named && permanentOf(named.card, "it")?.types.has("Creature") ? [place] : [],
  );
  const asked = new Set([...asking.matchAll(/@(\d+)/g)].map(([, place]) => Number(place)));
  const named = creatures.filter((place) => asked.has(place));
  const [only, ...others] = named.length > 0 ? named : creatures;
  return others.length > 0 ? undefined : only;
};

const UNTARGETABLE = /^(?:hexproof|shroud|protection|ward)/;

/** What stands on the board beside the numbers of the words. */
interface Standing {
  readonly name: string;
  readonly permanent: Permanent;
  readonly effects: readonly Effect[];
  readonly count: number;
}

/** One named creature with what all other named cards do to it. */
const namedCreature = (
  words: Words,
  cards: readonly (NamedCard | null)[],
): readonly Standing[] | undefined => {
  const subject = findSubject(words, cards);
  const named = subject === undefined ? undefined : cards[subject];
  const permanent = named ? permanentOf(named.card, "it") : undefined;
  if (subject === undefined || !named || !permanent) return undefined;
  // What cannot be the target of a spell is not hit by it.
  const isAimedAt = cards.includes(null) && !CUES.all.test(words.all);
  if (isAimedAt && [...permanent.abilities].some((one) => UNTARGETABLE.test(one))) return undefined;
  const alone = cards.length === 1 && named.facts?.combat === undefined;
  const effects = alone ? [] : changeByCards(words, cards, subject, permanent);
  return effects && [{ name: named.written, permanent, effects, count: 1 }];
};

const sizedCreatures = (rest: string): readonly Standing[] =>
  [...rest.matchAll(SIZE)].map(([, count, power, toughness]) => ({
    name: `${power}/${toughness}`,
    permanent: sized(Number(power), Number(toughness)),
    effects: [],
    count: count === undefined ? 1 : Number(count),
  }));

/**
 * Creatures of a described board. Undefined when something about one of them is not told.
 *
 * @param cards those that play a part, each at its place
 */
export const readCreatures = (
  words: Words,
  cards: readonly (NamedCard | null)[],
): readonly BoardCreature[] | undefined => {
  const stated = readStatedEffects(words.all);
  if (!stated) return undefined;
  const ofSizes = sizedCreatures(stated.rest);
  const ofCards = cards.some((card) => card !== null) ? namedCreature(words, cards) : [];
  if (!ofCards || (ofCards.length > 0 && ofSizes.length > 0)) return undefined;
  const different = new Map([...ofCards, ...ofSizes].map((one) => [one.name, one]));
  if (different.size === 0) return undefined;
  // With several creatures it has to be told that everything happens to all of them.
  if (different.size > 1 && !CUES.all.test(words.all)) return undefined;
  const damage = readDamage(stated.rest);
  const { plus, minus } = readCounters(words.all);
  const bonuses = stated.effects.filter(({ name }) => name.kind !== "counters").map(asEffect);
  return [...different.values()].flatMap(({ name, permanent, effects, count }) => {
    const [it] = evaluateLayers([permanent], [...effects, ...bonuses]).permanents;
    const creature: BoardCreature = {
      name,
      toughness: it?.toughness ?? permanent.toughness,
      plusCounters: plus,
      minusCounters: minus,
      damage: damage.reduce((a, b) => a + b, 0),
      touchedByDeath: words.ideas.has("deathtouch") && damage.some((amount) => amount > 0),
      indestructible:
        words.ideas.has("indestructible") || it?.abilities.has("indestructible") === true,
    };
    return Array.from({ length: count }, () => creature);
  });
};
