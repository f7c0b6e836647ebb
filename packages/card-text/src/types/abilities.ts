import type { ModifierOf, RestrictionOf } from "./modifiers.ts";
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

/** How many or how much: see `AmountOf`. */
export type Amount = AmountOf<Noun>;
/** A measure compared with an amount: see `ComparisonOf`. */
export type Comparison = ComparisonOf<Noun>;
/** Where something goes or comes from: see `PlaceOf`. */
export type Place = PlaceOf<Noun>;
/** Mana that is added: see `ManaOf`. */
export type Mana = ManaOf<Noun>;
/** One part of a cost: see `CostOf`. */
export type Cost = CostOf<Clause>;
/** What must hold: see `ConditionOf`. */
export type Condition = ConditionOf<Clause>;
/** A keyword with what follows it: see `KeywordOf`. */
export type KeywordAbility = KeywordOf<Noun, Clause, Sentence>;
/** What limits, times or explains a clause: see `ModifierOf`. */
export type Modifier = ModifierOf<Noun, Clause, When>;
/** What narrows a noun from behind: see `RestrictionOf`. */
export type Restriction = RestrictionOf<Noun, Clause, Quality>;
/** What something else replaces: see `ReplacedOf`. */
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
    | ChoiceAbility
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
  readonly kind: "level" | "result" | "size" | "vanguard";
  readonly cost?: readonly Cost[];
  readonly level?: Amount;
  readonly from?: Amount;
  readonly to?: Amount | string;
  /** "or more". */
  readonly open?: true;
  readonly size?: string;
  /** Of a Vanguard: what is added to the hand and to the life total at the start. */
  readonly hand?: string;
  readonly life?: string;
  readonly effects?: readonly Sentence[];
  readonly abilities?: readonly Ability[];
}

/** One of several keywords; `yours`: the player chooses. */
export interface ChoiceAbility {
  readonly kind: "choice";
  readonly any: readonly Ability[];
  readonly yours?: true;
}

/** A line of which nothing was understood. */
export interface UnreadAbility {
  readonly kind: "unread";
  readonly unread: readonly string[];
}

/** An ability between quotation marks, given to something. */
export interface Quoted {
  readonly abilities: readonly Ability[];
  /** Whether it stands inside of another quotation. */
  readonly inner?: true;
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
  /** "also", "still" after "is". */
  readonly aside?: string;
  /** "there are": something exists. */
  readonly there?: true;
  /** Words that belong to the verb: "control of" in "gain control of", "into the dungeon". */
  readonly part?: string;
  /** A word that says how: "more", "less", "face up". */
  readonly how?: string;

  /** What is acted on. How many of it stands in the noun. */
  readonly what?: Noun;
  readonly second?: Noun;
  readonly secondTo?: Noun;
  /** Under whose control: "your", "their". */
  readonly control?: string;
  readonly controlOf?: Noun;
  /** Where it goes: zone, side, state and controller. */
  readonly place?: Place;
  readonly origin?: Place;
  /** "choose from among them a card": where it comes from stands before it. */
  readonly early?: true;
  /** "in your graveyard or on the battlefield". */
  readonly orPlace?: Place;
  /** Where `second` goes: "and the rest on the bottom". */
  readonly secondPlace?: Place;
  /** What else goes elsewhere: "one into your hand, one on top, and one on the bottom". */
  readonly third?: Noun;
  readonly thirdPlace?: Place;
  readonly amount?: Amount;
  /** "damage equal to its power". */
  readonly equal?: Amount;
  /** "+1/+1", "4/4". */
  readonly size?: string;
  readonly orSize?: string;
  readonly mana?: Mana;
  readonly symbols?: readonly string[];
  /** Keywords and quoted abilities that are had, gained or lost. */
  readonly abilities?: readonly Ability[];
  readonly quoted?: readonly Quoted[];
  /** What the subject is: "legendary", "tapped", "a Zombie" stands in `what`. */
  readonly is?: readonly Trait[];
  readonly compare?: Comparison;
  /** "has the same name as": what the subject has. */
  readonly quality?: Quality;
  readonly name?: string;
  /** What somebody is made or allowed to do. */
  readonly clause?: Clause;

  /** Another thing that may happen, or that happens too, with the same subject. */
  readonly or?: Clause;
  /** "can't attack or block": under the same modal. */
  readonly orElse?: Clause;
  readonly and?: Clause;
  readonly modifiers?: readonly Modifier[];
}

/** When something triggers or happens: an event, or a point of a turn. */
export interface When {
  readonly word?: string;
  readonly event?: Clause;
  /** One subject, several events; or several whole events. */
  readonly who?: Noun;
  readonly any?: readonly Clause[];
  readonly or?: readonly Clause[];
  /** Whether a comma stands before each "or". */
  readonly apart?: true;
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
  /** "a card with flying, a card with reach, and so on for trample": the same of each of these. */
  readonly soOnFor?: readonly Ability[];
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
  readonly size?: string;
  readonly and?: Quality;
}
