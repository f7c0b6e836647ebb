import type {
  Archetype,
  Card,
  Currency,
  DeckFormat,
  Engine,
  Language,
  LanguageModel,
  LookedUp,
  ResponseType,
  Ruling,
  Usage,
} from "@spellwright/contract";
import type {
  BracketFinding,
  EntryWithFacts,
  FoundCombo,
  FoundMark,
  FoundSignal,
  LowerBracketOption,
  Role,
  Steps,
} from "@spellwright/decks";
import type { NamedTheme, Theme } from "./plan/themes.ts";
import type { CardFilter } from "./understanding/card-filters.ts";
import type { Opponent } from "./understanding/lexicon.ts";

/** A filter of a question as an answer names it. */
export type FilterLabel =
  | CardFilter
  | { readonly kind: "role"; readonly role: Role }
  /** One of them is enough. */
  | { readonly kind: "roles"; readonly roles: readonly Role[] }
  | { readonly kind: "subtype"; readonly subtype: string };

/** What a question tells beside what it asks: a condition, a budget, a role. */
export type ToldSlot =
  | { readonly slot: "budget" }
  | { readonly slot: "card"; readonly name: string; readonly printed_name: string | null }
  | { readonly slot: "role"; readonly role: Role }
  | { readonly slot: "opponent"; readonly opponent: Opponent }
  | { readonly slot: "turn"; readonly turn: number }
  | { readonly slot: "side"; readonly side: "play" | "draw" }
  | { readonly slot: "bracket"; readonly bracket: number }
  | { readonly slot: "format"; readonly format: DeckFormat };

/** A card that a question names, as the person wrote it. */
export interface NamedCard {
  readonly card: Card;
  readonly written: string;
}

/** The deck that a question is about. */
export interface StrategyDeck {
  readonly name: string;
  readonly format: DeckFormat;
  /** Whole cards, so that their texts can be read. Null while a card is not known. */
  readonly entries: readonly (EntryWithFacts & { readonly card: Card | null })[];
  /** As the deck page shows it. Null in formats without brackets. */
  readonly bracket: BracketFinding | null;
  /** Whole combos of the list, for formats without brackets too. Absent: those of its bracket. */
  readonly combos?: readonly FoundCombo[];
  /** Of a list without a bracket. Absent: that of its bracket. */
  readonly archetype?: Archetype | null;
  /** What must go for each lower bracket, the nearest first. Absent: not known. */
  readonly lowerBracketOptions?: readonly LowerBracketOption[];
  /** What is worth telling the table beside the bracket. Absent: not looked for. */
  readonly signals?: readonly FoundSignal[];
}

/** A question to the Forge with all that it may stand on. */
export interface StrategyQuestion {
  readonly question: string;
  /** Of the page. The answer follows the question's own. */
  readonly language: Language;
  readonly cards: readonly NamedCard[];
  /** Null for a general question. */
  readonly deck: StrategyDeck | null;
  /** A format that is told beside the question. The question's own words come first. */
  readonly format: DeckFormat | null;
  /** FOR-10: the last messages, oldest first, already cut. */
  readonly history: readonly { readonly role: "user" | "forge"; readonly content: string }[];
  /** What was said before, and an analysis made before (FOR-10). */
  readonly summary: string;
  /** Combos of the deck that lack one card: that card, and the names of those that it joins. */
  readonly near?: readonly { readonly missing: Card; readonly cards: readonly string[] }[];
  /** The checked swaps of the deck’s report. Absent: not looked for. */
  readonly swaps?: readonly { readonly add: Card; readonly cut: Card }[];
  /** The most played cards, which removal meets. Absent: not looked for. */
  readonly met?: readonly Card[];
}

/** A value of a sentence that each language writes in its own way. */
export type FindingValue =
  | string
  | number
  /** 0 to 1. */
  | { readonly percent: number }
  /** On the play and on the draw, where they differ; 0 to 1. */
  | { readonly play: number; readonly draw: number }
  /** Half of an interval around a share, 0 to 1: written in points of a percentage. */
  | { readonly points: number }
  | { readonly decimal: number }
  | { readonly price: number; readonly currency: Currency }
  | { readonly role: Role }
  | { readonly roles: readonly Role[] }
  | { readonly archetype: Archetype }
  /** Figures that told an archetype: codes of `strategy.values.marks`. */
  | { readonly marks: readonly FoundMark[] }
  /** Color codes, none for colorless. */
  | { readonly colors: readonly string[] }
  | { readonly format: DeckFormat }
  | { readonly formats: readonly DeckFormat[] }
  /** A color code, or a card type of the deck statistics. */
  | { readonly color: string }
  | { readonly type: string }
  | { readonly card: CardReference }
  /** `most`: of how many the names are said, the rest as a number. */
  | { readonly cards: readonly CardReference[]; readonly most?: number }
  /** What narrows a list of cards, as the question said it. */
  | { readonly filters: readonly FilterLabel[] }
  /** A creature type in both languages. */
  | { readonly kind: Readonly<Record<Language, string>> }
  /** Kinds of threats: codes of `strategy.values.threats`. */
  | { readonly threats: readonly string[] }
  /** A kind of deck that one meets, and what counts against it: codes of `strategy.values`. */
  | { readonly opponent: Opponent }
  | { readonly opponents: readonly Opponent[] }
  | { readonly means: Opponent }
  /** Code of `strategy.values.themes`. */
  | { readonly theme: Theme }
  /** What an answer did not use. */
  | { readonly told: readonly ToldSlot[] }
  /** Themes by their names, that of a creature type by the type. */
  | { readonly themes: readonly NamedTheme[] };

