import type { Ability } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { addsMana } from "./included-acts.ts";
import { hasIdea, type QuestionIdeas } from "./question-ideas.ts";

/** The one card by which something comes to be, and how. */
export interface Starter {
  readonly place: number;
  readonly card: Card;
  /** The abilities that are used. None of a spell, which is cast. */
  readonly uses: readonly Ability[];
  /** The word that tells which ability it is: “+1”. */
  readonly toldAt?: number;
}

export const CASTS = ["cast"];
export const USES = ["activate", "tap", "loyalty-ability"];

export const isCast = ({ uses }: Starter): boolean => uses.length === 0;

/** The only spell that is cast, or the only permanent whose ability is used. */
export function starterOf(told: QuestionIdeas, cards: readonly NamedCard[]): Starter | undefined {
  const [spell, another] = cards.flatMap(({ card }, place) =>
    isPermanent(kindsOf(card)) ? [] : [{ place, card, uses: [] }],
  );
  const loyal = loyaltyUse(told, cards);
  if (spell !== undefined)
    return another === undefined && loyal === undefined && !hasIdea(told, USES) ? spell : undefined;
  if (loyal !== undefined) return loyal;
  if (!hasIdea(told, USES) || hasIdea(told, CASTS)) return undefined;
  const [used, more] = cards.flatMap(({ card }, place) => {
    const uses = abilitiesOf(card).filter(isForTapping);
    return uses.length > 0 ? [{ place, card, uses }] : [];
  });
  return used && more === undefined && isPlain(used.card) ? used : undefined;
}

/**
 * “I +1 @0”, “use her −3”: the loyalty ability that is told by what it costs (CR 606.4). How questions are read the
 * signs are lost: where two abilities cost as much, nobody knows which one is meant.
 */
function loyaltyUse(told: QuestionIdeas, cards: readonly NamedCard[]): Starter | undefined {
  const [walker, more] = cards.flatMap(({ card }, place) =>
    kindsOf(card).has("planeswalker") ? [{ place, card }] : [],
  );
  const at = told.words.findIndex((word, at) => isFigure(word) && tellsLoyalty(told, at, walker));
  if (walker === undefined || more !== undefined || at < 0) return undefined;
  const uses = abilitiesOf(walker.card).filter(
    (ability) =>
      ability.kind === "activated" &&
      ability.cost.some(({ loyalty }) => Math.abs(Number(loyalty)) === Number(told.words[at])),
  );
  return uses.length === 1 ? { ...walker, uses, toldAt: at } : undefined;
}

/** Whether a number stands right before the planeswalker, or within what is read as a loyalty ability. */
const tellsLoyalty = (
  { mentions, ideas }: QuestionIdeas,
  at: number,
  walker: { readonly place: number } | undefined,
): boolean =>
  ideas.some((idea) => idea.id === "loyalty-ability" && idea.at <= at && at < idea.end) ||
  mentions.some((mention) => mention.place === walker?.place && mention.at === at + 1);

export const isFigure = (word: string): boolean => word !== "" && Number.isInteger(Number(word));

/** “{T}: Create …”: what is had for tapping it alone. */
const isForTapping = (ability: Ability): boolean =>
  ability.kind === "activated" &&
  !addsMana(ability) &&
  ability.cost.some(({ symbols = [] }) => symbols.includes("{t}")) &&
  ability.cost.every(
    ({ symbols = [], ...rest }) => symbols.length > 0 && Object.keys(rest).length === 0,
  );

/** A card that does nothing beside its one ability. */
const isPlain = (card: Card): boolean =>
  abilitiesOf(card).every((ability) => ability.kind === "keyword" || isForTapping(ability)) &&
  abilitiesOf(card).filter(isForTapping).length === 1;
