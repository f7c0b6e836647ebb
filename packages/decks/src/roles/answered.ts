import { type Deed, quantityOf, typesIn, wordsOfNoun } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import type { CardWords } from "./card-words.ts";
import { couldBe } from "./could-be.ts";
import { ANSWERS, hurt, takesMany } from "./rules/answers.ts";
import { isAttached, isThing, mayBe, type Noun, some } from "./rules/nouns.ts";
import { isDone, isOwn } from "./rules/rule.ts";

/** The types of permanents that a card may do away with. */
export const ANSWERED_TYPES = ["artifact", "creature", "enchantment", "planeswalker"] as const;
/** One of them. */
export type AnsweredType = (typeof ANSWERED_TYPES)[number];

/** What one thing that a card does takes away. */
export interface Answered {
  readonly types: ReadonlySet<AnsweredType>;
  /** Only creatures of so much toughness: by damage or by less toughness; X where it depends. */
  readonly upTo?: number | "X";
  /** Only when something else has happened: “instead if a permanent you controlled left the battlefield”. */
  readonly isConditional?: true;
  /** Whether its text lets it be done to a card: “nonlegendary”, “blue”, “with power 4 or greater”. */
  readonly reaches: (card: CardFacts) => boolean;
}

const isColored = ({ is }: Noun): boolean =>
  is?.some(({ colour }) => colour !== undefined) === true;

/** “Permanent” may be any; else a text must name the type, and no other beside it: “artifact creature” is no artifact. */
const isNamed = (one: Noun, type: AnsweredType): boolean => {
  const rows = wordsOfNoun(one);
  if (rows.length > 0 && rows.every((row) => row.includes(`non${type}`))) return false;
  // “A blue permanent” is one in few games.
  if (isColored(one) && isThing(one, "permanent")) return false;
  if (type === "creature") return mayBe(one, [type]);
  const isAlone = rows.some((row) => row.includes(type) && typesIn(row).size === 1);
  return !isColored(one) && mayBe(one, [type]) && (isThing(one, "permanent") || isAlone);
};

const typesOf = (noun: Noun | undefined): ReadonlySet<AnsweredType> =>
  new Set(ANSWERED_TYPES.filter((type) => some(noun, (one) => isNamed(one, type))));

const isAnyTarget = (noun: Noun): boolean =>
  isThing(noun, "target") || (noun.target === true && noun.is === undefined);

/** Damage reaches planeswalkers like creatures (CR 120.1). */
const hurtsWalkers = (deed: Deed): boolean =>
  isDone(deed) &&
  isOwn(deed) &&
  // What changes damage deals none of its own.
  !deed.modifiers.some(({ instead }) => instead === true) &&
  some(hurt(deed), (one) => isAnyTarget(one) || isNamed(one, "planeswalker"));

const CREATURE: ReadonlySet<AnsweredType> = new Set(["creature"]);

/** How much toughness “-3/-3” takes; X where it depends. */
const lessIn = (size = ""): number | "X" => {
  const less = Number(size.split("/-")[1] ?? Number.NaN);
  return Number.isNaN(less) ? "X" : less;
};

const WALKERS: ReadonlySet<AnsweredType> = new Set(["planeswalker"]);
const ON_WHO = new Set(["lose", "be"]);
const OF_CREATURES = new Set(["attack", "block", "attack or block"]);

/** “For each Swamp”, “equal to …”: how much depends. */
const isScaled = ({ clause, modifiers }: Deed): boolean =>
  clause.equal !== undefined ||
  modifiers.some(({ forEach, equalTo, whereX }) => (forEach ?? equalTo ?? whereX) !== undefined);

/** A -1/-1 counter takes toughness; a vow or a stun counter does something else. */
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
  const noun = doneByWords(deed);
  return isAttached(noun, "enchant") && isThing(noun, "permanent")
    ? (enchantedBy(words) ?? noun)
    : noun;
};

const doneByWords = (deed: Deed): Noun | undefined => {
  const { verb, who, what, clause } = deed;
  if (verb === "deal") return hurt(deed);
  if (isThing(what, "counter")) return clause.place?.zone;
  const isOnWho = ON_WHO.has(verb) || OF_CREATURES.has(verb) || verb === "get";
  return withCondition(isOnWho ? who : what, deed);
};

const answeredBy = (deed: Deed, words: CardWords): Omit<Answered, "reaches"> => {
  const { verb, what, clause } = deed;
  const amount = what === undefined || isScaled(deed) ? "X" : quantityOf(what);
  if (verb === "deal" || isLessening(what)) return { types: CREATURE, upTo: amount };
  if (isThing(what, "counter")) return { types: CREATURE };
  if (verb === "get") return { types: CREATURE, upTo: isScaled(deed) ? "X" : lessIn(clause.size) };
  if (OF_CREATURES.has(verb)) return { types: CREATURE };
  if (verb === "fight") return { types: CREATURE, upTo: "X" };
  return { types: typesOf(doneTo(deed, words)) };
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
const reachedBy = (deed: Deed, words: CardWords): Answered["reaches"] => {
  const noun = doneTo(deed, words);
  return (card) => noun === undefined || isThing(noun, "player") || couldBe(noun, card);
};

const waysOf = (deed: Deed, words: CardWords): readonly Answered[] => [
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

/** What the removal and the board wipes of a card take away, and damage beside them. */
export const answeredIn = (words: CardWords): readonly Answered[] =>
  words.deeds
    .filter((deed) => !costsAllLife(deed))
    .flatMap((deed): readonly Answered[] => [
      ...(ANSWERS.removal(deed, words) || takesMany(deed, words) ? waysOf(deed, words) : []),
      ...(hurtsWalkers(deed) ? [{ types: WALKERS, reaches: () => true }] : []),
    ]);