/** A card by its names, with its copies where a deck holds it. */
export interface CardReference {
  readonly name: string;
  readonly printed_name: string | null;
  readonly quantity: number | null;
}

/** Something that was found. The sentence of its code lives in `locales` (`strategy.findings`). */
export interface Finding {
  readonly code: string;
  readonly params: Readonly<Record<string, FindingValue>>;
}

/** `title` is a code of `strategy.sections`. */
export interface FindingSection {
  readonly title: string;
  readonly items: readonly Finding[];
  /** Its items are questions that may be asked next. */
  readonly asks?: true;
}

/** What an answer is made of, before it is put into words. */
export interface LocalFindings {
  readonly kind: "findings";
  readonly responseType: ResponseType;
  readonly headline: Finding;
  readonly sections: readonly FindingSection[];
  readonly cards: readonly CardReference[];
  /** Addresses of where figures come from. */
  readonly sources: readonly string[];
  /** 0 to 1, from what the answer stands on. */
  readonly confidence: number;
  /** A choice, or not understood: a language model, where there is one, is asked instead. */
  readonly isChoice: boolean;
}

/** A list that an answer proposes; English names. */
export interface ProposedList {
  readonly name: string;
  readonly cards: readonly { readonly name: string; readonly quantity: number }[];
}

/** A model's answer, checked; already in words. */
export interface WrittenAnswer {
  readonly kind: "written";
  readonly responseType: ResponseType;
  readonly answer: string;
  readonly sections: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly cards: readonly CardReference[];
  /** Whole lists, each of cards that exist and may be played. */
  readonly decklists: readonly ProposedList[];
  readonly sources: readonly string[];
  readonly recentUpdates: string | null;
  readonly webSearchUsed: boolean;
  readonly confidence: number;
}

/** What the judge of the rules says of a question. */
export interface JudgedRules {
  readonly ruling: Ruling;
  readonly engine: Engine;
  readonly usage: Usage | null;
  readonly searches: number;
}

/** A question on the rules that the judge decides: his words, and the cards that they are about. */
export interface RuledAnswer {
  readonly kind: "ruled";
  readonly responseType: "ruling";
  readonly ruling: Ruling;
  readonly cards: readonly CardReference[];
  readonly confidence: number;
}

/** The Forge's answer. All but `unsettled` and `rules` are worth their zap (BILL-08). */
export interface StrategyResult {
  readonly language: Language;
  readonly content: LocalFindings | WrittenAnswer | RuledAnswer;
  readonly engine: Engine;
  readonly usage: Usage | null;
  readonly searches: number;
  /** Sentences of a model that said what is not so, and are not shown. Absent: no model was asked. */
  readonly struck?: number;
}

/** How a question is answered. */
export interface StrategyRun {
  readonly signal: AbortSignal;
  /** Absent: only what can be computed is answered. */
  readonly model?: LanguageModel;
  /** Cards by English name, for those that a model names. Absent: only the deck’s own are known. */
  readonly lookUp?: (names: readonly string[]) => Promise<readonly Card[]>;
  /** What a text names: cards by English name, and what is named like a card and none bears. */
  readonly namesIn?: (
    text: string,
    language: Language,
  ) => Promise<{ readonly cards: readonly string[]; readonly unknown: readonly string[] }>;
  /** Cards that may be proposed, the most played first. Absent: a model cannot search. */
  readonly candidates?: () => Promise<readonly Card[]>;
  /** A card by a name of either language. Absent: a model reads none. */
  readonly readCard?: (
    name: string,
    language: Language,
    signal: AbortSignal,
  ) => Promise<
    | {
        readonly kind: "found";
        readonly card: Card;
        readonly rulings: readonly { readonly comment: string }[];
      }
    | { readonly kind: "unknown"; readonly suggestions: readonly string[] }
  >;
  /** The bracket of a list. Null in formats without brackets. */
  readonly bracketOf?: (deck: StrategyDeck) => Promise<BracketFinding | null>;
  /** The checked swaps of the report on a deck. Absent: none is proposed. */
  readonly swapsOf?: (
    deck: StrategyDeck,
  ) => Promise<readonly { readonly add: Card; readonly cut: Card }[]>;
  /** Another deck of the same person by its name. Null for none. */
  readonly readOwnDeck?: (name: string) => Promise<StrategyDeck | null>;
  /** Told of each card that a model looks up, as it happens. */
  readonly onLookUp?: (looked: LookedUp) => void;
  /** Runs long work in slices that let others go first. Absent: in one go. */
  readonly inSlices?: <Result>(steps: Steps<Result>) => Promise<Result>;
  /** Has a question on the rules judged as the Oracle does. Absent: it is sent there. */
  readonly judgeRules?: (question: StrategyQuestion) => Promise<JudgedRules>;
  /** A finding in words, for a model. Absent: it is told none. */
  readonly say?: (finding: Finding, language: Language) => string;
  /** Told when the answer begins to be reasoned about. */
  readonly onReasoning?: () => Promise<void>;
}
