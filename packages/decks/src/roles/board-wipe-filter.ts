import { type Deed, nounsIn, partyOf, quantityOf, wordsOfNoun } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { type CardWords, readWords } from "./card-words.ts";
import { ANSWERS, damageTarget } from "./rules/answers.ts";
import { LANDS_AND_TURNS } from "./rules/lands-and-turns.ts";
import { isGroup, isThing, type Noun } from "./rules/nouns.ts";

/** Whether a card is done away with. */
type IsSwept = (card: CardFacts) => boolean;

type Trait = NonNullable<Noun["is"]>[number];

const isEmpty = (rest: object): boolean => Object.keys(rest).length === 0;

/** Whether it says no more of a thing than its type line does. */
const isToldByType = (trait: Trait): boolean => {
  const { any = [], join, not, hyphen, type, subtype, supertype, thing, ...rest } = trait;
  return (
    isEmpty(rest) &&
    (thing === undefined || thing === "permanent") &&
    (not === undefined || isToldByType(not)) &&
    any.every((row) => row.every(isToldByType))
  );
};

/** Whether it says only whose a thing is: how strong or dear it is asks for more than its types. */
const isOfOwner = ({ not, controller, ...rest }: NonNullable<Noun["where"]>[number]): boolean =>
  isEmpty(rest);

const withoutNot = (word: string): string => (word.startsWith("non") ? word.slice(3) : word);

/** The cards that a noun names by their types. Undefined where it asks for more than types. */
const namedByType = (noun: Noun): IsSwept | undefined => {
  const { is = [], where = [] } = noun;
  if (!isGroup(noun) || !is.every(isToldByType) || !where.every(isOfOwner)) return undefined;
  const rows = wordsOfNoun(noun);
  return (card) => {
    const types = new Set(frontTypeOf(card).toLowerCase().split(" "));
    const has = (word: string): boolean =>
      types.has(withoutNot(word)) === (word === withoutNot(word));
    return rows.some((row) => row.every(has));
  };
};

/** Those of them that so much damage, or so little toughness, takes away. */
const upTo =
  (most: number | "X"): IsSwept =>
  ({ card_faces, toughness }) =>
    most === "X" || Number(card_faces?.[0]?.toughness ?? toughness ?? Number.NaN) <= most;

const EVERYTHING: IsSwept = () => true;

/** What a deed is done to, and which of it is gone then. */
const doneTo = (deed: Deed): readonly [Noun | undefined, IsSwept] => {
  const { verb, who, what, clause } = deed;
  if (verb === "deal" && what !== undefined) return [damageTarget(deed), upTo(quantityOf(what))];
  // “-X/-X” is as much as its player wants, as X damage is.
  const lost = Number(clause.size?.split("/-")[1] ?? "");
  if (verb === "get") return [who, upTo(Number.isNaN(lost) ? "X" : lost)];
  return [verb === "be" || verb === "untap" ? who : what, EVERYTHING];
};

const sweptByDeed = (deed: Deed): IsSwept | undefined => {
  const [noun, isGone] = doneTo(deed);
  const isAlways = deed.modifiers.every(({ duration, ...rest }) => isEmpty(rest));
  if (noun === undefined || !isAlways) return undefined;
  const theirs = nounsIn(noun).filter(
    (one) => partyOf(one) !== "you" && !isThing(one, "player", "opponent"),
  );
  const tests = theirs.map(namedByType);
  const told = tests.filter((test) => test !== undefined);
  if (told.length === 0 || told.length < tests.length) return undefined;
  return (card) => isGone(card) && told.some((isNamed) => isNamed(card));
};

const sweeps = (words: CardWords): readonly Deed[] =>
  words.deeds.filter(
    (deed) => ANSWERS.wipe(deed, words) || LANDS_AND_TURNS.landDenial(deed, words),
  );

/**
 * Which cards a board wipe or a denial of lands does away with, as its text names them by their types.
 *
 * @returns undefined where it does not, asks for more than types, or does several such things: those may be a choice
 */
export const boardWipeFilter = oncePerCard((card: CardFacts): IsSwept | undefined => {
  const [only, another] = sweeps(readWords(card));
  return only === undefined || another !== undefined ? undefined : sweptByDeed(only);
});
