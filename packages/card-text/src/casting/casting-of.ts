import type {
  Ability,
  Clause,
  Condition,
  Cost,
  KeywordAbility,
  Modifier,
  Noun,
  Sentence,
} from "../types/index.ts";

/** A way to cast a card that its own words offer, other than by paying its mana cost (CR 118.9). */
export interface WayToCast {
  /** What is paid instead. Nothing where it is cast without paying. */
  readonly cost: readonly Cost[];
  /** When it is offered. */
  readonly condition?: Condition;
}

/** What the abilities of a card say of how it is cast. */
export interface Casting {
  /** Offered by sentences, not by keywords. */
  readonly ways: readonly WayToCast[];
  /** All keywords: kicker, flashback, evoke, suspend, delve. */
  readonly keywords: readonly KeywordAbility[];
  /** What has to be paid on top, one after the other (CR 118.8). */
  readonly additional: readonly Cost[];
  /** "This spell costs … less to cast", each with what it depends on. */
  readonly changes: readonly Clause[];
}

const WITHOUT_PAYING = "without -ing pay its mana cost";
/** Abilities that hold while the card is cast. */
const HOLDS = new Set(["static", "spell", "replacement"]);

const isSelf = (noun: Noun | undefined): boolean => noun?.ref === "SELF";

/** "Rather than pay this spell's mana cost". */
const isRatherThanCost = ({ ratherThan }: Modifier): boolean => {
  const { verb, what } = ratherThan?.do ?? ratherThan?.doing ?? {};
  return verb === "pay" && what?.is?.at(-1)?.thing === "mana cost" && isSelf(what.whose);
};

const isOr = ({ join = "" }: Clause): boolean => join.endsWith("or");

/** What is done as a cost: all of it, or one of them where "or" stands before the last. */
const costsOf = (steps: readonly Clause[]): readonly Cost[] => {
  const costs = steps.map(
    (step): Cost =>
      step.verb === "pay" && step.symbols !== undefined ? { symbols: step.symbols } : { do: step },
  );
  if (!steps.some(isOr)) return costs;
  const [either, ...others] = costs.toReversed();
  return either === undefined ? [] : [others.reduce<Cost>((or, cost) => ({ ...cost, or }), either)];
};

const conditionOf = ({ lead = [], steps = [] }: Sentence): Pick<WayToCast, "condition"> => {
  const [found] = [...lead, ...steps.flatMap(({ modifiers = [] }) => modifiers)].flatMap(
    (one) => one.if ?? one.onlyIf ?? one.asLongAs ?? [],
  );
  return found === undefined ? {} : { condition: found };
};

const wayOf = (sentence: Sentence): WayToCast | undefined => {
  const { lead = [], steps = [] } = sentence;
  const [first] = steps;
  if (first?.modal !== "may") return undefined;
  const modifiers = [...lead, ...steps.flatMap((step) => step.modifiers ?? [])];
  if (modifiers.some(isRatherThanCost)) return { cost: costsOf(steps), ...conditionOf(sentence) };
  if (first.verb !== "cast" || !isSelf(first.what) || first.origin !== undefined) return undefined;
  if (modifiers.some(({ limit }) => limit === WITHOUT_PAYING))
    return { cost: [], ...conditionOf(sentence) };
  const symbols = first.for?.is?.at(-1)?.symbols;
  return symbols && { cost: [{ symbols }], ...conditionOf(sentence) };
};

const additionalOf = ({ lead = [], steps = [] }: Sentence): readonly Cost[] =>
  lead.some(({ additionalCost }) => isSelf(additionalCost?.what)) && steps[0]?.modal === undefined
    ? costsOf(steps)
    : [];

const changesOf = ({ steps = [] }: Sentence): readonly Clause[] =>
  steps.filter(({ who, verb, how }) => isSelf(who) && verb === "cost" && how !== undefined);

/** What the abilities of a face say of how it is cast: alternative and additional costs, and changes of its cost. */
export function castingOf(abilities: readonly Ability[]): Casting {
  const sentences = abilities.flatMap((ability) =>
    HOLDS.has(ability.kind) && "effects" in ability ? (ability.effects ?? []) : [],
  );
  const told = sentences.map((sentence) => ({
    way: wayOf(sentence),
    additional: additionalOf(sentence),
    changes: changesOf(sentence),
  }));
  return {
    ways: told.flatMap(({ way }) => way ?? []),
    keywords: abilities.flatMap((ability) => (ability.kind === "keyword" ? [ability] : [])),
    additional: told.flatMap(({ additional }) => additional),
    changes: told.flatMap(({ changes }) => changes),
  };
}

const NO_MANA = new Set(["{0}", "{t}", "{q}", "{e}"]);

/** Whether any mana is paid for it, in every way that it can be paid. */
export const asksForMana = ({ symbols = [], or }: Cost): boolean =>
  symbols.some((symbol) => !NO_MANA.has(symbol)) && (or === undefined || asksForMana(or));

/** Keywords by which a card may be cast face down (CR 702.37a, 702.37b, 702.168a). */
const FACE_DOWN = new Set(["morph", "megamorph", "disguise"]);

/** Whether a card may be cast face down as a 2/2 creature. */
export const mayBeCastFaceDown = ({ keywords }: Casting): boolean =>
  keywords.some(({ name }) => FACE_DOWN.has(name));
