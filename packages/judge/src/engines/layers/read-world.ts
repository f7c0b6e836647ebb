import type { Card } from "@spellwright/contract";
import { countOf } from "@spellwright/text";
import cueWords from "../../../../../data/judge/reading/layers-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { NamedCard } from "../engine.ts";
import type { Words } from "../reading/read-words.ts";
import { isSpell } from "../world/is-spell.ts";
import { readCard } from "../world/read-card.ts";
import type { CardEffect } from "./card-effect.ts";
import { type Change, type Effect, oneShot, type Permanent } from "./effect.ts";
import { readStatedEffects, type StatedEffect } from "./read-stated-effects.ts";
import { isInScope } from "./scope.ts";

/** What the steps call an effect. */
export type EffectName = StatedEffect["name"] | { readonly kind: "card"; readonly what: string };

/** Everything that decides the size of one permanent, read completely. */
export interface ReadWorld {
  readonly subject: Permanent;
  /** How the answer calls it. Empty when its own size is not told and does not matter. */
  readonly subjectName: string;
  readonly permanents: readonly Permanent[];
  readonly effects: readonly Effect[];
  /** What the steps call each effect, by its id. */
  readonly names: ReadonlyMap<string, EffectName>;
  /** Sizes in the words that are neither the subject nor part of an effect. */
  readonly otherSizes: readonly string[];
}

const CUES = patternsOf(cueWords.readWorld);
/** Every size that is no bonus. */
export const SIZES = patternsOf(cueWords.readWorld, "gu").size;
const SUBJECT = "subject";

/** A creature of which nothing is known. */
export const BEAR: Permanent = {
  id: SUBJECT,
  controller: "me",
  manaValue: 0,
  supertypes: new Set(),
  types: new Set(["Creature"]),
  subtypes: new Set(),
  colors: new Set(),
  abilities: new Set(),
  restrictions: [],
  lostAbilities: false,
  power: 0,
  toughness: 0,
};

const SUPERTYPES = /^(?:Legendary|Basic|Snow|World)$/;

/** A named card as a permanent. Undefined when its size depends on something ("*"). */
export const permanentOf = (card: Card, id: string): Permanent | undefined => {
  const [before = "", after = ""] = card.type_line.split(" // ")[0]?.split(/\s+\u2014\s+/) ?? [];
  const words = before.split(/\s+/);
  const isCreature = words.includes("Creature");
  if (isCreature && !(/^\d+$/.test(card.power ?? "") && /^\d+$/.test(card.toughness ?? "")))
    return undefined;
  return {
    ...BEAR,
    id,
    manaValue: card.cmc,
    supertypes: new Set(words.filter((word) => SUPERTYPES.test(word))),
    types: new Set(words.filter((word) => !SUPERTYPES.test(word))),
    subtypes: new Set(after.split(/\s+/).filter(Boolean)),
    colors: new Set(card.colors ?? []),
    abilities: new Set(card.keywords.map((keyword) => keyword.toLowerCase())),
    power: Number(card.power ?? 0),
    toughness: Number(card.toughness ?? 0),
  };
};

/** Which named card is asked about; -1 when it is an unnamed creature, undefined when it is unclear. */
const findSubject = (
  words: Words,
  cards: readonly NamedCard[],
  read: readonly (readonly CardEffect[])[],
  sizes: number,
): number | undefined => {
  const places = cards.map((_, place) => place);
  const plain = places.filter(
    (place) => read[place]?.length === 0 && cards[place]?.card.power != null,
  );
  // One size beside a named creature is what the question takes it to be.
  if (plain.length === 1 && sizes <= 1) return plain[0];
  if (sizes > 0) return -1;
  if (plain.length > 1) return undefined;
  const asked = [...words.asking.matchAll(/@(\d+)/g)].map(([, place]) => Number(place));
  const [only] = asked;
  // None of them is a creature as printed: an unnamed one is meant.
  return new Set(asked).size === 1 ? only : -1;
};

const setsBase = (changes: readonly Change[]): boolean =>
  changes.some(({ layer }) => layer === "7b");

/** What a question tells of an effect that it also names the card of counts once. */
const withoutNamed = (
  stated: readonly StatedEffect[],
  named: readonly (readonly CardEffect[])[],
): readonly StatedEffect[] => {
  const left = named
    .flat()
    .flatMap(({ changes }) => changes.map((change) => JSON.stringify(change)));
  return stated.filter(({ changes }) => {
    const written = changes.map((change) => JSON.stringify(change));
    const isNamed = written.every((change) => left.includes(change));
    if (isNamed) for (const change of written) left.splice(left.indexOf(change), 1);
    return !isNamed;
  });
};

/** Whether the words say whose permanents are meant where an effect needs it. */
const sidesKnown = (effect: CardEffect, opposing: boolean): boolean =>
  effect.whose === "anyone" || (effect.whose === "its-controller" && !opposing);

