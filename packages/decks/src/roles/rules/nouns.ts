import { type Deed, headOf, nounsIn, partyOf, typesIn, wordsOfNoun } from "@spellwright/card-text";

/** A thing or a player that a text speaks of. */
export type Noun = Deed["who"];

/** Every noun that it leaves a choice of: "target spell or creature" is two. */
const choicesOf = (noun: Noun): readonly Noun[] =>
  nounsIn(noun).flatMap((one) => {
    const { is = [] } = one;
    const rows = is.at(-1)?.any;
    return rows === undefined || is.at(-1)?.join === ","
      ? [one]
      : rows.map((row) => ({ ...one, is: [...is.slice(0, -1), ...row] }));
  });

/** Whether one of the things that it stands for is so. */
export const some = (noun: Noun | undefined, test: (one: Noun) => boolean): boolean =>
  noun !== undefined && choicesOf(noun).some(test);

const NO_PERMANENTS = new Set("card spell ability player opponent counter graveyard".split(" "));
/** Types of permanents that are no lands. */
export const NONLAND = ["artifact", "battle", "creature", "enchantment", "planeswalker"];

/** The zones and groups that a noun stands in or comes from. */
const zonesOf = ({ where = [] }: Noun): readonly Noun[] =>
  where.flatMap(({ place, zone }) =>
    zone === undefined || place === "on" || place === "with" ? [] : [zone],
  );

/** Whether it is a zone, or stands in it: "the top of your library" is in the library. */
export const isIn = (zone: string, noun: Noun | undefined): boolean =>
  some(noun, (one) => isThing(one, zone) || zonesOf(one).some((each) => isIn(zone, each)));

const typesOf = (noun: Noun): readonly ReadonlySet<string>[] => wordsOfNoun(noun).map(typesIn);

/** Whether it may be a permanent of one of these types; "permanent" may be any. */
export const mayBe = (noun: Noun, types: readonly string[]): boolean => {
  const { thing = "" } = headOf(noun);
  if (isElsewhere(noun) || NO_PERMANENTS.has(thing)) return false;
  return thing === "permanent" || typesOf(noun).some((row) => types.some((type) => row.has(type)));
};

const isElsewhere = (noun: Noun): boolean =>
  zonesOf(noun).some((zone) =>
    ["graveyard", "hand", "library", "exile"].some((one) => isIn(one, zone)),
  );

/** A permanent that need not be a land. */
export const isNonland = (noun: Noun | undefined): boolean =>
  some(noun, (one) => mayBe(one, NONLAND));

/** A creature, or "any target". */
export const isDamageTarget = (noun: Noun | undefined): boolean =>
  some(
    noun,
    (one) =>
      headOf(one).thing === "target" ||
      isBareTarget(one) ||
      isDamageTarget(one.of) ||
      mayBe(one, ["creature"]),
  );

/** "up to two other targets". */
const isBareTarget = ({ target, is }: Noun): boolean => target === true && is === undefined;

/** A permanent of any type that its text names: not a Treasure or a Food. */
export const isNamedByType = (noun: Noun | undefined): boolean =>
  some(
    noun,
    (one) =>
      mayBe(one, ["land", ...NONLAND]) &&
      (isThing(one, "permanent", "token") ||
        wordsOfNoun(one).some((row) => row.some((word) => isType(word)))),
  );

const isType = (word: string): boolean => {
  const types = typesIn([word]);
  return types.has(word) || types.has("creature");
};

/** A spell of any color that may be of this type: “noncreature spell” may be a sorcery. */
export const mayBeSpell = (noun: Noun | undefined, type: "instant" | "sorcery"): boolean =>
  some(
    noun,
    (one) =>
      isThing(one, "spell") &&
      one.is?.some(({ colour }) => colour !== undefined) !== true &&
      (wordsOfNoun(one).length === 0 ||
        wordsOfNoun(one).some((row) => {
          const types = row.filter((word) => SPELL_TYPES.has(word));
          return types.length === 0 || types.includes(type);
        })),
  );

const SPELL_TYPES = new Set([...NONLAND, "instant", "sorcery"]);

/** Lands, and nothing else: what is a permanent of any type is none. */
export const isLand = (noun: Noun | undefined): boolean =>
  noun !== undefined &&
  choicesOf(noun).every((one) => {
    const rows = typesOf(one);
    return rows.length > 0 && rows.every((row) => row.has("land") && row.size === 1);
  });

/** Whether somebody chooses it: "target creature", "any target", one of several. */
export const isTarget = (noun: Noun | undefined): boolean =>
  some(noun, (one) => one.target === true || headOf(one).thing === "target" || isTarget(one.of));

const WHOLE = new Set(["all", "each", "every"]);

/** A group, without a choice: "all creatures", "each artifact". */
export const isGroup = (noun: Noun | undefined): boolean =>
  some(
    noun,
    ({ det, count, target, whose, ref, other, is = [], where = [] }) =>
      ref === undefined &&
      where.every(({ having }) => having?.same === undefined) &&
      target === undefined &&
      other !== "another" &&
      is.length > 0 &&
      is.every(({ done }) => done !== "enchant" && done !== "equip") &&
      (det === undefined ? (count ?? whose) === undefined : WHOLE.has(det)),
  );

/** Whether it may be an opponent, or an opponent's. */
export const mayBeTheirs = (noun: Noun | undefined): boolean =>
  some(noun, (one) => partyOf(one) !== "you");

export const isSelf = (noun: Noun | undefined): boolean => some(noun, ({ ref }) => ref === "SELF");

/** What an aura or an equipment is attached to. */
export const isAttached = (noun: Noun | undefined, to: "enchant" | "equip"): boolean =>
  some(noun, ({ is = [], whose }) => is.some(({ done }) => done === to) || isAttached(whose, to));

/** Whether the last word of a noun, or of one of its choices, is one of these things. */
export const isThing = (noun: Noun | undefined, ...things: readonly string[]): boolean =>
  some(noun, (one) => {
    const { thing, type } = headOf(one);
    return things.includes(one.ref ?? thing ?? type ?? "");
  });

/** Whether a player whom nothing else decides: you, everybody, one you choose; not whose that is which is taken. */
export const isGiven = (who: Noun): boolean =>
  partyOf(who) !== "opponent" && !isTarget(who.whose) && !zonesOf(who).some(isTarget);
