import type { Card } from "@spellwright/contract";
import { oncePerCard, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { abilitiesOf, holdsNode, type ReadNode } from "../report/read-nodes.ts";
import { mechanicsIn } from "./card-themes.ts";

/** So many small creatures, or cards that make them, are what the deck attacks with. */
const MANY_SMALL = 15;
/** What comes face down is a 2/2 creature (CR 708.2a). */
const FACE_DOWN_POWER = 2;

/** Nouns of a power of at most so much. */
const reaches =
  (power: number) =>
  ({ compare }: ReadNode): boolean => {
    const { measure, amount } = (compare ?? {}) as { measure?: string; amount?: ReadNode };
    return measure === "power" && amount?.bound === "or less" && Number(amount.number) >= power;
  };

/** Whether creatures of a power cannot be blocked, or not by most, because of a card. Those who are blocked bear it. */
const slipsThrough = oncePerCard((card: Card): boolean =>
  holdsNode(abilitiesOf(card), ({ verb, modal, passive, who, what }) => {
    const blocked = passive === true ? who : what;
    return verb === "block" && modal === "can not" && holdsNode(blocked, reaches(FACE_DOWN_POWER));
  }),
);

/** The power with which a creature of the deck mostly attacks. Its tokens are small. */
const attackingPower = ({ card, roles }: DeckCard): number => {
  if (mechanicsIn(card).has.has("face-down")) return FACE_DOWN_POWER;
  return roles.has("tokens") ? 1 : Number(card.power ?? Number.NaN);
};

/** The cards that let small creatures through, in a deck of small creatures. */
export const helpersOfSmallCreatures = ({ cards }: DeckFacts): readonly DeckCard[] => {
  const attackers = cards.filter((each) => !each.isLand && attackingPower(each) <= FACE_DOWN_POWER);
  if (copiesOf(attackers) < MANY_SMALL) return [];
  return cards.filter(
    (each) =>
      !each.isLand && recogniseRoles(each.card).source === "official" && slipsThrough(each.card),
  );
};
