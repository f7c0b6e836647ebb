import { type Deed, quantityOf, typesIn, wordsOfNoun } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import type { CardWords } from "./card-words.ts";
import { couldBe } from "./could-be.ts";
import type { Role } from "./roles.ts";
import { ANSWERS, damageTarget, earlierTarget, madeBefore, takesMany } from "./rules/answers.ts";
import { isAttached, isTarget, isThing, mayBe, type Noun, some } from "./rules/nouns.ts";
import { isDone, isOwn } from "./rules/rule.ts";

/** The types of permanents that a card may do away with. */
export const REMOVABLE_TYPES = ["artifact", "creature", "enchantment", "planeswalker"] as const;
/** One of them. */
export type RemovableType = (typeof REMOVABLE_TYPES)[number];

/** What one thing that a card does takes away. */
export interface RemovalTarget {
  readonly types: ReadonlySet<RemovableType>;
  /** Only creatures of so much toughness: by damage or by less toughness; X where it depends. */
  readonly upTo?: number | "X";
  /** The types of which it takes only some: by power, mana value, legends; by damage that few fall to. */
  readonly limited: ReadonlySet<RemovableType>;
  /** Only what is of one color or one subtype: against most decks nothing. */
  readonly isNarrow?: true;
  /** Only when something else has happened: “instead if a permanent you controlled left the battlefield”. */
  readonly isConditional?: true;
  /** Whether its text lets it be done to a card: “nonlegendary”, “blue”, “with power 4 or greater”. */
  readonly reaches: (card: CardFacts) => boolean;
}

const isColored = ({ is = [] }: Noun): boolean =>
  is.some(
    ({ colour, any = [] }) =>
      colour !== undefined || (any.length > 0 && any.every((row) => isColored({ is: row }))),
  );

/** “Permanent” may be any; else a text must name the type, and no other beside it: “artifact creature” is no artifact. */
const isNamed = (one: Noun, type: RemovableType): boolean => {
  const rows = wordsOfNoun(one);
  if (rows.length > 0 && rows.every((row) => row.includes(`non${type}`))) return false;
  // “A blue permanent” is one in few games.
  if (isColored(one) && isThing(one, "permanent")) return false;
  if (type === "creature") return mayBe(one, [type]);
  const isAlone = rows.some((row) => row.includes(type) && typesIn(row).size === 1);
  return !isColored(one) && mayBe(one, [type]) && (isThing(one, "permanent") || isAlone);
};

const typesOf = (noun: Noun | undefined): ReadonlySet<RemovableType> =>
  new Set(REMOVABLE_TYPES.filter((type) => some(noun, (one) => isNamed(one, type))));

type Trait = NonNullable<Noun["is"]>[number];

/** Whether a word narrows: “legendary”, “nonblack”, “attacking”; not the type, nor what an Aura is attached to. */
const narrows = (trait: Trait): boolean => {
  const { any, not, type, thing, done } = trait;
  if (any !== undefined) return any.every((row) => row.some(narrows));
  if (not !== undefined) return not.type === undefined;
  return type === undefined && thing === undefined && done !== "enchant" && done !== "equip";
};

/** “Artifact, enchantment, or creature with flying”: only creatures have keywords or a size. */
const narrowsAll = ({ having, that, doing }: Restriction): boolean =>
  having?.compare?.measure === "mana value" || (that ?? doing) !== undefined;
type Restriction = NonNullable<Noun["where"]>[number];

const isNarrowed = ({ is = [], where = [] }: Noun, type: RemovableType = "creature"): boolean =>
  is.some(narrows) ||
  where.some(
    (each) =>
      narrowsAll(each) || (type === "creature" && (each.having ?? each.without) !== undefined),
  );

/** Whether only things of one color, or of subtypes that are named, are meant. */
const isOfKind = (noun: Noun | undefined): boolean =>
  noun !== undefined &&
  !some(
    noun,
    (one) =>
      !isColored(one) &&
      !(isNarrowed(one) && one.is?.at(-1)?.subtype !== undefined) &&
      !isAttached(one, "enchant"),
  ) &&
  !isAttached(noun, "enchant");

/** Damage that small, or so little toughness, takes few creatures. */
const LITTLE = 2;

/** Of the types that a way takes, those of which the words, or what it does, reach only some. */
const limitedOf = (
  { types, upTo }: Pick<RemovalTarget, "types" | "upTo">,
  noun: Noun | undefined,
): ReadonlySet<RemovableType> =>
  new Set(
    [...types].filter(
      (type) =>
        (typeof upTo === "number" && upTo <= LITTLE) ||
        (noun !== undefined &&
          some(noun, (one) => isNarrowed(one, type)) &&
          !some(noun, (one) => !isNarrowed(one, type) && (isNamed(one, type) || isAnyTarget(one)))),
    ),
  );

