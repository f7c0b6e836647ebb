import { type Deed, partyOf, typesIn, wordsOfNoun } from "@spellwright/card-text";

import { makesHarmless } from "./answers.ts";
import { isGiven, isIn, isLand, isSelf, isThing, type Noun, some } from "./nouns.ts";
import { deedsAfter, isAfterDeath, isDone, isOwn, type RoleRule } from "./rule.ts";

/** Tokens that make mana by the rules (CR 111.10). Others say so themselves. */
const MANA_TOKENS = new Set(["treasure", "powerstone", "gold"]);

const toBattlefield = ({ verb, clause }: Deed): boolean =>
  (verb === "put" || verb === "return") && isIn("battlefield", clause.place?.zone);

/** Lands of one's own that come onto the battlefield beside the one that is played each turn. */
export const putsLands: RoleRule = (deed, words) => {
  if (isUndone(deed) || !isOwn(deed)) return false;
  if (deed.verb === "search")
    return isYourLand(deed.clause.for, deed.who) && deedsAfter(deed, words).some(toBattlefield);
  return toBattlefield(deed) && isPutLand(deed);
};

/** More mana than a land a turn. */
const ramp: RoleRule = (deed, words) => {
  const { verb, who, what, clause } = deed;
  if (isUndone(deed)) return false;
  if (verb === "add") return isGiven(who) && !words.deeds.some(makesHarmless);
  if (!isOwn(deed)) return false;
  if (verb === "search" || toBattlefield(deed)) return putsLands(deed, words);
  if (verb === "play") return isAdditional(what) && isGiven(who);
  if (verb === "create") return partyOf(who) !== "opponent" && some(what, isManaToken);
  if (verb === "cost") return clause.how === "less" && isOwnSpell(who);
  if (verb === "pay") return clause.modifiers?.some(isCheaper) === true;
  return verb === "produce" && what?.count?.times !== undefined;
};

/** Paid for something else, only what may be, or done when the card is dead. */
const isUndone = (deed: Deed): boolean =>
  deed.isCost || isAfterDeath(deed) || (deed.modal !== undefined && !isDone(deed));

const isAdditional = (what: Noun | undefined): boolean =>
  isLand(what) && what?.count?.additional === true;

/** “Target player searches their library”: one may be that player. */
const isYourLand = (what: Noun | undefined, who: Noun): boolean =>
  isLand(what) && (partyOf(who) === "you" || (who.target === true && isThing(who, "player")));

/** A land of one's own that comes from elsewhere than the graveyard. */
const isPutLand = (deed: Deed): boolean =>
  // “Put those land cards onto the battlefield”: the words say lands where they speak of cards named before.
  (isLand(deed.what) || isLand(deed.clause.what) || isIfLand(deed)) &&
  (!isIn("graveyard", deed.what) || isIn("hand", deed.what)) &&
  partyOf(deed.who) === "you";

/** Another cost than mana for spells of one's own. */
const isCheaper = ({ ratherThan }: Deed["modifiers"][number]): boolean =>
  isThing(ratherThan?.do?.for, "spell");

/** "if it's a land card, put it onto the battlefield". */
const isIfLand = ({ modifiers }: Deed): boolean =>
  modifiers.some(
    ({ if: condition }) => condition?.clause?.verb === "be" && isLand(condition.clause.what),
  );

const isManaToken = (noun: Noun): boolean =>
  wordsOfNoun(noun).some((row) => row.some((word) => MANA_TOKENS.has(word)));

const isOwnSpell = (who: Noun): boolean =>
  !isSelf(who) && partyOf(who) !== "opponent" && isThing(who, "spell");

const isTopOfLibrary = (noun: Noun | undefined): boolean => isIn("library", noun);

/** Cards of one's library into the hand, or to be played from it. */
const draw: RoleRule = (deed) => {
  const { verb, who, what, clause } = deed;
  if (!isDone(deed) || !isGiven(who)) return false;
  if (verb === "draw" || verb === "investigate" || verb === "connive") return true;
  if (verb === "create")
    return some(what, (one) => wordsOfNoun(one).some((row) => row.includes("clue")));
  if (!isOwn(deed)) return false;
  if (verb === "put" || verb === "return")
    return (isTopOfLibrary(what) || isThing(what, "pile")) && isIn("hand", clause.place?.zone);
  const from = clause.origin?.zone ?? clause.from ?? what;
  if (verb === "play" || verb === "cast")
    return isTopOfLibrary(from) && partyOf(from ?? {}) !== "opponent";
  return false;
};

/** A card of the library that need not be a land. */
const tutor: RoleRule = (deed) =>
  deed.verb === "search" &&
  isDone(deed) &&
  isOwn(deed) &&
  partyOf(deed.who) === "you" &&
  partyOf(deed.what ?? {}) === "you" &&
  some(deed.clause.for, (one) => !isLandOnly(one));

const isLandOnly = (noun: Noun): boolean => {
  const rows = wordsOfNoun(noun).map(typesIn);
  return rows.length > 0 && rows.every((row) => row.has("land"));
};

export const MANA_AND_CARDS = { ramp, draw, tutor };
