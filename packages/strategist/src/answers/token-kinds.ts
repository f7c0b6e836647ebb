import { typesIn } from "@spellwright/card-text";
import { recogniseRoles } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { finding } from "./answer-part.ts";
import { frenchOf } from "./kinds.ts";

const isSubtype = (word: string): boolean => typesIn([word]).size > 0 && !typesIn([word]).has(word);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The subtypes of each token that a card makes for its player: “Goblin”, “Elf Warrior”, “Treasure”. */
const kindsMade = ({ card }: DeckCard): readonly string[] =>
  recogniseRoles(card)
    .events.causes.filter(({ name, whose }) => name === "token-created" && whose !== "opponent")
    .map(({ of }) => of.filter(isSubtype).map(capital).join(" "))
    .filter((kind) => kind !== "");

const named = (cards: Iterable<DeckCard>) =>
  [...cards].map(({ card, quantity }) => referenceOf(card, quantity));

/** Which tokens a deck makes: how many kinds, then each kind with all cards that make it, then the others. */
export const tokenKinds = ({ cards }: DeckFacts): readonly Finding[] => {
  const makers = new Map<string, Set<DeckCard>>();
  for (const each of cards)
    for (const kind of kindsMade(each)) makers.set(kind, (makers.get(kind) ?? new Set()).add(each));
  if (makers.size === 0) return [];
  const told = new Set([...makers.values()].flatMap((making) => [...making]));
  const others = cards.filter((each) => each.roles.has("tokens") && !told.has(each));
  return [
    finding("tokenKinds", { count: makers.size }),
    ...[...makers]
      .toSorted(([, one], [, other]) => other.size - one.size)
      .map(([kind, making]) => {
        const french = kind.split(" ").map((word) => frenchOf(word, cards) ?? word);
        return finding("tokenKind", {
          kind: { kind: { en: kind, fr: french.join(" ") } },
          cards: { cards: named(making) },
        });
      }),
    ...(others.length === 0 ? [] : [finding("tokensOther", { cards: { cards: named(others) } })]),
  ];
};
