import { awaitedActs, type Deed, partyOf, wordsOfNoun } from "@spellwright/card-text";
import type { CardWords } from "../card-words.ts";
import { ANSWERS, isForOwn, makesHarmless } from "./answers.ts";
import {
  isAttached,
  isGroup,
  isIn,
  isSelf,
  isTarget,
  isThing,
  mayBeSpell,
  mayBeTheirs,
  type Noun,
} from "./nouns.ts";
import {
  isDone,
  isForbidden,
  isForNow,
  isOnYourTurn,
  isOwn,
  keywordsGiven,
  type RoleRule,
  replacedBy,
} from "./rule.ts";

const SHIELDS = new Set(["hexproof", "indestructible", "shroud", "protection"]);

/** What shields one's own. */
const protection: RoleRule = (deed, { deeds }) => {
  const { verb, who, clause } = deed;
  if (isForbidden(deed)) return isUncounterable(deed) || silences(deed);
  if (taxesAnswers(deed)) return true;
  if (!isDone(deed) || !isOwn(deed)) return false;
  if (isForOwn(deed)) return !isForItself(deed);
  if (verb === "gain" || verb === "have")
    return (
      keywordsGiven(deed).some((name) => SHIELDS.has(name)) &&
      !isSelf(who) &&
      partyOf(who) !== "opponent" &&
      !deeds.some(makesHarmless)
    );
  if (verb === "phase") return clause.part === "out";
  if (isSelf(deed.to)) return false;
  return verb === "prevent" && isAllDamage(deed);
};

/** What is done to a deck’s cards: spells are countered, creatures swept away, one permanent taken. */
export const OPPOSING_ANSWERS = ["counters", "wipes", "removal"] as const;
/** One of them. */
export type OpposingAnswer = (typeof OPPOSING_ANSWERS)[number];

const OF_ONE: readonly OpposingAnswer[] = ["removal"];
const OF_SPELLS: readonly OpposingAnswer[] = ["counters"];
const OF_BOARDS: readonly OpposingAnswer[] = ["wipes", "removal"];

const menacesMet = (deed: Deed): readonly OpposingAnswer[] => {
  if (isForbidden(deed)) return OF_SPELLS;
  if (isForOwn(deed)) return OF_ONE;
  // What phases out or cannot be destroyed is not swept away (CR 702.12b, 702.26d).
  const lasts = deed.verb === "phase" || keywordsGiven(deed).includes("indestructible");
  if (lasts) return OF_BOARDS;
  return keywordsGiven(deed).length > 0 ? OF_ONE : [];
};

/** A counterspell that is cast when it is needed stops what it may be aimed at: not Pyroblast every spell. */
const countersMet = (deed: Deed, words: CardWords): readonly OpposingAnswer[] => {
  const isFree = !deed.modifiers.some(({ if: condition }) => condition !== undefined);
  if (!(isFree && deed.ability.kind === "spell" && ANSWERS.counterspell(deed, words))) return [];
  return [
    ...(mayBeSpell(deed.what, "instant") ? (["counters", "removal"] as const) : []),
    ...(mayBeSpell(deed.what, "sorcery") ? (["wipes"] as const) : []),
  ];
};

/** What a card keeps one’s own cards from, by its text. */
export const protectionIn = (words: CardWords): ReadonlySet<OpposingAnswer> =>
  new Set(
    words.deeds.flatMap((deed) =>
      protection(deed, words) ? menacesMet(deed) : countersMet(deed, words),
    ),
  );

/** "that targets Mistfolk". */
const isForItself = ({ what }: Deed): boolean =>
  what?.where?.some(({ that }) => isSelf(that?.what)) === true;

/** "prevent all damage", to others than the card, without a condition. */
const isAllDamage = ({ what, modifiers }: Deed): boolean =>
  what?.det === "all" &&
  isThing(what, "damage", "combat damage") &&
  !what.where?.some(({ that }) => isSelf(that?.to)) &&
  !modifiers.some(({ if: condition }) => condition !== undefined);

/** "spells you control can't be countered". */
const isUncounterable = ({ verb, what, clause }: Deed): boolean =>
  verb === "counter" && clause.passive === true && !isSelf(what) && isThing(what, "spell");

/** Opponents may not cast spells for a time. */
const silences = (deed: Deed): boolean =>
  deed.verb === "cast" &&
  partyOf(deed.who) === "opponent" &&
  (isForNow(deed) || isOnYourTurn(deed));

const DENIED = new Set(["cast", "search", "draw", "activate", "play", "untap"]);
const REPLACED = new Set(["draw", "search", "begin"]);

/** What opponents do costs more, comes later or not at all. */
const stax: RoleRule = (deed, { deeds }) => {
  const { verb, who, what, clause } = deed;
  if (!isLasting(deed) || isOnOne(deed) || deeds.some(makesHarmless)) return false;
  const replaced = replacedBy(deed);
  if (replaced !== undefined) return changesTheirs(replaced);
  if (verb === "cost")
    return (
      clause.how !== "less" &&
      isGroup(who) &&
      !isYourSpell(deed) &&
      !isAimed(deed) &&
      !taxesAnswers(deed)
    );
  if (isForbidden(deed)) return forbids(deed) && !isOnYourTurn(deed);
  if (clause.modal !== undefined) return false;
  if (verb === "enter") return clause.part === "-ed tap" && isGroup(who) && partyOf(who) !== "you";
  if (verb === "skip") return isThing(what, "untap step") && partyOf(who) !== "you";
  if (verb === "lose") return isGroup(who) && mayBeTheirs(who) && isThing(what, "ability");
  return false;
};

