import { quantityOf, textOfCard } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { oncePerCard } from "@spellwright/decks";

/** What a creature is as it comes into play. */
export interface Body {
  readonly power: number;
  readonly toughness: number;
}

/** So many counters X is taken for: such a card is cast for what mana there is (CR 107.3). */
const X = 2;

/** The +1/+1 counters that a card enters with (CR 614.12). */
const countersOf = (card: Card): number => {
  const [front] = textOfCard(card).faces;
  const counts = (front?.abilities ?? []).flatMap((ability) =>
    ability.kind === "replacement"
      ? ability.effects
          .flatMap(({ steps = [] }) => steps)
          .filter(({ verb, who }) => verb === "enter" && who?.ref === "SELF")
          .flatMap(({ with: noun }) =>
            noun?.is?.some(({ size }) => size === "+1/+1") === true ? [quantityOf(noun)] : [],
          )
      : [],
  );
  return counts.reduce<number>((sum, count) => sum + (count === "X" ? X : count), 0);
};

/** The size of a creature as it comes into play, its counters with it; null for what is no creature. */
export const bodyOf = oncePerCard((card: Card): Body | null => {
  const front = card.card_faces?.[0];
  if (!(front?.type_line ?? card.type_line).includes("Creature")) return null;
  const of = (measure: string | null | undefined): number => Number(measure ?? 0) || 0;
  const counters = countersOf(card);
  return {
    power: of(card.power ?? front?.power) + counters,
    toughness: of(card.toughness ?? front?.toughness) + counters,
  };
});
