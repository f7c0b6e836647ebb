import { typesIn } from "@spellwright/card-text";
import { recogniseRoles, tokensMade } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { finding } from "./answer-part.ts";
import { frenchOf } from "./kinds.ts";

const isSubtype = (word: string): boolean => typesIn([word]).size > 0 && !typesIn([word]).has(word);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Every word of a kind as it is written: “Elf Warrior”, “Wicked Role”. */
const written = (kind: string): string => kind.split(" ").map(capital).join(" ");

/** The subtypes of the tokens that an event makes: “amass Orcs” says nothing of a token. */
const kindsOfEvents = ({ card }: DeckCard): readonly string[] =>
  recogniseRoles(card)
    .events.causes.filter(({ name, whose }) => name === "token-created" && whose !== "opponent")
    .map(({ of }) => of.filter(isSubtype).join(" "))
    .filter((kind) => kind !== "");

/** The kinds of tokens that a card makes for its player: “Goblin”, “Elf Warrior”, “Treasure”, “Wicked Role”. */
const kindsMade = (each: DeckCard): readonly string[] => {
  const { kinds } = tokensMade(each.card);
  // A token with a name of its own is no other kind by its subtypes.
  const isTold = kinds.length > 0;
  return [...new Set(isTold ? kinds : kindsOfEvents(each))].map(written);
};

const named = (cards: Iterable<DeckCard>) =>
  [...cards].map(({ card, quantity }) => referenceOf(card, quantity));

/** Which tokens a deck makes: how many kinds, then each kind with all cards that make it, then the others. */
export const tokenKinds = ({ cards }: DeckFacts): readonly Finding[] => {
  const makers = new Map<string, Set<DeckCard>>();
  for (const each of cards)
    for (const kind of kindsMade(each)) makers.set(kind, (makers.get(kind) ?? new Set()).add(each));
  const copying = cards.filter(({ card }) => tokensMade(card).copies);
  const told = new Set([...[...makers.values()].flatMap((making) => [...making]), ...copying]);
  const others = cards.filter((each) => each.roles.has("tokens") && !told.has(each));
  const count = makers.size + Math.min(1, copying.length) + Math.min(1, others.length);
  if (count === 0) return [];
  return [
    finding("tokenKinds", { count }),
    ...[...makers]
      .toSorted(([, one], [, other]) => other.size - one.size)
      .map(([kind, making]) => {
        const french = kind.split(" ").map((word) => frenchOf(word, cards) ?? word);
        return finding("tokenKind", {
          kind: { kind: { en: kind, fr: french.join(" ") } },
          cards: { cards: named(making) },
        });
      }),
    ...(copying.length === 0
      ? []
      : [finding("tokensCopies", { cards: { cards: named(copying) } })]),
    ...(others.length === 0 ? [] : [finding("tokensOther", { cards: { cards: named(others) } })]),
  ];
};
