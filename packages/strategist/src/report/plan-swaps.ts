import type { Card } from "@spellwright/contract";
import { recogniseRoles, type Steps } from "@spellwright/decks";
import { isForbidden } from "../answers/legality.ts";
import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import { creatureSizeOf } from "../plan/creature-size.ts";
import { isPermanent } from "../plan/lasting-ramp.ts";
import { type PlanFit, planFitOf } from "../plan/plan-fit.ts";
import { usualCost } from "../usual-cost.ts";
import { hasCommander, isCompetitive } from "../usual-ranges.ts";
import { type AcceptedSwaps, firstAllowed } from "./accepted-swaps.ts";
import { deckMeetsNeeds } from "./deck-meets-needs.ts";
import { hasPrintedCost, type OfferedCard, type WantedCard } from "./wanted-card.ts";

/** What plan swaps are made of. */
interface PlanParts {
  readonly offered: readonly OfferedCard[];
  /** What may go, the first first. */
  readonly cuts: readonly DeckCard[];
  readonly taken: AcceptedSwaps;
  readonly isPaid: (card: OfferedCard["card"]) => boolean;
  readonly most: number;
}

/** Of one theme alone no more than this, so that a deck is served in more than one way. */
const MOST_OF_A_THEME = 2;
/** A card that serves less is any card. */
const LEAST_SCORE = 3;
const PER_SCORE = 5;
/** Each tenth part of a rank adds as much, as in `cutOrder`. */
const PER_TENFOLD = 5;
const UNRANKED = 20_000;
const PER_MANA = 1.5;
/** A newcomer costs no more than this beyond what goes. */
const DEARER = 1;
/** First cuts that may make way for the plan. What is further down earns its place. */
const FIRST_CUTS = 8;

interface Newcomer extends OfferedCard {
  readonly service: PlanFit;
  readonly value: number;
}

/** The cards that would serve the plan, the best first; so many a step. */
function* newcomersIn(
  facts: DeckFacts,
  { offered, isPaid }: Pick<PlanParts, "offered" | "isPaid">,
): Steps<readonly Newcomer[]> {
  const serves = planFitOf(facts);
  const meetsNeeds = deckMeetsNeeds(facts);
  const found: Newcomer[] = [];
  for (const each of offered) {
    const { card } = each;
    yield;
    if (each.isLand) continue;
    const service = serves(card);
    if (service.score < LEAST_SCORE || !isPaid(card) || !hasPrintedCost(card)) continue;
    if (!meetsNeeds(card)) continue;
    const played = PER_TENFOLD * Math.log10(UNRANKED / (card.edhrec_rank ?? UNRANKED));
    const cost = usualCost({ ...each, quantity: 1, isCommander: false }) * PER_MANA;
    found.push({ ...each, service, value: service.score * PER_SCORE + played - cost });
  }
  return found.toSorted((one, other) => other.value - one.value);
}

const keyOf = ({ themes, isForCommander }: PlanFit): string =>
  isForCommander ? "commander" : (themes[0]?.theme ?? "");

/** In for what the plan lacks, out what nothing of it uses. Each newcomer serves the deck more than what goes. */
export function* cardsForPlan(facts: DeckFacts, parts: PlanParts): Steps<readonly WantedCard[]> {
  const newcomers = yield* newcomersIn(facts, parts);
  const serves = planFitOf(facts);
  const free = parts.cuts.filter(({ card }) => !isForbidden(card, facts)).slice(0, FIRST_CUTS);
  const wanted: WantedCard[] = [];
  const used = new Set<string>();
  const times = new Map<string, number>();
  for (const { card: add, service } of newcomers) {
    if (wanted.length === parts.most) break;
    const key = keyOf(service);
    if ((times.get(key) ?? 0) >= MOST_OF_A_THEME) continue;
    yield;
    const cut = free.find(
      ({ card }) =>
        !used.has(card.name) &&
        card.cmc + DEARER >= add.cmc &&
        serves(card).score < service.score &&
        parts.taken.allows(add, card),
    )?.card;
    if (cut === undefined) continue;
    used.add(cut.name);
    times.set(key, (times.get(key) ?? 0) + 1);
    parts.taken.take(add, cut);
    const { themes, isForCommander } = service;
    wanted.push({
      add,
      cut,
      reason: {
        code: "plan",
        themes: themes.map(({ theme, kind }) => ({
          theme,
          ...(kind === undefined ? {} : { kind }),
        })),
        isForCommander,
      },
    });
  }
  return wanted;
}

/** How like two cards do the same: what both make happen, and whether both are bodies. */
const likenessTo = (card: Card, other: Card): number => {
  const made = new Set(recogniseRoles(card).events.causes.map(({ name }) => name));
  const alike = new Set(recogniseRoles(other).events.causes.map(({ name }) => name));
  return (
    [...alike].filter((name) => name !== "spell-cast" && made.has(name)).length +
    Number((creatureSizeOf(card) === null) === (creatureSizeOf(other) === null))
  );
};

/** A card takes the place of a forbidden one that costs at most so much less. */
const SAVED_AT_MOST = 1;

/** Cards for those that may not be played. They do what these did, and the plan is served by them too. */
export const cardsForForbidden = (
  facts: DeckFacts,
  { offered, cuts, taken, isPaid, most }: PlanParts,
): readonly WantedCard[] => {
  const serves = planFitOf(facts);
  const meetsNeeds = deckMeetsNeeds(facts);
  const used = new Set<string>();
  const wanted: WantedCard[] = [];
  for (const cut of cuts.filter(({ card }) => isForbidden(card, facts)).slice(0, most)) {
    const shared = ({ roles }: OfferedCard) => [...cut.roles].filter((role) => roles.has(role));
    const byWorth = offered
      .filter(
        (each) =>
          !(each.isLand || used.has(each.card.name)) &&
          shared(each).length > 0 &&
          // What is ahead of the turn is not replaced by what is behind it.
          (each.roles.has("fastMana") || !cut.roles.has("fastMana")) &&
          isPermanent(each.card) === isPermanent(cut.card) &&
          meetsNeeds(each.card) &&
          each.card.cmc <= cut.card.cmc + SAVED_AT_MOST &&
          isPaid(each.card),
      )
      .toSorted(
        (one, other) =>
          shared(other).length - shared(one).length ||
          Number(one.card.cmc > cut.card.cmc) - Number(other.card.cmc > cut.card.cmc) ||
          likenessTo(cut.card, other.card) - likenessTo(cut.card, one.card) ||
          serves(other.card).score - serves(one.card).score,
      );
    const add = firstAllowed(byWorth, cut.card, taken);
    if (add === undefined) continue;
    used.add(add.card.name);
    taken.take(add.card, cut.card);
    wanted.push({
      add: add.card,
      cut: cut.card,
      reason: { code: "forbidden", format: facts.deck.format, roles: shared(add) },
    });
  }
  return wanted;
};

/**
 * Whether swaps for the plan are looked for: ranks say how good a card is only where they are counted, and of lists
 * for tournaments they say nothing.
 */
export const plansSwaps = ({ deck }: DeckFacts): boolean =>
  hasCommander(deck.format) && !isCompetitive(deck);
