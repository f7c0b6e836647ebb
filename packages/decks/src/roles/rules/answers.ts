import { awaitedActs, type Deed, partyOf, quantityOf } from "@spellwright/card-text";
import type { CardWords } from "../card-words.ts";
import {
  isAttached,
  isDamageTarget,
  isGroup,
  isIn,
  isLand,
  isNonland,
  isSelf,
  isTarget,
  isThing,
  mayBeTheirs,
  type Noun,
  some,
} from "./nouns.ts";
import {
  deedsAfter,
  hasKeyword,
  isCutShort,
  isDone,
  isForbidden,
  isOwn,
  type RoleRule,
  replacedBy,
} from "./rule.ts";

/** Whether a thing that was exiled comes back by the same ability. */
export const returnsLater = (deed: Deed, words: CardWords): boolean =>
  deedsAfter(deed, words).some(
    ({ verb, clause, what }) =>
      (verb === "return" || verb === "put") &&
      isIn("battlefield", clause.place?.zone) &&
      (isSame(what, deed.what) || what?.is?.some(({ done }) => done === "exile") === true),
  );

const isSame = (one: Deed["what"], other: Deed["what"]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** "-3/-3", "-X/-X": less toughness. */
const shrinks = ({ verb, clause: { size = "" } }: Deed): boolean => {
  const [, toughness = ""] = size.split("/");
  return verb === "get" && toughness.startsWith("-") && toughness !== "-0";
};

const isShrinkingCounter = ({ verb, what }: Deed): boolean =>
  verb === "put" && what?.is?.some(({ size }) => size === "-1/-1") === true;

/** Whom damage is dealt to. */
export const damageTarget = ({ verb, what, to, clause }: Deed) =>
  verb === "deal" && isThing(what, "damage") ? (to ?? clause.among) : undefined;

/** Whether a permanent is taken away: destroyed, exiled, returned, put into a library. */
const takesAway = (deed: Deed, words: CardWords): boolean => {
  const { verb, what, clause } = deed;
  if (!isNonland(what) || !mayBeTheirs(what)) return false;
  if (verb === "destroy") return true;
  if (verb === "exile") return !returnsLater(deed, words);
  const zone = clause.place?.zone ?? clause.into;
  return (
    ["return", "put", "shuffle"].includes(verb) && (isIn("hand", zone) || isIn("library", zone))
  );
};

/** "That permanent" is the target that the same ability chose before. */
export const earlierTarget = (
  what: Deed["what"],
  { ability, clause }: Deed,
  { deeds }: CardWords,
): Deed["what"] =>
  what !== undefined && clause.to?.det === "that"
    ? (deeds.find((other) => other.ability === ability && isTarget(other.what))?.what ?? what)
    : what;

/** “Destroy target creature. Its controller creates two tokens that are copies of it”: as much is there as before. */
const isMadeAgain = (deed: Deed, words: CardWords): boolean =>
  deedsAfter(deed, words).some(
    ({ verb, who, what }) =>
      verb === "create" &&
      isThing(who, "controller", "owner") &&
      what?.where?.some(({ that }) => isThing(that?.what, "copy")) === true,
  );

/** “Target creature it’s blocking”, “… that’s blocking it”: only what is in a fight with the card already. */
const isFoughtAlready = (noun: Noun | undefined): boolean =>
  some(noun, ({ where = [] }) =>
    where.some(
      ({ by, did, ongoing }) => ongoing === true && did?.verb === "block" && by !== undefined,
    ),
  );

/** “Becomes a Wall … Destroy all Walls”: what the card itself made what it takes away later. */
export const madeBefore = ({ what }: Deed, { deeds }: CardWords): Noun | undefined => {
  const kinds = what?.is ?? [];
  const [kind] = kinds;
  if (!isGroup(what) || kinds.length !== 1 || kind?.subtype === undefined) return undefined;
  return deeds.find(
    (other) =>
      other.verb === "become" &&
      isTarget(other.who) &&
      other.what?.is?.some(({ subtype }) => subtype === kind.subtype) === true,
  )?.who;
};

/** Damage to a target, or to what was chosen before. */
const hurtsTarget = (deed: Deed, words: CardWords): boolean => {
  const target = earlierTarget(damageTarget(deed), deed, words);
  return (
    isTarget(target) && isDamageTarget(target) && mayBeTheirs(target) && !isFoughtAlready(target)
  );
};

/** A permanent of an opponent, of one's choice. */
const removal: RoleRule = (deed, words) => {
  const { verb, who, what, to } = deed;
  if (!isDone(deed) || !isOwn(deed)) return makesHarmless(deed);
  if (isMadeAgain(deed, words)) return false;
  if (isSingled(deed, words) && takesAway(deed, words)) return !isLater(deed);
  if (hurtsTarget(deed, words)) return true;
  if (verb === "fight") return isTarget(what) || isTarget(who);
  if (shrinks(deed)) return (isTarget(who) || isAttached(who, "enchant")) && mayBeTheirs(who);
  if (isShrinkingCounter(deed)) return isTarget(deed.clause.place?.zone ?? to);
  if (verb === "sacrifice")
    return partyOf(who) !== "you" && isNonland(what) && !isMany(deed) && !isSelf(what);
  return makesHarmless(deed);
};

/** A permanent that somebody chooses: a target, "a creature", one that was chosen before. */
const isChosen = ({ what, clause }: Deed, { deeds }: CardWords): boolean =>
  isTarget(what) ||
  clause.what?.det === "a" ||
  deeds.some((other) => other.verb === "choose" && isSame(other.what, what));

/** Chosen, or told apart from the others of its kind by words that were not understood. */
const isSingled = (deed: Deed, words: CardWords): boolean =>
  isChosen(deed, words) ||
  madeBefore(deed, words) !== undefined ||
  (isCutShort(deed) && isGroup(deed.what));

/** At a later point of the turn, when what was done is over; or when it dies, and is gone already. */
const isLater = ({ modifiers }: Deed): boolean =>
  modifiers.some(
    ({ when }) =>
      (when?.phase ?? when?.end) !== undefined ||
      (when !== undefined && awaitedActs(when).some(({ verb }) => verb === "die")),
  );

const HARMLESS = new Set(["attack", "block", "attack or block"]);

/** What an aura does to a creature so that it is of no use any more. */
export const makesHarmless = ({ verb, who, what, clause, ...deed }: Deed): boolean => {
  if (verb === "activate" && isForbidden({ verb, who, clause, ...deed }))
    return isAttached(what, "enchant");
  if (!isAttached(who, "enchant")) return false;
  if (isForbidden({ verb, who, clause, ...deed })) return HARMLESS.has(verb);
  if (verb === "lose") return isThing(what, "ability", "card type");
  return (
    verb === "be" &&
    what?.is?.some(({ type, subtype }) => type === "land" || subtype === "forest") === true
  );
};

/** Half, all, or as many as a number that grows. */
const isMany = ({ what, clause }: Deed): boolean => {
  const count = what === undefined ? 1 : quantityOf(what);
  const isWhole =
    what?.det === "all" ||
    what?.count?.any === "half" ||
    what?.det === "half" ||
    isThing(clause.what, "rest");
  return isWhole || (what?.count !== undefined && (count === "X" || count > MOST_CHOSEN));
};

/** Who sacrifices more than these sacrifices nearly all. */
const MOST_CHOSEN = 4;

/** Many at once, which more words may narrow. */
export const takesMany: RoleRule = (deed, words) => {
  const { verb, who, what } = deed;
  if (!isDone(deed) || !isOwn(deed)) return false;
  if (isGroup(what) && takesAway(deed, words)) return true;
  const group = damageTarget(deed);
  if (isGroup(group) && isDamageTarget(group) && mayBeTheirs(group)) return true;
  if (shrinks(deed)) return isGroup(who) && mayBeTheirs(who) && isNonland(who);
  if (isShrinkingCounter(deed)) return isGroup(deed.clause.place?.zone);
  if (verb === "sacrifice")
    return ["each", "opponent"].includes(partyOf(who)) && isMany(deed) && !isLand(deed.clause.what);
  return false;
};

/** What is sacrificed makes room for as many cards of the same ability, as Scrap Mastery puts into play. */
const isFilledAgain = (deed: Deed, words: CardWords): boolean =>
  deed.verb === "sacrifice" &&
  deedsAfter(deed, words).some(
    ({ verb, what, clause }) =>
      verb === "put" && what?.det === "all" && isIn("battlefield", clause.place?.zone),
  );

/** “For each creature your opponents control … each of those tokens fights a different one of those creatures.” */
const fightsEach = (deed: Deed): boolean =>
  deed.verb === "fight" &&
  deed.clause.who?.det === "each" &&
  "effects" in deed.ability &&
  deed.ability.effects.some(({ lead = [] }) =>
    lead.some(({ forEach }) => isThing(forEach, "creature") && mayBeTheirs(forEach)),
  );

/** All of a kind at once: what nothing narrows and nothing fills again. */
const wipe: RoleRule = (deed, words) =>
  (takesMany(deed, words) || fightsEach(deed)) &&
  !isCutShort(deed) &&
  !isFilledAgain(deed, words) &&
  madeBefore(deed, words) === undefined;

const SPELLS = ["spell", "ability", "activated ability", "triggered ability"];

/** “Counter target spell that targets you or a creature you control”: it shields one’s own, and stops nothing else. */
export const isForOwn = ({ verb, what }: Deed): boolean =>
  verb === "counter" &&
  some(what, ({ where = [] }) =>
    where.some(({ that }) => that?.verb === "target" && some(that.what, isYours)),
  );

const isYours = (noun: Noun): boolean => partyOf(noun) === "you";

/** Of spells and abilities, that are countered. */
const counterspell: RoleRule = (deed) =>
  deed.verb === "counter" &&
  isDone(deed) &&
  isOwn(deed) &&
  !isForOwn(deed) &&
  (isThing(deed.what, ...SPELLS) || deed.what?.ref !== undefined || deed.what?.target === true);

/** "Search its owner's graveyard … and exile them." */
const isSearchedFor = ({ ability, clause }: Deed, { deeds }: CardWords): boolean =>
  clause.what?.ref !== undefined &&
  deeds.some(
    (other) =>
      other.ability === ability &&
      other.verb === "search" &&
      other.what !== undefined &&
      isIn("graveyard", other.what) &&
      partyOf(other.what) !== "you",
  );

/** Cards in the graveyards of others. */
const graveyardHate: RoleRule = (deed, words) => {
  const { verb, what, who, clause, ability } = deed;
  const from = clause.origin?.zone ?? clause.from ?? what;
  if (isForbidden(deed)) return isIn("graveyard", who) || isIn("graveyard", from);
  if (verb !== "exile" || !isDone(deed) || !isOwn(deed)) return false;
  if (isSentToGraveyard(replacedBy(deed)) || isSearchedFor(deed, words)) return true;
  if (ability.kind === "triggered" && isSentToGraveyard(ability.event.event))
    return isThing(what, "card");
  if (!isIn("graveyard", from) || returnsLater(deed, words)) return false;
  return partyOf(who) !== "you" || from === undefined || partyOf(from) !== "you";
};

/** "a card would be put into a graveyard": of opponents or of everybody, for good. */
const isSentToGraveyard = (clause: Deed["clause"] | undefined): boolean => {
  const zone = clause?.place?.zone;
  return (
    clause?.verb === "put" &&
    clause.passive === true &&
    zone !== undefined &&
    isIn("graveyard", zone) &&
    partyOf(zone) !== "you" &&
    clause.origin?.zone === undefined &&
    isThing(clause.who, "card") &&
    clause.who?.where === undefined &&
    clause.modifiers === undefined
  );
};

/** A spell with overload does to each what it says of a target (CR 702.96a). */
export const isOverloaded = (words: CardWords): boolean => hasKeyword(words, "overload");

export const ANSWERS = { removal, wipe, counterspell, graveyardHate };