const isAnyTarget = (noun: Noun): boolean =>
  isThing(noun, "target") || (noun.target === true && noun.is === undefined);

/** Damage reaches planeswalkers like creatures (CR 120.1). */
const hurtsWalkers = (deed: Deed, words: CardWords): boolean =>
  isDone(deed) &&
  isOwn(deed) &&
  // What changes damage deals none of its own.
  !deed.modifiers.some(({ instead }) => instead === true) &&
  some(
    earlierTarget(damageTarget(deed), deed, words),
    (one) => isAnyTarget(one) || isNamed(one, "planeswalker"),
  );

const CREATURE: ReadonlySet<RemovableType> = new Set(["creature"]);

/** How much toughness “-3/-3” takes; X where it depends. */
const lessIn = (size = ""): number | "X" => {
  const less = Number(size.split("/-")[1] ?? Number.NaN);
  return Number.isNaN(less) ? "X" : less;
};

const WALKERS: ReadonlySet<RemovableType> = new Set(["planeswalker"]);
const ON_WHO = new Set(["lose", "be"]);
const OF_CREATURES = new Set(["attack", "block", "attack or block"]);

/** “For each Swamp”, “equal to …”: how much depends. */
const isScaled = ({ clause, modifiers }: Deed): boolean =>
  clause.equal !== undefined ||
  modifiers.some(({ forEach, equalTo, whereX }) => (forEach ?? equalTo ?? whereX) !== undefined);

/** A -1/-1 counter takes toughness. A vow or a stun counter does something else. */
const isLessening = (what: Noun | undefined): boolean =>
  isThing(what, "counter") &&
  some(what, ({ is }) => is?.some((one) => one.counter === "-1/-1") === true);

/** “If it’s blue”, “if it has mana value 2 or less”: what must hold of a thing beside its noun. */
const withCondition = (noun: Noun | undefined, { modifiers }: Deed): Noun | undefined => {
  if (noun === undefined) return undefined;
  const told = modifiers.flatMap(({ if: condition }) => {
    const isOfIt = condition?.clause?.who?.ref === "it" && condition.or === undefined;
    return isOfIt && condition.clause?.not !== true ? [condition.clause] : [];
  });
  const traits = told.flatMap(({ verb, what }) =>
    verb === "be" ? (what?.is ?? []).filter(({ colour }) => colour) : [],
  );
  const sizes = told.flatMap(({ verb, compare }) =>
    verb === "have" && compare !== undefined ? [{ having: { compare } }] : [],
  );
  if (traits.length + sizes.length === 0) return noun;
  return {
    ...noun,
    is: [...traits, ...(noun.is ?? [])],
    where: [...(noun.where ?? []), ...sizes],
  };
};

/** What an Aura enchants: its “enchanted permanent” is a creature where it says “enchant creature” (CR 702.5a). */
const enchantedBy = ({ abilities }: CardWords): Noun | undefined =>
  abilities.flatMap((ability) =>
    ability.kind === "keyword" && ability.name === "enchant" ? (ability.of ?? []) : [],
  )[0];

/** What it is done to. */
const doneTo = (deed: Deed, words: CardWords): Noun | undefined => {
  const made = madeBefore(deed, words);
  if (made !== undefined) return made;
  const noun = doneByWords(deed, words);
  if (isSilencing(deed)) return enchantedBy(words) ?? noun;
  return isAttached(noun, "enchant") && isThing(noun, "permanent")
    ? (enchantedBy(words) ?? noun)
    : noun;
};

/** “Its activated abilities can’t be activated”, of what an Aura enchants. */
const isSilencing = ({ verb, what }: Deed): boolean =>
  verb === "activate" && isAttached(what, "enchant");

const doneByWords = (deed: Deed, words: CardWords): Noun | undefined => {
  const { verb, who, what, clause } = deed;
  if (verb === "deal") return earlierTarget(damageTarget(deed), deed, words);
  if (isThing(what, "counter")) return clause.place?.zone;
  if (verb === "fight") return isTarget(what) ? what : undefined;
  const isOnWho = ON_WHO.has(verb) || OF_CREATURES.has(verb) || verb === "get";
  return withCondition(isOnWho ? who : what, deed);
};

