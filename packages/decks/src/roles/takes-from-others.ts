import { type Deed, type Noun, partyOf } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { readWords } from "./card-words.ts";
import { isIn } from "./rules/nouns.ts";
import { isDone } from "./rules/rule.ts";

/** A graveyard that is nobody’s in particular is mostly one’s own; a library or a hand is not. */
const isOfOthers = (noun: Noun): boolean => {
  const party = partyOf(noun);
  if (isIn("library", noun) || isIn("hand", noun)) return party !== "you";
  return isIn("graveyard", noun) && party === "opponent";
};

const isYours = ({ who }: Deed): boolean => partyOf(who) === "you";

/** It is cast, played or put onto the battlefield by one’s own hand. */
const isUsed = (deed: Deed): boolean => {
  const { verb, clause } = deed;
  if (!isYours(deed) || !isDone(deed)) return false;
  if (verb === "cast" || verb === "play" || verb === "manifest") return true;
  return verb === "put" && isIn("battlefield", clause.place?.zone);
};

/** “Gain control of target creature”, “You control enchanted creature” (CR 110.2a, 613.1b). */
const takesControl = (deed: Deed): boolean => {
  const { verb, what, clause } = deed;
  if (what === undefined || !isYours(deed) || !isDone(deed) || partyOf(what) === "you")
    return false;
  if (verb === "gain") return clause.part?.startsWith("control") === true;
  return verb === "control" && isEnchanted(what);
};

const isEnchanted = ({ is = [] }: Noun): boolean => is.some(({ done }) => done === "enchant");

/** Whether a card gives its player the use of what others own: their permanents, or cards of their library or hand. */
export const takesFromOthers = oncePerCard((card: CardFacts): boolean => {
  const { deeds } = readWords(card);
  if (deeds.some(takesControl)) return true;
  const isFound = deeds.some(({ what }) => what !== undefined && isOfOthers(what));
  return isFound && deeds.some(isUsed);
});
