import type { Role } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";
import { creatureSizeOf } from "../plan/creature-size.ts";
import { isLastingRamp } from "../plan/lasting-ramp.ts";
import { makesDiscard } from "../plan/makes-discard.ts";
import { isTemporaryAnswer, manaEfficiencyOf } from "../plan/mana-efficiency.ts";
import { usualCost } from "../usual-cost.ts";

/** Cards without a rank count as if they were played this seldom. */
const UNRANKED = 20_000;
/** What being played everywhere is worth. Each tenth part of a rank adds as much again. */
const PER_TENFOLD = 5;
/** Ranks are those of Commander. Elsewhere the copies of a card say how much the deck wants it. */
const PER_COPY = 4;
/** Of a legendary card fewer copies are played, for one is in play at most (CR 704.5j): each says more. */
const PER_LEGENDARY_COPY = 8;
const MOST_COPIES = 4;

const byCopies = ({ card, quantity }: DeckCard): number =>
  Math.min(
    MOST_COPIES * PER_COPY,
    quantity * (card.type_line.includes("Legendary") ? PER_LEGENDARY_COPY : PER_COPY),
  );

/** What each role is worth. One that answers something for good is drawn for it, where no rank says how good it is. */
const PER_ROLE = 8;
const PER_ANSWER = 12;
const ANSWERS: ReadonlySet<Role> = new Set(["removal", "counterspell", "wipe"]);

const isWorthMore = (role: Role, each: DeckCard): boolean =>
  role === "ramp" ? isLastingRamp(each) : ANSWERS.has(role) && !isTemporaryAnswer(each.card);

/** What is discarded before it is cast is answered too: early, or again and again. */
const takesCards = (each: DeckCard): boolean =>
  makesDiscard(each.card) && (creatureSizeOf(each.card) !== null || usualCost(each) <= EARLY);
const EARLY = 2;

const worthOfRoles = (each: DeckCard): number =>
  [...each.roles].reduce(
    (sum, role) => sum + (isWorthMore(role, each) ? PER_ANSWER : PER_ROLE),
    takesCards(each) ? PER_ANSWER : 0,
  );

/** What a card does beside what is usual for its mana. Its mana then counts for little. */
const PER_RATE = 3;
const PER_RATED_MANA = 0.5;
const PER_UNRATED_MANA = 2;

/** What a card is worth by itself where copies say how much it is wanted: by its roles, its copies and its rate. */
export const standaloneWorth = (each: DeckCard, cost: number): number => {
  // A body of which not all is measured is taken as what is usual for its mana.
  const rate = manaEfficiencyOf(each.card) ?? (creatureSizeOf(each.card) === null ? null : 0);
  return (
    worthOfRoles(each) +
    byCopies(each) +
    (rate === null ? -cost * PER_UNRATED_MANA : rate * PER_RATE - cost * PER_RATED_MANA)
  );
};

/** What a card is worth by itself where ranks say how good it is. */
export const worthByRank = ({ card, roles }: DeckCard, cost: number, perMana: number): number =>
  roles.size * PER_ROLE -
  cost * perMana +
  PER_TENFOLD * Math.log10(UNRANKED / (card.edhrec_rank ?? UNRANKED));
