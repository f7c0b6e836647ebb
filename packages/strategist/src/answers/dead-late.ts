import type { Card } from "@spellwright/contract";
import {
  copiesOf,
  type DeckCard,
  type DeckFacts,
  namesType,
  referenceOf,
  roleTrust,
} from "../deck-facts.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { cardsSeenBy } from "../odds/opening-hand.ts";
import { planOf } from "../plan/plan-graph.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Own turn from which a game is late. */
const LATE = 7;
/** A creature of this mana value and power at most is outgrown by then. */
const SMALL = 2;
const MANA = new Set<string>(["ramp", "fastMana"]);

const textOf = ({ oracle_text: text, card_faces: faces, summary }: Card): string =>
  [text, ...(faces ?? []).map((face) => face.oracle_text), text ? null : summary?.en]
    .filter(Boolean)
    .join("\n");

/** Words by which a card is worth more mana later, or another card. */
const GROWS =
  /\{X\}|\b(?:kicker|multikicker|cycling|\w+cycling|flashback|escape|embalm|eternalize|level up|adapt|evolve|monstrosity|channel|overload|entwine|escalate|disturb)\b|\bfor each\b|\bequal to\b|\bdraws? (?:a|two|three) cards?\b/i;

const canGrow = ({ card }: DeckCard): boolean =>
  /\{X\}/.test(card.mana_cost ?? "") || GROWS.test(textOf(card));

/** What makes mana and does nothing else of what is counted. */
const isManaOnly = (each: DeckCard): boolean =>
  each.roles.size > 0 &&
  [...each.roles].every((role) => MANA.has(role)) &&
  // A body that fights counts late.
  !(Number(each.card.power ?? 0) > SMALL);

/** A small creature that has no role and no words of its own that matter later. */
const isSmall = ({ card, roles }: DeckCard): boolean =>
  roles.size === 0 &&
  namesType(card.type_line, "Creature") &&
  card.cmc <= SMALL &&
  Number(card.power ?? Number.NaN) <= SMALL &&
  !/\b(?:whenever|when|other|each|creatures you control)\b/i.test(textOf(card));

const deadLate = (facts: DeckFacts) => {
  const { restsOn: kept } = planOf(facts);
  const open = facts.cards.filter(
    (each) =>
      !(each.isLand || each.isCommander || each.card.game_changer || kept.has(each.card.name)) &&
      textOf(each.card) !== "" &&
      // What has another side is more than it says first.
      (each.card.card_faces ?? []).length === 0 &&
      !canGrow(each),
  );
  return { mana: open.filter(isManaOnly), small: open.filter(isSmall) };
};

/** Which cards do little when drawn late: mana that comes too late, creatures that are outgrown. */
export const answerDeadLate: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("deadLate")) return undefined;
  const trust = roleTrust(facts);
  if (trust === 0) return undefined;
  const { mana, small } = deadLate(facts);
  const count = copiesOf([...mana, ...small]);
  const { library: deck } = facts;
  // What can be a spell instead is not dead.
  const lands = facts.libraryLands - facts.libraryModal;
  const reference = (cards: readonly DeckCard[]) => ({
    cards: cards.map(({ card, quantity }) => referenceOf(card, quantity)),
  });
  return {
    responseType: "cards",
    headline: finding("deadLate", { count, turn: LATE }),
    title: "deadLate",
    items: [
      ...(mana.length === 0
        ? []
        : [finding("deadLateMana", { count: copiesOf(mana), cards: reference(mana) })]),
      ...(small.length === 0
        ? []
        : [finding("deadLateSmall", { count: copiesOf(small), cards: reference(small) })]),
      ...(count === 0
        ? []
        : [
            finding("deadLateOdds", {
              chance: { percent: count / deck },
              seen: {
                percent: chanceOfAtLeast(
                  { deck, wanted: count, drawn: Math.min(deck, cardsSeenBy(LATE, false)) },
                  1,
                ),
              },
              turn: LATE,
            }),
          ]),
      finding("deadLateLands", { lands, chance: { percent: lands / deck } }),
    ],
    cards: [...reference(mana).cards, ...reference(small).cards],
    confidence: 0.75 * trust,
  };
};
