import { type Deed, eventsOfAct, partyOf } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { type CardWords, readWords } from "./card-words.ts";
import { frontTypes, isKindOf } from "./could-be.ts";
import { isIn, isSelf, NONLAND } from "./rules/nouns.ts";
import { isDone, isOwn } from "./rules/rule.ts";

/** Cards that a card puts onto the battlefield without their cost being paid, and where they lie until then. */
export interface PutOntoBattlefield {
  readonly from: "graveyard" | "hand" | "library";
  readonly fits: (card: CardFacts) => boolean;
}

/** Whether an earlier deed of the same ability looks into the library. */
const isOfLibrary = (deed: Deed, { deeds }: CardWords): boolean =>
  deeds
    .slice(0, deeds.indexOf(deed))
    .some(
      ({ ability, what, clause }) =>
        ability === deed.ability &&
        [what, clause.for, clause.among, clause.from].some((noun) => isIn("library", noun)),
    );

/** Where what a deed puts onto the battlefield comes from. Undefined for what is made or comes back from exile. */
const zoneOf = (deed: Deed, words: CardWords): PutOntoBattlefield["from"] | undefined => {
  const events = new Set(eventsOfAct(deed).map(({ name }) => name));
  if (events.has("reanimate")) return "graveyard";
  if (events.has("put-into-play")) return "hand";
  return deed.verb === "put" && events.has("enters") && isOfLibrary(deed, words)
    ? "library"
    : undefined;
};

const broughtIn = (deed: Deed, words: CardWords): readonly PutOntoBattlefield[] => {
  const { what, who } = deed;
  if (what === undefined || isSelf(what) || !isDone(deed) || !isOwn(deed)) return [];
  if (partyOf(who) === "opponent" || partyOf(what) === "opponent") return [];
  const from = zoneOf(deed, words);
  return from === undefined ? [] : [{ from, fits: (card) => isKindOf(what, card) }];
};

const isPermanent = (card: CardFacts): boolean => {
  const types = frontTypes(card);
  return !types.has("land") && NONLAND.some((type) => types.has(type));
};

/**
 * The nonland cards that a card brings onto the battlefield without their cost, by its own words and what is printed
 * on them: what it puts there from a hand, a graveyard or a library.
 */
export const putOntoBattlefieldBy = oncePerCard((by: CardFacts): readonly PutOntoBattlefield[] => {
  const words = readWords(by);
  return words.deeds
    .flatMap((deed) => broughtIn(deed, words))
    .map(({ from, fits }) => ({ from, fits: (card) => isPermanent(card) && fits(card) }));
});
