import type { AmountOf, ConditionOf, ReplacedOf } from "./parts.ts";

/** What limits, times or explains a clause. One field is filled. What it needs besides is named there. */
export interface ModifierOf<Thing, Clause, When> {
  /** A span of time in plain words: "until end of turn". */
  readonly duration?: string;
  /** How often, when or in which way: "once each turn", "as a sorcery", "at random". */
  readonly limit?: string;
  readonly until?: Clause;
  readonly if?: ConditionOf<Clause>;
  readonly onlyIf?: ConditionOf<Clause>;
  readonly unless?: ConditionOf<Clause>;
  readonly asLongAs?: ConditionOf<Clause>;
  readonly forAsLongAs?: ConditionOf<Clause>;
  readonly while?: Clause;
  /** "while saddled". */
  readonly whileState?: Clause;
  readonly asEvent?: Clause;
  readonly asThough?: Clause;
  readonly forEach?: Thing;
  /** "for any number of opponents". */
  readonly forAny?: Thing;
  /** "for each of": the noun is a group that was named before. */
  readonly each?: "of";
  /** What X is; after a comma or without one. */
  readonly whereX?: AmountOf<Thing>;
  readonly comma?: true;
  readonly equalTo?: AmountOf<Thing>;
  readonly times?: string;
  /** An event or a point of a turn: a delayed trigger, or when it counts. */
  readonly when?: When;
  readonly instead?: true;
  /** What this replaces: "instead of putting it there", "rather than pay". */
  readonly insteadOf?: ReplacedOf<Clause, Thing>;
  readonly ratherThan?: ReplacedOf<Clause, Thing>;
  readonly addition?: ReplacedOf<Clause, Thing>;
  readonly otherwise?: true;
  /** "then" at the start of a sentence. */
  readonly next?: true;
  readonly way?: "this way";
  /** By doing what, or without doing what. */
  readonly by?: Clause;
  readonly withoutDoing?: Clause;
  readonly forDoing?: Clause;
  readonly except?: readonly Clause[];
  readonly exceptNoun?: Thing;
  /** "except for lands", behind a clause. */
  readonly exceptFor?: Thing;
  readonly otherThan?: Thing;
  readonly during?: Thing;
  /** "except during its controller's turn". */
  readonly exceptDuring?: Thing;
  readonly only?: true;
  readonly and?: true;
  readonly rounded?: "up" | "down";
  readonly after?: Thing;
  readonly to?: Clause;
  readonly using?: Thing;
  readonly startingWith?: Thing;
  readonly additionalCost?: Clause;
}

/** What narrows a noun from behind. One field names its kind; `zone` and `did` go with another. */
export interface RestrictionOf<Thing, Clause, Quality> {
  /** Who controls it: "you control". */
  readonly controller?: Thing;
  readonly owner?: Thing;
  /** "with power 4 or greater", "with flying", "with a +1/+1 counter on it". */
  readonly having?: Quality;
  readonly each?: true;
  readonly without?: Quality;
  /** Where it is: the preposition, and the zone or the group. */
  readonly place?: string;
  readonly zone?: Thing;
  /** "from your graveyard or from exile": another zone where it may be. */
  readonly orZone?: Thing;
  /** "in exile and in your graveyard": another zone that counts too. */
  readonly andZone?: Thing;
  /** A clause about it: "that attacked this turn". */
  readonly that?: Clause;
  readonly who?: true;
  /** A clause whose subject is a part of it: "whose power is 4 or greater". */
  readonly whose?: Clause;
  /** What somebody does with it: "you cast", "that player discarded". */
  readonly by?: Thing;
  readonly did?: Clause;
  readonly relative?: true;
  /** What somebody is doing with it: "creatures it's blocking". */
  readonly ongoing?: true;
  /** What was done to it: "exiled with it", "dealt damage this way". */
  readonly done?: Clause;
  readonly doing?: Clause;
  /** "entering or dying". */
  readonly orDoing?: Clause;
  readonly able?: Clause;
  /** "blocking or blocked by". */
  readonly fights?: Thing;
  readonly past?: true;
  readonly otherThan?: Thing;
  readonly except?: Thing;
  /** A card's name, in plain words. */
  readonly named?: string;
  readonly not?: true;
  /** Who chooses, or which of the chosen: "of their choice", "of the chosen color". */
  readonly choice?: string;
}
