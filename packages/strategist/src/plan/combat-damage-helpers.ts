import { awaitedActs } from "@spellwright/card-text";
import { recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { EVASIVE } from "../report/creature-ways.ts";
import { enlarges } from "../report/growing-creatures.ts";
import { abilitiesOf } from "../report/read-nodes.ts";
import { GIVES } from "./keyword-synergies.ts";

/** So many cards that help it past blockers are missed one by one. */
const MANY = 20;

/** What makes a creature deal its damage to a player, or deal it twice (CR 702.4b, 702.9b, 702.19b, 702.111b). */
const PAST_BLOCKERS: ReadonlySet<string> = new Set(
  [...EVASIVE].map((keyword) => `${GIVES}${keyword.toLowerCase()}`),
);

/** Whether a commander waits for the combat damage that it deals to a player. */
const waitsToConnect = ({ card, isCommander }: DeckCard): boolean =>
  isCommander &&
  recogniseRoles(card).events.rewards.some(
    ({ name, of, whose }) =>
      name === "damage-to-player" && whose !== "you" && of.includes("combat damage"),
  ) &&
  // Where any of its kind will do, none of them has to be large.
  abilitiesOf(card).some(
    (ability) =>
      ability.kind === "triggered" &&
      awaitedActs(ability.event).some(({ verb, who }) => verb === "deal" && who.ref === "SELF"),
  );

const helpsToConnect = ({ card }: DeckCard): boolean => {
  const { does, events } = recogniseRoles(card);
  return (
    enlarges(card) ||
    events.causes.some(({ name, whose }) => name === "extra-combat" && whose !== "opponent") ||
    [...does.traits].some((trait) => PAST_BLOCKERS.has(trait))
  );
};

/** What makes a commander deal more damage, or past blockers, where that is what it waits for; and how much each is missed. */
export const combatDamageHelpers = ({
  cards,
}: DeckFacts): { readonly cards: readonly DeckCard[]; readonly share: number } => {
  if (!cards.some(waitsToConnect)) return { cards: [], share: 0 };
  const found = cards.filter((each) => !each.isLand && !each.isCommander && helpsToConnect(each));
  return { cards: found, share: Math.min(1, MANY / Math.max(1, copiesOf(found))) };
};
