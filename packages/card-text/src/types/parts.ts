// Parts of readings that hold things: which things, says whoever uses them (`abilities.ts`).

/** One quality of a thing. One field is filled. */
export interface Trait {
  readonly type?: string;
  readonly supertype?: string;
  readonly subtype?: string;
  readonly colour?: string;
  /** A thing of the game: card, spell, permanent, token, player, graveyard, ability, power… */
  readonly thing?: string;
  /** A state: untapped, face-down, historic, colorless, top, greatest… */
  readonly state?: string;
  /** What was done to it: "exile" for an exiled card, "enchant" for the enchanted creature. */
  readonly done?: string;
  /** What it is doing: "attack" for an attacking creature. */
  readonly doing?: string;
  /** Power and toughness: "1/1", "X/X"; of a counter its sign: "+1/+1". */
  readonly size?: string;
  readonly symbols?: readonly string[];
  /** The kind of a counter. */
  readonly counter?: string;
  readonly not?: Trait;
  /** Whether "non" stands apart with a hyphen. */
  readonly hyphen?: true;
  /** Alternatives, each a row of qualities; `join` says how. */
  readonly any?: readonly (readonly Trait[])[];
  readonly join?: "or" | "and" | "and/or" | ",";
}

/** How many or how much. */
export interface AmountOf<Thing> {
  readonly number?: number | "X";
  /** Whether the number is written in digits: nothing follows from it. */
  readonly digits?: true;
  /** What was counted before: "that many", "that much". */
  readonly same?: "that many" | "that much";
  /** "any number of", "how many", "half". */
  readonly any?: string;
  /** A measured thing: "the number of creatures you control", "its power". */
  readonly count?: Thing;
  /** Arithmetic: "twice", "half" of `value`; `plus` and `minus` another amount. */
  readonly times?: string;
  readonly value?: AmountOf<Thing>;
  readonly plus?: AmountOf<Thing>;
  readonly minus?: AmountOf<Thing>;
  readonly rounded?: "up" | "down";
  /** "or more", "or fewer". */
  readonly bound?: string;
  /** "at least", "exactly", "more than". */
  readonly atLeast?: string;
  readonly upTo?: true;
  readonly or?: AmountOf<Thing>;
  readonly additional?: true;
}

/** "power 4 or greater", "mana value less than or equal to X"; without an amount: it has the measure. */
export interface ComparisonOf<Thing> {
  readonly measure?: string;
  /** "equal to", "less than"…; without it the amount is the number itself. */
  readonly is?: string;
  readonly amount?: AmountOf<Thing>;
}

/** Where something goes or comes from. */
export interface PlaceOf<Thing> {
  /** The preposition: onto, into, "on top of", from… */
  readonly at?: string;
  readonly zone?: Thing;
  /** Tapped, face down, under whose control, in which order. */
  readonly state?: readonly string[];
  readonly under?: Thing;
  readonly beneath?: Thing;
  readonly order?: string;
  readonly counters?: Thing;
  readonly attached?: Thing;
  /** What it is attacking as it comes, tapped. */
  readonly attacking?: Thing;
}

/** Mana that is added. One field names its kind; `amount` says how much. */
export interface ManaOf<Thing> {
  readonly symbols?: readonly string[];
  /** Symbols to choose from; `noun` may be another choice. */
  readonly or?: readonly (readonly string[])[];
  readonly amount?: AmountOf<Thing>;
  readonly of?: string;
  readonly combination?: readonly (readonly string[])[];
  readonly noun?: Thing;
  readonly additional?: true;
}

/** Things after a preposition, under its name. */
export interface PrepositionsOf<Thing> {
  readonly to?: Thing;
  readonly from?: Thing;
  readonly with?: Thing;
  readonly for?: Thing;
  readonly by?: Thing;
  readonly on?: Thing;
  readonly among?: Thing;
  readonly as?: Thing;
  readonly in?: Thing;
  readonly of?: Thing;
  readonly at?: Thing;
  readonly into?: Thing;
  readonly under?: Thing;
}

/** One part of a cost. */
export interface CostOf<Clause> {
  /** Symbols in lower case: mana, {t} (tap), {q} (untap), {e} (energy). */
  readonly symbols?: readonly string[];
  /** Loyalty: "+1", "-3", "0", "-x". */
  readonly loyalty?: string;
  /** What is done as a cost: sacrifice, discard, pay life, remove a counter, exile… */
  readonly do?: Clause;
  /** Another way to pay it. */
  readonly or?: CostOf<Clause>;
  readonly unread?: readonly string[];
}

/** A condition: something that is so, or whether what was just offered was done. */
export interface ConditionOf<Clause> {
  readonly clause?: Clause;
  /** "you do", "they do not". */
  readonly done?: string;
  readonly and?: ConditionOf<Clause>;
  readonly or?: ConditionOf<Clause>;
  readonly andIf?: ConditionOf<Clause>;
  readonly orIf?: ConditionOf<Clause>;
}

/** What something replaces: something that is done, or a thing. */
export interface ReplacedOf<Clause, Thing> {
  readonly doing?: Clause;
  readonly do?: Clause;
  readonly noun?: Thing;
}

/** A keyword with what follows it: `of` is what it is about ("enchant creature"). */
export interface KeywordOf<Thing, Clause, Sentence> {
  readonly kind: "keyword";
  readonly name: string;
  readonly amount?: AmountOf<Thing>;
  readonly cost?: readonly CostOf<Clause>[];
  /** A dash before the cost: it is more than mana. */
  readonly dash?: true;
  /** A second cost, and what joins it. */
  readonly andOr?: "and/or" | "or";
  readonly cost2?: readonly CostOf<Clause>[];
  readonly of?: Thing;
  /** "protection from": each thing that it is from. */
  readonly from?: readonly { readonly of: Thing }[];
  readonly partner?: string;
  /** Sentences about it that follow on the line. */
  readonly effects?: readonly Sentence[];
  /** Named without its parameters. */
  readonly bare?: true;
  readonly size?: string;
  readonly whereX?: AmountOf<Thing>;
  readonly condition?: ConditionOf<Clause>;
}
