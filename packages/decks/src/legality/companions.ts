import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";

/** The starting deck: commanders included, the sideboard left out (CR 702.139b). */
type Deck = readonly CardFacts[];
/** Answers the first card that breaks the condition, or true when the deck as a whole does. */
type Condition = (deck: Deck, size: { cards: number; least: number }) => CardFacts | boolean;

const isLand = (card: CardFacts) => /\bLand\b/.test(frontTypeOf(card));
const isPermanent = (card: CardFacts) => !/\b(?:Instant|Sorcery)\b/.test(frontTypeOf(card));
const breaker =
  (allowed: (card: CardFacts) => boolean): Condition =>
  (deck) =>
    deck.find((card) => !allowed(card)) ?? false;

const KAHEERA_TYPES = /\b(?:Cat|Elemental|Nightmare|Dinosaur|Beast)\b/;
const ACTIVATED =
  /(?:^|[\n(])[^\n"():]{1,120}:|\b(?:Equip|Cycling|Crew|Ninjutsu|Level up|Outlast|Reinforce|Fortify|Station|Saddle|Unearth|Scavenge|Embalm|Eternalize|Transmute|Adapt|Monstrosity)\b/;
const LAND_TYPES = /\b(?:Plains|Island|Swamp|Mountain|Forest)\b/;

/** A card without a text (starter data) gets the benefit of the doubt. */
function hasActivatedAbility(card: CardFacts): boolean {
  const text = rulesTextOf(card).replace(/"[^"]*"/g, "");
  return LAND_TYPES.test(frontTypeOf(card)) || !text.trim() || ACTIVATED.test(text);
}

function repeatsSymbol(card: CardFacts): boolean {
  const cost = card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? "";
  const symbols = cost.match(/\{[^{}]+\}/g) ?? [];
  return new Set(symbols).size < symbols.length;
}

/** Whether all nonland cards have one card type in common. */
const shareType: Condition = (deck) => {
  const nonlands = deck.filter((card) => !isLand(card));
  const types = [
    "Creature",
    "Instant",
    "Sorcery",
    "Artifact",
    "Enchantment",
    "Planeswalker",
    "Battle",
    "Kindred",
  ];
  const common = types.some((type) => nonlands.every((card) => frontTypeOf(card).includes(type)));
  return !common;
};

const differentNames: Condition = (deck) => {
  const names = new Set<string>();
  for (const card of deck) {
    if (!isLand(card) && names.has(card.name)) return card;
    names.add(card.name);
  }
  return false;
};

/** The ten companions and what each asks of the starting deck (CR 702.139a and their texts). */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  "Gyruda, Doom of Depths": breaker((card) => card.cmc % 2 === 0),
  "Jegantha, the Wellspring": breaker((card) => !repeatsSymbol(card)),
  "Kaheera, the Orphanguard": breaker(
    (card) => !/\bCreature\b/.test(frontTypeOf(card)) || KAHEERA_TYPES.test(frontTypeOf(card)),
  ),
  "Keruga, the Macrosage": breaker((card) => isLand(card) || card.cmc >= 3),
  "Lurrus of the Dream-Den": breaker((card) => !isPermanent(card) || card.cmc <= 2),
  "Lutri, the Spellchaser": differentNames,
  "Obosh, the Preypiercer": breaker((card) => isLand(card) || card.cmc % 2 === 1),
  "Umori, the Collector": shareType,
  "Yorion, Sky Nomad": (_, { cards, least }) => cards < least + 20,
  "Zirda, the Dawnwaker": breaker((card) => !isPermanent(card) || hasActivatedAbility(card)),
};

/** Whether a card has a companion ability. */
export function isCompanion(name: string): boolean {
  return Object.hasOwn(CONDITIONS, name);
}

/**
 * What breaks a companion's condition: a card, `true` for the deck as a whole, `false` for nothing.
 *
 * @param deck each copy once
 * @param size copies in the deck and the least the format allows
 */
export function breaksCompanion(
  name: string,
  deck: Deck,
  size: { cards: number; least: number },
): CardFacts | boolean {
  return CONDITIONS[name]?.(deck, size) ?? false;
}