/** Itself, a target or what it is attached to: one thing, not what opponents do. */
const isOnOne = ({ who, what }: Deed): boolean =>
  isTarget(who) ||
  isTarget(what) ||
  isSelf(who) ||
  isOfSelf(who) ||
  [who, what].some((one) => isAttached(one, "enchant") || isAttached(one, "equip"));

/** "mana abilities of this land". */
const isOfSelf = ({ where = [] }: Deed["who"]): boolean => where.some(({ zone }) => isSelf(zone));

const isYourSpell = ({ who: { where = [] } }: Deed): boolean =>
  where.some(({ by, controller }) => partyOf(by ?? controller ?? {}) === "you");

/** "that target it": who shields what is there taxes nothing else. */
const isAimed = ({ who: { where = [] } }: Deed): boolean =>
  where.some(({ that }) => that?.verb === "target");

/** “Except during its controller’s turn”: what others cast in one’s own turn costs more, and nothing in theirs. */
const taxesAnswers = ({ verb, clause, modifiers }: Deed): boolean =>
  verb === "cost" &&
  clause.how !== "less" &&
  modifiers.some(({ exceptDuring }) => isThing(exceptDuring?.whose, "controller"));

/** Whether what hinders opponents hinders their attacks, or creatures as they enter, and nothing else that they do. */
const isOfAttacks = ({ verb, who }: Deed): boolean =>
  verb === "attack" ||
  (verb === "enter" && wordsOfNoun(who).every((row) => row.includes("creature")));

/** What opponents cast, search for, draw, untap or activate costs more, comes later or not at all. */
export const hindersPlays: RoleRule = (deed, words) => stax(deed, words) && !isOfAttacks(deed);

/** All that may attack one: of nobody’s in particular, and told apart by nothing that they have to have. */
const isAnyAttacker = (who: Noun): boolean =>
  (isGroup(who) || who.count?.atLeast === "more than") &&
  partyOf(who) !== "you" &&
  wordsOfNoun(who).some((row) => row.includes("creature")) &&
  (who.where ?? []).every(({ that, having }) => (that ?? having) === undefined);

/** “Whenever a creature deals damage to you, destroy it.” */
const strikesBack = ({ verb, clause, ability }: Deed): boolean =>
  (verb === "destroy" || verb === "exile") &&
  clause.what?.ref === "it" &&
  ability.kind === "triggered" &&
  awaitedActs(ability.event).some(
    (act) => act.verb === "deal" && isThing(act.to, "you") && isThing(act.who, "creature"),
  );

/** “Prevent all combat damage that would be dealt this turn”: by nothing in particular, to nobody but oneself. */
const isFog = (deed: Deed): boolean =>
  deed.verb === "prevent" &&
  isDone(deed) &&
  isOwn(deed) &&
  isAllDamage(deed) &&
  !isLeftOpen(deed) &&
  (deed.what?.where ?? []).every(
    ({ that, by }) =>
      (that?.to === undefined || isThing(that.to, "you")) &&
      that?.by === undefined &&
      (by === undefined || (isThing(by, "source") && !isTarget(by))),
  );

/** Whether words that were not understood follow. */
const isLeftOpen = ({ ability, clause }: Deed): boolean =>
  "effects" in ability &&
  ability.effects.some(
    ({ steps = [], unread }) => unread !== undefined && steps.at(-1)?.what === clause.what,
  );

/** Attacks against one cost, come later, come to nothing or are paid for with the attacker. */
export const hindersAttacks: RoleRule = (deed) => {
  const { verb, who, what, clause, ability } = deed;
  if (strikesBack(deed) || isFog(deed)) return true;
  if (!isAnyAttacker(who) || !LASTING.has(ability.kind)) return false;
  if (verb === "enter") return clause.part === "-ed tap";
  return (
    verb === "attack" &&
    (isForbidden(deed) || who.det === "no") &&
    (what === undefined || isThing(what, "you"))
  );
};

const isLasting = (deed: Deed): boolean => !isForNow(deed) && LASTING.has(deed.ability.kind);

const LASTING = new Set(["replacement", "static"]);

/** "if an opponent would draw": what opponents or all players do comes otherwise. */
const changesTheirs = ({ verb, who, what }: Deed["clause"]): boolean =>
  REPLACED.has(verb ?? "") &&
  who !== undefined &&
  (partyOf(who) === "opponent" || isThing(what, "extra turn"));

const forbids = ({ verb, who, what, clause }: Deed): boolean => {
  if (clause.passive === true) return verb === "activate" && mayBeTheirs(what);
  if (verb === "trigger") return true;
  if (verb === "attack") return isThing(what, "you");
  const isTheirs = partyOf(who) === "opponent" || (partyOf(who) !== "you" && isGroup(who));
  return DENIED.has(verb) && isTheirs && !isIn("graveyard", clause.origin?.zone ?? what);
};

export const PROTECTION_AND_STAX = { protection, stax };
