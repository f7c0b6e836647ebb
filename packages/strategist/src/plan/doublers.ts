import {
  type Ability,
  type Act,
  awaitedActs,
  type Clause,
  type Noun,
} from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { couldBe, oncePerCard } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { abilitiesOf, holdsNode } from "../report/read-nodes.ts";

/** Triggers that a card makes happen once more: those of an event, or those of a kind of permanent. */
type Doubling = (other: Card) => boolean;

const triggersOf = oncePerCard((card: Card) =>
  abilitiesOf(card).filter((ability) => ability.kind === "triggered"),
);

const awaitedBy = oncePerCard((card: Card): readonly Act[] =>
  triggersOf(card).flatMap(({ event }) => awaitedActs(event)),
);

/** What must happen: “a creature attacking”. Undefined where a noun tells of no deed. */
const deedIn = ({ where = [] }: Noun): string | undefined =>
  where.flatMap(({ doing }) => doing?.verb ?? [])[0];

/** Whether what a trigger waits for may be a thing: the card itself, or what its words leave open. */
const mayWaitFor = (noun: Noun, { who }: Act, card: Card): boolean =>
  who.ref !== "SELF" || couldBe(noun, card);

/** “A creature dying causes a triggered ability to trigger”. */
const ofEvent = ({ who }: Clause): readonly Doubling[] => {
  const verb = who === undefined ? undefined : deedIn(who);
  if (who === undefined || verb === undefined) return [];
  return [
    (card) =>
      awaitedBy(card).some((awaited) => awaited.verb === verb && mayWaitFor(who, awaited, card)),
  ];
};

/** “A triggered ability of a legendary creature you control triggers”. */
const ofPermanent = ({ who }: Clause): readonly Doubling[] => {
  const owner = who?.where?.find(({ place }) => place === "of")?.zone;
  return owner === undefined ? [] : [(card) => triggersOf(card).length > 0 && couldBe(owner, card)];
};

const doublingsIn = (ability: Ability): readonly Doubling[] =>
  ability.kind !== "static"
    ? []
    : ability.effects.flatMap(({ lead = [], steps = [] }) =>
        steps.some(({ verb, what }) => verb === "trigger" && what?.count?.additional === true)
          ? lead.flatMap(({ if: condition }) => {
              const clause = condition?.clause;
              if (clause === undefined) return [];
              return clause.verb === "cause" ? ofEvent(clause) : ofPermanent(clause);
            })
          : [],
      );

const doublingsOf = oncePerCard((card: Card): readonly Doubling[] =>
  abilitiesOf(card).flatMap(doublingsIn),
);

/** Whether more of something comes than would without a card: twice as many tokens, one counter more. */
export const makesMore = ({ card }: DeckCard): boolean =>
  abilitiesOf(card).some(
    (ability) =>
      "effects" in ability &&
      (ability.effects ?? []).some(({ lead = [], steps = [] }) =>
        lead.some(
          ({ if: condition }) =>
            condition?.clause?.modal === "would" &&
            steps.some(({ verb }) => verb === condition.clause?.verb),
        ),
      ),
  );

/** Whether a card copies a triggered ability of one’s own. */
const copiesTriggers = ({ card }: DeckCard): boolean =>
  holdsNode(
    abilitiesOf(card),
    ({ verb, what }) => verb === "copy" && holdsNode(what, ({ done }) => done === "trigger"),
  );

/** The commander is there in every game. It counts as so many cards. */
const COMMANDER_COUNTS = 4;
/** From so many triggers on a deck is full of what is doubled. */
const LEAST_DOUBLED = 8;

/** The cards that double triggers of which a deck is full, or those of the commander one by one. */
export const doublersIn = ({ cards }: DeckFacts): readonly DeckCard[] => {
  const leads = cards.filter(({ isCommander }) => isCommander);
  const isLedByTriggers = leads.some(({ card }) => triggersOf(card).length > 0);
  return cards.filter((each) => {
    if (each.isCommander) return false;
    if (isLedByTriggers && copiesTriggers(each)) return true;
    const doublings = doublingsOf(each.card);
    if (doublings.length === 0) return false;
    const doubled = cards.filter(
      ({ card }) => card.name !== each.card.name && doublings.some((doubles) => doubles(card)),
    );
    const led = doubled.some(({ isCommander }) => isCommander) ? COMMANDER_COUNTS : 0;
    return copiesOf(doubled) + led >= LEAST_DOUBLED;
  });
};
