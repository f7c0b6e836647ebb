import { type Deed, partyOf, typesIn, wordsOfNoun } from "@spellwright/card-text";
import { isGroup, isIn, isLand, isThing, mayBeTheirs, type Noun, some } from "./nouns.ts";
import { isDone, isForbidden, isForNow, isOwn, type RoleRule } from "./rule.ts";

/** Permanents of every type, lands among them. */
const isEverything = (noun: Noun | undefined): boolean =>
  some(
    noun,
    (one) => isThing(one, "permanent") && (one.is?.length ?? 0) === 1 && one.where === undefined,
  );

const hasLands = (noun: Noun | undefined): boolean =>
  some(
    noun,
    (one) => isEverything(one) || wordsOfNoun(one).some((row) => typesIn(row).has("land")),
  );

/** Many lands at once are destroyed, returned, kept tapped, or made to give other mana. */
const landDenial: RoleRule = (deed, { deeds }) => {
  const { verb, who, what } = deed;
  if (isLoyalty(deed)) return false;
  if (isForbidden(deed) && verb === "untap")
    return partyOf(who) !== "you" && isManyLands(what ?? who);
  if (!isDone(deed) || !isOwn(deed)) return false;
  if (["destroy", "exile", "return"].includes(verb))
    return isManyLands(what) && !isIn("graveyard", what) && !isNarrowed(deed);
  if (verb === "sacrifice") return partyOf(who) === "each" && sacrificesLands(deed, deeds);
  if (verb === "skip") return isThing(what, "untap step") && partyOf(who) === "each";
  if (verb === "produce") return isOtherMana(deed);
  return verb === "be" && makesOtherLands(deed);
};

const isManyLands = (noun: Noun | undefined): boolean => isMany(noun) && hasLands(noun);

const isLoyalty = ({ ability }: Deed): boolean =>
  ability.kind === "activated" && ability.cost.some(({ loyalty }) => loyalty !== undefined);

/** "nonbasic lands are Mountains", not "in addition to their other types", nor "they're still lands". */
const makesOtherLands = (deed: Deed): boolean =>
  deed.clause.aside !== "still" &&
  !isForNow(deed) &&
  isMany(deed.who) &&
  isThing(deed.who, "land") &&
  isLand(deed.what) &&
  !deed.modifiers.some(({ limit = "" }) => limit.startsWith("in addition"));

/** "if a land is tapped for mana, it produces colorless mana instead". */
const isOtherMana = ({ modifiers, what }: Deed): boolean =>
  what?.count === undefined &&
  modifiers.some(
    ({ if: condition }) =>
      isLand(condition?.clause?.who) &&
      condition?.clause?.verb === "tap" &&
      condition.clause.for?.count === undefined,
  ) &&
  modifiers.some(({ instead, insteadOf }) => instead === true || insteadOf !== undefined);

/** Those of everybody or of opponents, without a choice, or all but a few of them. */
const isMany = (noun: Noun | undefined): boolean =>
  mayBeTheirs(noun) &&
  noun?.where === undefined &&
  (isGroup(noun) || noun?.count?.atLeast === "more than");

/** "except for lands", "unless it's colorless". */
const isNarrowed = ({ modifiers }: Deed): boolean =>
  modifiers.some(({ exceptFor, unless }) => (exceptFor ?? unless) !== undefined);

const FEW = 3;

/** Whoever keeps more lands than a few keeps playing. */
const leavesFewLands = (noun: Noun | undefined): boolean =>
  hasLands(noun) && !(Number(noun?.count?.number ?? 0) > FEW);

const sacrificesLands = ({ what, clause, ability }: Deed, deeds: readonly Deed[]): boolean => {
  const number = what?.count?.number ?? 0;
  if (isThing(clause.what, "rest"))
    return deeds.some(
      (one) => one.ability === ability && one.verb === "choose" && leavesFewLands(one.what),
    );
  return hasLands(what) && (what?.det === "all" || number === "X" || number > FEW);
};

/** A turn more for who plays the card. */
const extraTurn: RoleRule = (deed) =>
  deed.verb === "take" &&
  isDone(deed) &&
  isThing(deed.what, "extra turn") &&
  (partyOf(deed.who) === "you" || (deed.who.target === true && partyOf(deed.who) === "any"));

export const LANDS_AND_TURNS = { landDenial, extraTurn };