interface Placed {
  readonly effect: CardEffect;
  readonly place: number;
  readonly at: number;
}

const reaches =
  ({ to }: CardEffect, source: string): Effect["appliesTo"] =>
  (permanent) =>
    to === "chosen" ? permanent.id === SUBJECT : isInScope(to, permanent, source);

const effectOf = ({ effect, place, at }: Placed, copy: number, isPermanent: boolean): Effect => ({
  id: `card ${place}.${copy}.${effect.changes.map(({ layer }) => layer).join("-")}`,
  source: effect.lasting && isPermanent ? `card ${place}` : null,
  timestamp: at + copy / 100,
  defining: false,
  appliesTo: reaches(effect, `card ${place}`),
  changes: effect.changes,
});

/** Whatever its size was: an effect that concerns every creature, or that is told, sets it. */
const baseIsSet = (
  stated: readonly StatedEffect[],
  named: readonly (readonly CardEffect[])[],
): boolean =>
  stated.some(({ changes }) => setsBase(changes)) ||
  named
    .flat()
    .some((effect) => setsBase(effect.changes) && (effect.to === "chosen" || isForAll(effect)));

/** What a card does to permanents. Undefined when it may do more than was read. */
const effectsOf = (named: NamedCard, { vocabulary }: Words): readonly CardEffect[] | undefined => {
  const { effects, reshapes } = readCard(named, vocabulary);
  return reshapes ? undefined : effects;
};

/** Reads a question about a permanent's size. Undefined when anything that decides it is missing. */
export const readWorld = (words: Words, cards: readonly NamedCard[]): ReadWorld | undefined => {
  if (cards.some((_, place) => !words.named.has(place))) return undefined;
  const read = cards.map((named) => effectsOf(named, words));
  if (read.includes(undefined)) return undefined;
  const effectsOfCards = read.map((effects) => effects ?? []);
  const inWords = readStatedEffects(words.all);
  if (!inWords) return undefined;
  const stated = { ...inWords, effects: withoutNamed(inWords.effects, effectsOfCards) };
  const sizes = [...stated.rest.matchAll(SIZES)];
  const subjectAt = findSubject(words, cards, effectsOfCards, sizes.length);
  if (subjectAt === undefined) return undefined;
  const [own] = sizes;
  const named = cards[subjectAt]?.card;
  const subject = named
    ? permanentOf(named, SUBJECT)
    : own
      ? { ...BEAR, power: Number(own[1]), toughness: Number(own[2]) }
      : baseIsSet(stated.effects, effectsOfCards) && BEAR;
  if (!subject) return undefined;
  const opposing = CUES.opponent.test(words.all);
  const placed = effectsOfCards.flatMap((effects, place) =>
    effects.map((effect): Placed => ({ effect, place, at: words.all.indexOf(`@${place}`) })),
  );
  if (placed.some(({ effect }) => !sidesKnown(effect, opposing))) return undefined;
  // Bonuses for certain creatures only: of an unnamed one nothing is known but its size.
  if (!named && placed.some(({ effect }) => effect.to !== "chosen" && !isForAll(effect)))
    return undefined;
  const others = cards.flatMap(({ card }, place) =>
    place === subjectAt || isSpell(card) ? [] : (permanentOf(card, `card ${place}`) ?? []),
  );
  const cardEffects = placed.flatMap((one) => {
    const copies = countOf(new RegExp(`(?<!@)\\b(\\d{1,2}) @${one.place}\\b`).exec(words.all)?.[1]);
    const isPermanent = !isSpell(cards[one.place]?.card as Card);
    return Array.from({ length: copies }, (_, copy) => {
      const effect = effectOf(one, copy, isPermanent);
      return one.place === subjectAt && effect.source !== null
        ? { ...effect, source: SUBJECT, appliesTo: reaches(one.effect, SUBJECT) }
        : effect;
    });
  });
  const statedEffects = stated.effects.map(({ at, changes }, place) =>
    oneShot(`told ${place}`, at, changes, ({ id }) => id === SUBJECT),
  );
  return {
    subject,
    subjectName: named
      ? (cards[subjectAt]?.written ?? "")
      : own
        ? `${subject.power}/${subject.toughness}`
        : "",
    permanents: [subject, ...others],
    effects: [...cardEffects, ...statedEffects],
    names: new Map<string, EffectName>([
      ...stated.effects.map(({ name }, place) => [`told ${place}`, name] as const),
      ...cardEffects.map(
        ({ id }) =>
          [id, { kind: "card", what: cards[Number(/\d+/.exec(id)?.[0])]?.written ?? "" }] as const,
      ),
    ]),
    otherSizes: sizes.slice(named ? 0 : 1).map(([size]) => size),
  };
};

/** An unnamed creature without types, colours or abilities is among those that it means. */
const isForAll = ({ to }: CardEffect): boolean =>
  to !== "chosen" && isInScope(to, { ...BEAR, id: "" }, SUBJECT);
