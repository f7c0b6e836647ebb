import { type Deed, headOf, partyOf, typesIn, wordsOfNoun } from "@spellwright/card-text";
import type { CardWords } from "../card-words.ts";
import { returnsLater } from "./answers.ts";
import {
  isAttached,
  isGroup,
  isIn,
  isNamedByType,
  isNonland,
  isSelf,
  isTarget,
  isThing,
  type Noun,
  some,
} from "./nouns.ts";
import { hasKeyword, isDone, isForNow, isOwn, keywordsGiven, type RoleRule } from "./rule.ts";

const isYou = (who: Noun): boolean => partyOf(who) === "you" || partyOf(who) === "each";

/** Where a thing comes from. */
const originOf = ({ clause, what }: Deed): Noun | undefined =>
  clause.origin?.zone ?? clause.from ?? what;

const FROM_GRAVEYARD = new Set(["return", "put", "cast", "play", "move"]);
const GRAVEYARD_KEYWORDS = new Set([
  "flashback",
  "escape",
  "unearth",
  "encore",
  "retrace",
  "mayhem",
]);

/** What comes back from a graveyard. */
const recursion: RoleRule = (deed) => {
  const { verb, who, what } = deed;
  if (!isDone(deed) || !isOwn(deed) || partyOf(who) === "opponent") return false;
  if (verb === "gain" || verb === "have")
    return (
      isIn("graveyard", who) && keywordsGiven(deed).some((name) => GRAVEYARD_KEYWORDS.has(name))
    );
  if (verb === "return" && isAttached(what, "enchant")) return isThing(what, "card");
  return (
    FROM_GRAVEYARD.has(verb) &&
    isIn("graveyard", originOf(deed)) &&
    !isIn("hand", originOf(deed)) &&
    partyOf(originOf(deed) ?? {}) !== "opponent" &&
    !isIn("graveyard", deed.clause.place?.zone) &&
    !isAtBottom(deed.clause.place?.zone)
  );
};

/** “On the bottom of their library”: there it is as gone as before. */
const isAtBottom = (noun: Noun | undefined): boolean =>
  noun?.is?.some(({ state }) => state === "bottom") === true;

/** Ends the game by its words. */
const winCondition: RoleRule = (deed, words) => {
  const { verb, who, what, to, clause } = deed;
  if (!isDone(deed) || !isOwn(deed)) return false;
  if (verb === "win")
    return isThing(what, "game") || (clause.part === "the game" && partyOf(who) === "you");
  if (verb === "lose" && clause.part === "the game") return partyOf(who) !== "you";
  if (verb === "lose" && isThing(what, "life")) return isX(what) && isAllOrChosen(who);
  if (verb === "deal" && isThing(what, "damage"))
    return (isX(what) || isCounted(deed)) && isAllOrChosen(to ?? clause.among);
  return makesTeamDeadly(deed, words);
};

/** “Damage equal to the number of nonland cards revealed this way”: it grows as X does. */
const isCounted = ({ ability, clause: { equal } }: Deed): boolean =>
  COUNTED_IN.has(ability.kind) && isCount(equal?.count);
const isCount = (noun: Noun = {}): boolean =>
  headOf(noun).thing === "number" && noun.where?.[0]?.place === "of";
const COUNTED_IN = new Set(["activated", "spell"]);

/** Each opponent, each player, or one whom you choose. */
const isAllOrChosen = (whom: Noun | undefined): boolean =>
  isTarget(whom)
    ? !isThing(whom, "creature") || isThing(whom, "player", "opponent")
    : isThing(whom, "opponent", "player") && isGroup(whom);

const isX = (noun: Noun | undefined): boolean =>
  noun?.count?.number === "X" || noun?.count?.times !== undefined;

/** All of one's creatures grow and trample for a turn. */
const makesTeamDeadly = (deed: Deed, { deeds }: CardWords): boolean => {
  const { verb, who, clause, ability } = deed;
  const grows = verb === "get" && clause.size?.startsWith("+") === true;
  return (
    grows &&
    isTeam(who) &&
    deeds.some(
      (other) =>
        other.ability === ability && isTeam(other.who) && keywordsGiven(other).includes("trample"),
    ) &&
    deeds.some((other) => other.ability === ability && isForNow(other))
  );
};

const isTeam = (who: Noun): boolean =>
  isGroup(who) && isThing(who, "creature") && partyOf(who) === "you";

const TOKEN_VERBS = new Set(["amass", "populate", "incubate", "fabricate"]);

/** Creatures of one's own. */
const tokens: RoleRule = (deed) => {
  const { verb, who, what } = deed;
  if (!isDone(deed) || !isYou(who)) return false;
  return TOKEN_VERBS.has(verb) || (verb === "create" && some(what, isCreatureToken));
};

const isCreatureToken = (noun: Noun): boolean =>
  wordsOfNoun(noun).some((row) => typesIn(row).has("creature")) ||
  noun.where?.some(({ that }) => isThing(that?.what, "copy", "copies")) === true;

const lifegain: RoleRule = (deed) => {
  const { verb, who, what } = deed;
  if (!isDone(deed)) return false;
  if (verb === "gain" && isThing(what, "life")) return isYou(who);
  return (
    (verb === "gain" || verb === "have") &&
    partyOf(who) !== "opponent" &&
    keywordsGiven(deed).includes("lifelink")
  );
};

/** More than anybody sacrifices at will. */
const LARGE = 6;
const isLarge = (number: number | "X" | undefined): boolean =>
  typeof number === "number" && number >= LARGE;

/** Sacrifices at will: as a cost, or as something one may do. */
const sacrifice: RoleRule = ({ verb, who, what, isCost, modal, ability }) => {
  if (verb !== "sacrifice" || partyOf(who) !== "you" || isSelf(what)) return false;
  if (!isNamedByType(what) || isLarge(what?.count?.number)) return false;
  if (isCost && ability.kind === "activated") return true;
  return isNonland(what) && (isCost || modal === "may" || ability.kind === "spell");
};

/** One's own permanents, away and back. What is given to them says so of itself. */
const blink: RoleRule = (deed, words) => {
  const { verb, what, given } = deed;
  if (verb !== "exile" || !isDone(deed) || what === undefined) return false;
  if (partyOf(what) === "opponent" || isIn("graveyard", what)) return false;
  return (isNonland(what) || (given !== undefined && isSelf(what))) && returnsLater(deed, words);
};

/** Keywords that are a role by themselves. */
export const keywordRoles = (words: CardWords) => ({
  tokens: hasKeyword(words, "afterlife", "fabricate", "offspring"),
  lifegain: hasKeyword(words, "lifelink", "extort"),
  sacrifice: hasKeyword(words, "exploit"),
});

export const PLANS = { recursion, winCondition, tokens, lifegain, sacrifice, blink };
