import { quantityOf, textOfCard } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { oncePerCard } from "@spellwright/decks";

/** What a creature is as it comes into play. */
export interface CreatureSize {
  readonly power: number;
  readonly toughness: number;
}

/** So many counters X is taken for: such a card is cast for what mana there is (CR 107.3). */
const X = 2;

/** How many +1/+1 counters a card enters with, by each ability that says so (CR 614.12). */
const countersOf = (card: Card): readonly (number | "X")[] => {
  const [front] = textOfCard(card).faces;
  return (front?.abilities ?? []).flatMap((ability) =>
    ability.kind === "replacement"
      ? ability.effects
          .flatMap(({ steps = [] }) => steps)
          .filter(({ verb, who }) => verb === "enter" && who?.ref === "SELF")
          .flatMap(({ with: noun }) =>
            noun?.is?.some(({ size }) => size === "+1/+1") === true ? [quantityOf(noun)] : [],
          )
      : [],
  );
};

/** Power and toughness as they are printed on the front. */
const printedSize = ({ power, toughness, card_faces: faces }: Card) => ({
  power: power ?? faces?.[0]?.power,
  toughness: toughness ?? faces?.[0]?.toughness,
});

/** Whether both measures are figures: what “*” or X comes to only the game tells (CR 208.2). */
export const hasFixedSize = (card: Card): boolean =>
  Object.values(printedSize(card)).every(
    (measure) => (measure ?? "") !== "" && Number.isFinite(Number(measure)),
  );

/**
 * The size of a creature as it comes into play, its counters with it. Null for what is no creature. What is no
 * figure counts as nothing: whether it is one is told by `hasFixedSize`.
 */
export const creatureSizeOf = oncePerCard((card: Card): CreatureSize | null => {
  const front = card.card_faces?.[0];
  if (!(front?.type_line ?? card.type_line).includes("Creature")) return null;
  const of = (measure: string | null | undefined): number => Number(measure ?? 0) || 0;
  const counters = countersOf(card).reduce<number>(
    (sum, each) => sum + (each === "X" ? X : each),
    0,
  );
  const { power, toughness } = printedSize(card);
  return { power: of(power) + counters, toughness: of(toughness) + counters };
});
