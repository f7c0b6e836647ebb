import type {
  AmountOf,
  ComparisonOf,
  ConditionOf,
  CostOf,
  KeywordOf,
  ManaOf,
  PlaceOf,
  PrepositionsOf,
  ReplacedOf,
  Trait,
} from "./parts.ts";

export type Amount = AmountOf<Noun>;
export type Comparison = ComparisonOf<Noun>;
export type Place = PlaceOf<Noun>;
export type Mana = ManaOf<Noun>;
export type Cost = CostOf<Clause>;
export type Condition = ConditionOf<Clause>;
export type KeywordAbility = KeywordOf<Noun, Clause>;
export type Replaced = ReplacedOf<Clause, Noun>;

/** Where an ability stands: `line` counts the lines of its face from 0; `label` is an ability word before a dash. */
interface Placed {
  readonly line?: number;
  readonly label?: string;
}

/** One ability of a card. Several keywords of one line are several abilities. */
export type Ability = Placed &
  (
    | EffectAbility
    | ActivatedAbility
    | TriggeredAbility
    | KeywordAbility
    | ModeAbility
    | ChapterAbility
    | LevelAbility
    | UnreadAbility
  );

/**
 * An ability that is only effects. spell: what an instant or sorcery does; static: what is so while the card is
 * there; replacement: what changes an event ("instead", "enters tapped", "as it enters", "prevent").
 */
export interface EffectAbility {
  readonly kind: "spell" | "static" | "replacement";
  readonly effects: readonly Sentence[];
  /** Whether modes follow on the next lines. */
  readonly modes?: true;
}

/** Cost, colon, effect. */
export interface ActivatedAbility {
  readonly kind: "activated";
  readonly cost: readonly Cost[];
  readonly effects: readonly Sentence[];
  readonly modes?: true;
}

/** "When", "whenever" or "at" an event; `condition` is the one between two commas. */
export interface TriggeredAbility {
  readonly kind: "triggered";
  readonly event: When;
  readonly condition?: Condition;
  readonly effects: readonly Sentence[];
  readonly modes?: true;
}

/** One of the modes of the ability before it. */
export interface ModeAbility {
  readonly kind: "mode";
  readonly cost?: readonly Cost[];
  readonly plus?: true;
  readonly effects?: readonly Sentence[];
  /** A mode that is an ability of its own, as a choice between abilities gives. */
  readonly abilities?: readonly Ability[];
}

/** Chapters of a Saga, in Roman numbers. */
export interface ChapterAbility {
  readonly kind: "chapter";
  readonly chapters: readonly string[];
  readonly effects: readonly Sentence[];
}

/** A level of a class or a leveler, a station step, a size of its own, or a row of a table of rolled results. */
export interface LevelAbility {
  readonly kind: "level" | "result" | "size";
  readonly cost?: readonly Cost[];
  readonly level?: Amount;
  readonly from?: Amount;
  readonly to?: Amount | string;
  readonly size?: string;
  readonly effects?: readonly Sentence[];
  readonly abilities?: readonly Ability[];
}

/** A line of which nothing was understood. */
export interface UnreadAbility {
  readonly kind: "unread";
  readonly unread: readonly string[];
}

/** An ability between quotation marks, given to something. */
export interface Quoted {
  readonly abilities: readonly Ability[];
}

/** A sentence of effects. What leads it counts for all its steps. */
export interface Sentence {
  readonly lead?: readonly Modifier[];
  readonly steps?: readonly Clause[];
  /** Words that were not understood, where they stood. */
  readonly unread?: readonly string[];
}

/**
 * One thing that is done or is so: who does it, the verb, and what it acts on. Without `who` it is the subject
 * of the step before; for the first step it is the player who has the ability.
 */
export interface Clause extends PrepositionsOf<Noun> {
  /** How it is joined to the step before it: "and", ", then"… */
  readonly join?: string;
  readonly lead?: readonly Modifier[];
  readonly who?: Noun;
  /** "each", "also", "both" between the subject and the verb. */
  readonly adverb?: string;
  /** may, can, "can not", must, would, "do not"… */
  readonly modal?: string;
  /** The verb in its plain form; "be" and "have" are verbs too. */
  readonly verb?: string;
  /** "is destroyed": the subject is what it is done to, `by` names who does it. */
  readonly passive?: true;
  readonly past?: true;
  readonly perfect?: true;
  readonly not?: true;
  /** "there are": something exists. */
  readonly there?: true;
  /** Words that belong to the verb: "control of" in "gain control of", "into the dungeon". */
  readonly part?: string;
  /** A word that says how: "more", "less", "face up". */
  readonly how?: string;

  /** What is acted on; how many of it stands in the noun. */
  readonly what?: Noun;
  readonly second?: Noun;
  /** Where it goes: zone, side, state and controller. */
  readonly place?: Place;
  readonly origin?: Place;
  readonly amount?: Amount;
  /** "damage equal to its power". */
  readonly equal?: Amount;
  /** "+1/+1", "4/4". */
  readonly size?: string;
  readonly mana?: Mana;
  readonly symbols?: readonly string[];
  /** Keywords and quoted abilities that are had, gained or lost. */
  readonly abilities?: readonly Ability[];
  readonly quoted?: readonly Quoted[];
  /** What the subject is: "legendary", "tapped", "a Zombie" stands in `what`. */
  readonly is?: readonly Trait[];
  readonly compare?: Comparison;
  readonly name?: string;
  /** What somebody is made or allowed to do. */
  readonly clause?: Clause;