type Taken = Pick<RemovalTarget, "types" | "upTo">;

const takenBy = (deed: Deed, words: CardWords): Taken => {
  const { verb, what, clause } = deed;
  const amount = what === undefined || isScaled(deed) ? "X" : quantityOf(what);
  if (verb === "deal" || isLessening(what)) return { types: CREATURE, upTo: amount };
  if (isThing(what, "counter")) return { types: CREATURE };
  if (verb === "get") return { types: CREATURE, upTo: isScaled(deed) ? "X" : lessIn(clause.size) };
  if (OF_CREATURES.has(verb)) return { types: CREATURE };
  if (verb === "fight") return { types: CREATURE, upTo: "X" };
  const types = typesOf(doneTo(deed, words));
  return { types: isSilencing(deed) ? new Set([...types].filter(isOfUse)) : types };
};

/** What an enchantment does is mostly no activated ability. */
const isOfUse = (type: RemovableType): boolean => type !== "enchantment";

const answeredBy = (deed: Deed, words: CardWords): Omit<RemovalTarget, "reaches"> => {
  const taken = takenBy(deed, words);
  const noun = doneTo(deed, words);
  const limited = limitedOf(taken, noun);
  return isOfKind(noun) ? { ...taken, limited, isNarrow: true } : { ...taken, limited };
};

/** “Destroy that creature if it has mana value 4 or less instead”: what else the same may be done to. */
const widened = (deed: Deed, { deeds }: CardWords): readonly Deed[] =>
  deeds.filter(
    ({ verb, what, modifiers }) =>
      verb === deed.verb &&
      what?.det === "that" &&
      modifiers.some(({ instead }) => instead === true),
  );

/** What is found or named before is left open: its noun tells nothing. */
const reachedBy = (deed: Deed, words: CardWords): RemovalTarget["reaches"] => {
  const noun = doneTo(deed, words);
  return (card) => noun === undefined || isThing(noun, "player") || couldBe(noun, card);
};

const waysOf = (deed: Deed, words: CardWords): readonly RemovalTarget[] => [
  { ...answeredBy(deed, words), reaches: reachedBy(deed, words) },
  ...widened(deed, words).map((each) => ({
    ...answeredBy(deed, words),
    isConditional: true as const,
    reaches: reachedBy(each, words),
  })),
];

/** With so much life a game begins (CR 103.4): who has it to pay has won otherwise. */
const START = 20;
const costsAllLife = ({ ability }: Deed): boolean =>
  ability.kind === "activated" &&
  ability.cost?.some(({ do: paid }) => {
    const life = isThing(paid?.what, "life") && paid?.what ? quantityOf(paid.what) : 0;
    return life !== "X" && life >= START;
  }) === true;

/** The roles that a card has, but against one color or one subtype, or for spells that no mana was spent on. */
export const narrowRoles = (
  words: CardWords,
  answered: readonly RemovalTarget[],
): ReadonlySet<Role> => {
  const counters = words.deeds.filter((deed) => ANSWERS.counterspell(deed, words));
  return new Set<Role>([
    ...(isAll(answered, ({ isNarrow }) => isNarrow === true) ? (["removal", "wipe"] as const) : []),
    ...(isAll(counters, isNarrowCounter) ? (["counterspell"] as const) : []),
  ]);
};

const isAll = <T>(some: readonly T[], test: (one: T) => boolean): boolean =>
  some.length > 0 && some.every(test);

/** “Counter target spell if it’s red”, “whenever …, if no mana was spent to cast it, counter that spell”. */
const isNarrowCounter = (deed: Deed): boolean => {
  const { ability, what } = deed;
  if (ability.kind === "triggered" && ability.condition !== undefined) return true;
  const noun = withCondition(what, deed);
  return noun !== undefined && !some(noun, (one) => !isColored(one));
};

const isAnswer = (deed: Deed, words: CardWords): boolean =>
  ANSWERS.removal(deed, words) || ANSWERS.wipe(deed, words) || takesMany(deed, words);

/** What the removal and the board wipes of a card take away, and damage beside them. */
export const removalTargetsOf = (words: CardWords): readonly RemovalTarget[] =>
  words.deeds
    .filter((deed) => !costsAllLife(deed))
    .flatMap((deed): readonly RemovalTarget[] => [
      ...(isAnswer(deed, words) ? waysOf(deed, words) : []),
      ...(hurtsWalkers(deed, words)
        ? [{ types: WALKERS, limited: new Set<RemovableType>(), reaches: () => true }]
        : []),
    ]);
