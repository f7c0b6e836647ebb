import type { NamedCard } from "../engine.ts";
import type { Permanent } from "../layers/effect.ts";
import { evaluateLayers } from "../layers/evaluate-layers.ts";
import { readToldEffects } from "../layers/read-told-effects.ts";
import type { Words } from "../reading/read-words.ts";
import type { BoardCreature } from "./board.ts";
import { readDamage } from "./read-totals.ts";

const SIZE = /(?<=^| )(?:(\d{1,2}) (?:\S+ ){0,2}?)?(-?\d{1,2})\/(-?\d{1,2})(?: s)?(?= |$)/g;
const COUNTERS =
  /\b(\d{1,2}|une?|an?) (?:marqueurs? |counters? )([+-]1\/[+-]1)|\b(\d{1,2}|une?|an?) ([+-]1\/[+-]1) (?:marqueurs?|counters?)/g;

/** Counters of both kinds told in the words. */
export const readCounters = (words: string): { readonly plus: number; readonly minus: number } => {
  let plus = 0;
  let minus = 0;
  for (const [, countA, kindA, countB, kindB] of words.matchAll(COUNTERS)) {
    const written = countA ?? countB ?? "1";
    const count = /^\d/.test(written) ? Number(written) : 1;
    if ((kindA ?? kindB) === "+1/+1") plus += count;
    else minus += count;
  }
  return { plus, minus };
};

const sized = (power: number, toughness: number): Permanent => ({
  id: "it",
  controller: "me",
  manaValue: 0,
  supertypes: new Set(),
  types: new Set(["Creature"]),
  subtypes: new Set(),
  colors: new Set(),
  abilities: new Set(),
  lostAbilities: false,
  power,
  toughness,
});

/** Everyone is dealt it, or everyone gets it. */
const ALL =
  /\b(?:chaque creature|toutes les creatures|tout le monde|each creature|all creatures|every creature|everything)\b/;

/** Creatures of a described board; undefined when something about one of them is not told. */
export const readCreatures = (
  words: Words,
  cards: readonly NamedCard[],
): readonly BoardCreature[] | undefined => {
  const told = readToldEffects(words.all);
  if (!told) return undefined;
  const [named, ...others] = cards.filter((_, place) => words.named.has(place));
  const sizes = [...told.rest.matchAll(SIZE)];
  if (others.length > 0 || (named && sizes.length > 0)) return undefined;
  if (named && !(/^\d+$/.test(named.card.toughness ?? "") && /Creature/.test(named.card.type_line)))
    return undefined;
  const found = named
    ? [
        {
          name: named.written,
          power: Number(named.card.power),
          toughness: Number(named.card.toughness),
          count: 1,
        },
      ]
    : sizes.map(([, count, power, toughness]) => ({
        name: `${power}/${toughness}`,
        power: Number(power),
        toughness: Number(toughness),
        count: count === undefined ? 1 : Number(count),
      }));
  const different = new Map(found.map((one) => [one.name, one]));
  if (different.size === 0) return undefined;
  // With several creatures it has to be told that everything happens to all of them.
  if (different.size > 1 && !ALL.test(words.all)) return undefined;
  const damage = readDamage(told.rest);
  const indestructible =
    words.ideas.has("indestructible") || named?.card.keywords.includes("Indestructible") === true;
  const { plus, minus } = readCounters(words.all);
  const bonuses = told.effects.filter(({ name }) => name.kind !== "counters");
  return [...different.values()].flatMap(({ name, power, toughness, count }) => {
    const [it] = evaluateLayers(
      [sized(power, toughness)],
      bonuses.map(({ at, changes }, place) => ({
        id: `told ${place}`,
        source: null,
        timestamp: at,
        defining: false,
        appliesTo: () => true,
        changes,
      })),
    ).permanents;
    const creature: BoardCreature = {
      name,
      toughness: it?.toughness ?? toughness,
      plusCounters: plus,
      minusCounters: minus,
      damage: damage.reduce((a, b) => a + b, 0),
      touchedByDeath: words.ideas.has("deathtouch") && damage.some((amount) => amount > 0),
      indestructible,
    };
    return Array.from({ length: count }, () => creature);
  });
};