  /** Another thing that may happen, or that happens too, with the same subject. */
  readonly or?: Clause;
  readonly and?: Clause;
  readonly modifiers?: readonly Modifier[];
}

/** What limits, times or explains a clause. One field is filled; what it needs besides is named there. */
export interface Modifier {
  /** A span of time in plain words: "until end of turn". */
  readonly duration?: string;
  /** How often, when or in which way: "once each turn", "as a sorcery", "at random". */
  readonly limit?: string;
  readonly until?: Clause;
  readonly if?: Condition;
  readonly onlyIf?: Condition;
  readonly unless?: Condition;
  readonly asLongAs?: Condition;
  readonly forAsLongAs?: Condition;
  readonly while?: Clause;
  readonly asThough?: Clause;
  readonly forEach?: Noun;
  /** What X is; after a comma or without one. */
  readonly whereX?: Amount;
  readonly comma?: true;
  readonly equalTo?: Amount;
  readonly times?: string;
  /** An event or a point of a turn: a delayed trigger, or when it counts. */
  readonly when?: When;
  readonly instead?: true;
  /** What this replaces: "instead of putting it there", "rather than pay". */
  readonly insteadOf?: Replaced;
  readonly ratherThan?: Replaced;
  readonly addition?: Replaced;
  readonly otherwise?: true;
  /** "then" at the start of a sentence. */
  readonly next?: true;
  readonly way?: "this way";
  /** By doing what, or without doing what. */
  readonly by?: Clause;
  readonly withoutDoing?: Clause;
  readonly except?: readonly Clause[];
  readonly exceptNoun?: Noun;
  readonly otherThan?: Noun;
  readonly during?: Noun;
  readonly only?: true;
  readonly using?: Noun;
  readonly startingWith?: Noun;
  readonly additionalCost?: Clause;
}

/** When something triggers or happens: an event, or a point of a turn. */
export interface When {
  readonly word?: string;
  readonly event?: Clause;
  /** One subject, several events; or several whole events. */
  readonly who?: Noun;
  readonly any?: readonly Clause[];
  readonly or?: readonly Clause[];
  /** A second event with its own word: "or whenever". */
  readonly link?: "or" | "and";
  readonly also?: When;
  /** "at the beginning of": the phase, whose it is in its noun. */
  readonly phase?: Noun;
  readonly end?: string;
  readonly modifiers?: readonly Modifier[];
  /** Words of the event that were not understood. */
  readonly unread?: readonly string[];
}

/** A thing or a group of things that a text speaks of: a filter as data. */
export interface Noun {
  /** A thing known from before: SELF (the card), it, you, them, "each other", your (before what is yours)… */
  readonly ref?: string;
  /** a, each, all, that, those, the, this, no, any… Without one, a noun in the plural is the whole group. */
  readonly det?: string;
  readonly count?: Amount;
  readonly target?: true;
  /** "other", "another": not the thing that has the ability. */
  readonly other?: "other" | "another";
  /** Whose it is: "your hand", "target player's library". */
  readonly whose?: Noun;
  /** What it is: every one holds. The last one is the noun itself: creature, card, player, Goblin. */
  readonly is?: readonly Trait[];
  readonly where?: readonly Restriction[];
  /** Several things: "target creature and you"; `join` says how. */
  readonly either?: readonly Noun[];
  readonly join?: "or" | "and" | "and/or";
  /** "each of those creatures", "one of them". */
  readonly of?: Noun;
  /** "devotion to white". */
  readonly to?: Noun;
  /** "more creatures than", "fewer cards than". */
  readonly more?: "more" | "fewer" | "less";
  readonly than?: Noun;
  /** "that much damage plus 1". */
  readonly plusOrMinus?: "plus" | "minus";
  readonly plus?: Amount;
}

/** What narrows a noun from behind. One field names its kind; `zone` and `did` go with another. */
export interface Restriction {
  /** Who controls it: "you control". */
  readonly controller?: Noun;
  readonly owner?: Noun;
  /** "with power 4 or greater", "with flying", "with a +1/+1 counter on it". */
  readonly having?: Quality;
  readonly without?: Quality;
  /** Where it is: the preposition, and the zone or the group. */
  readonly place?: string;
  readonly zone?: Noun;
  /** A clause about it: "that attacked this turn". */
  readonly that?: Clause;
  readonly who?: true;
  /** A clause whose subject is a part of it: "whose power is 4 or greater". */
  readonly whose?: Clause;
  /** What somebody does with it: "you cast", "that player discarded". */
  readonly by?: Noun;
  readonly did?: Clause;
  readonly relative?: true;
  /** What was done to it: "exiled with it", "dealt damage this way". */
  readonly done?: Clause;
  readonly doing?: Clause;
  readonly otherThan?: Noun;
  readonly except?: Noun;
  /** A card's name, in plain words. */
  readonly named?: string;
  readonly not?: true;
  /** Who chooses, or which of the chosen: "of their choice", "of the chosen color". */
  readonly choice?: string;
}

/** What a thing has or lacks. One field names its kind. */
export interface Quality {
  readonly abilities?: readonly Ability[];
  readonly quoted?: readonly Quoted[];
  readonly compare?: Comparison;
  readonly noun?: Noun;
  /** "the same name as", "the greatest power among": the word, and what it is compared with. */
  readonly same?: string;
  readonly as?: Noun;
  readonly article?: true;
  readonly and?: Quality;
}
