import { type CardEvent, EventIndex } from "@spellwright/card-text";
import type { ColorCode } from "@spellwright/contract";
import { recogniseRoles, type Steps } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";

/** The commander is there in every game. It counts as so many cards. */
const COMMANDER_COUNTS = 8;
/** From so many cards on that make it, what a card waits for happens in most games. */
const LEAST_FEEDING = 8;

/** As `of` names them. */
const COLORLESS = "colorless";
const WORDS_OF_COLORS: Readonly<Record<ColorCode, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: COLORLESS,
};

/** What comes of a card that is cast, whatever its words say. It is a spell, then a permanent. */
const cast = ({ card, isLand }: DeckCard): readonly CardEvent[] => {
  const types = (card.card_faces?.[0]?.type_line ?? card.type_line)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const colors = card.colors?.map((color) => WORDS_OF_COLORS[color as ColorCode]) ?? [];
  const words = [...types, ...(card.colors?.length === 0 ? [COLORLESS] : colors)];
  if (isLand) return [];
  const isSpellOnly = words.includes("instant") || words.includes("sorcery");
  const spell = { name: "spell-cast", of: words, whose: "you" } as const;
  return isSpellOnly ? [spell] : [spell, { ...spell, name: "enters" }];
};

const weightOf = (cards: readonly DeckCard[]): number =>
  copiesOf(cards.filter(({ isCommander }) => !isCommander)) +
  (cards.some(({ isCommander }) => isCommander) ? COMMANDER_COUNTS : 0);

/** The cards whose every “whenever” the deck makes happen, whether it is a theme of it or not. A card a step. */
export function* triggeredCardsInSteps({ cards }: DeckFacts): Steps<readonly DeckCard[]> {
  const index = new EventIndex<DeckCard>();
  for (const each of cards) {
    const { causes } = recogniseRoles(each.card).events;
    const own = causes.filter(({ whose }) => whose !== "any");
    const once = (event: CardEvent) => ({ ...event, amount: 1, again: false }) as const;
    index.add(each, { causes: [...own, ...cast(each).map(once)], rewards: [] });
  }
  const isFed = ({ name, of, whose }: CardEvent): boolean =>
    !of.includes("self") && weightOf(index.causing({ name, of, whose })) >= LEAST_FEEDING;
  const fed: DeckCard[] = [];
  for (const each of cards) {
    yield;
    if (!each.isCommander && recogniseRoles(each.card).events.rewards.some(isFed)) fed.push(each);
  }
  return fed;
}
