import { type Deed, partyOf } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { readWords } from "./card-words.ts";
import { couldBe } from "./could-be.ts";
import { isIn, type Noun } from "./rules/nouns.ts";
import { isDone, isOwn } from "./rules/rule.ts";

/** What a player looks for in the own library; “a card” may be any. */
const soughtIn = (deed: Deed): readonly Noun[] => {
  const { verb, who, what, clause } = deed;
  const isSearch = verb === "search" && isDone(deed) && isOwn(deed);
  const isOwnLibrary = isSearch && partyOf(who) === "you" && isIn("library", what);
  return isOwnLibrary && clause.for !== undefined ? [clause.for] : [];
};

/**
 * Which cards a card can search its owner’s library for, by its text and what is printed on them (CR 701.23).
 * What depends on a choice or on the table (“with mana value X or less”) is left open.
 *
 * @returns undefined where it searches for nothing
 */
export const librarySearchFilter = oncePerCard(
  (by: CardFacts): ((card: CardFacts) => boolean) | undefined => {
    const sought = readWords(by).deeds.flatMap(soughtIn);
    return sought.length === 0 ? undefined : (card) => sought.some((noun) => couldBe(noun, card));
  },
);
