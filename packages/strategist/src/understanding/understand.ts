import type { DeckFormat, Language } from "@spellwright/contract";
import { ROLES, type Role } from "@spellwright/decks";
import { detectLanguage, readNumber, writeFigures } from "@spellwright/text";
import type { StrategyQuestion } from "../strategist.ts";
import { type AskedArchetype, archetypesAsked } from "./archetype-words.ts";
import { type CardFilter, excludeTypes, readFilters } from "./card-filters.ts";
import { type Drawing, readDrawing } from "./drawing.ts";
import { foldQuestion } from "./fold-question.ts";
import { landsAskedIn, ordinalLandsIn } from "./lands-asked.ts";
import {
  ADVICE_WORDS,
  AFTER_WIPE_WORDS,
  AGAINST_DECKS_WORDS,
  AGAINST_GRAVEYARDS_WORDS,
  AGAINST_WORDS,
  CARD_TEXT_WORDS,
  COMPARED_WORDS,
  COUNT_WORDS,
  DEALS_SURELY_WORDS,
  DEALS_WITH_WORDS,
  DECK_WORDS,
  DRAW_CARDS_WORDS,
  ENOUGH_WORDS,
  FORMAT_WORDS,
  IN_DECK_WORDS,
  INTERACTION_WORDS,
  KEEP_WORDS,
  MORE_WORDS,
  OPPONENT_WORDS,
  OPPONENTS,
  type Opponent,
  ROLE_WORDS,
  RULES_WORDS,
  SUBJECT_WORDS,
  type Subject,
  WHICH_WORDS,
} from "./lexicon.ts";
import { quotedIn } from "./quoted-words.ts";
import { readPhrases } from "./read-phrases.ts";
import { subjectsIn } from "./subjects.ts";
import { asksForWeakCards, type WeakAsked } from "./weak-cards.ts";
import { type Side, sideIn } from "./who-starts.ts";

/** What a question says, as far as its words are known. */
export interface Understanding {
  readonly language: Language;
  readonly subjects: ReadonlySet<Subject>;
  readonly roles: readonly Role[];
  /** Archetypes that are asked about: whether the deck is of one, what decks of one do. */
  readonly archetypes: readonly AskedArchetype[];
  /** Kinds of decks that are to be beaten. */
  readonly opponents: readonly Opponent[];
  readonly format: DeckFormat | null;
  /** The question itself says which format. */
  readonly namesFormat: boolean;
  /** Own turn by which something is drawn. Null where none is named. */
  readonly turn: number | null;
  /** Between two numbers of lands, both included. Null where no range is asked for. */
  readonly landsBetween: readonly [least: number, most: number] | null;
  /** Exactly so many lands, zero too. Null where none or more is asked for. */
  readonly landsExactly: number | null;
  /** How many lands are wanted. Null where none is named. */
  readonly landsWanted: number | null;
  readonly drawing: Drawing;
  /** The named cards are not what is asked about: “for Delver”, “besides Gishath”. */
  readonly namesAside: "for" | "besides" | null;
  /** Its weakest cards are asked for, and not what is weak about the deck. */
  readonly asksForWeak: WeakAsked | null;
  /** The named card is lost: “if Kinnan is exiled”. */
  readonly losesNamed: boolean;
  /** Lands count too: “the average with lands”. */
  readonly countsLands: boolean;
  /** The sum and not the average. */
  readonly asksTotal: boolean;
  /** Whether a named card turns over. */
  readonly asksTurning: boolean;
  /** One of the named cards is enough. */
  readonly wantsEither: boolean;
  /** Which of two named cards is the better one. */
  readonly comparesNamed: boolean;
  /** What is asked is asked without the commander. */
  readonly losesCommander: boolean;
  /** Cards of the deck that are asked for: “three cuts”. Null where no number is named. */
  readonly cardsWanted: number | null;
  /** What narrows the cards that are asked about. */
  readonly filters: readonly CardFilter[];
  /** Symbols of a color in the cost that a question tells: “a double blue spell”. Null where it tells none. */
  readonly symbolsTold: number | null;
  /** The bracket that a question names. Null where it names none. */
  readonly bracketNamed: number | null;
  /** Lands of the deck that the question tells of. */
  readonly landsTold: number | null;
  /** Cards of the deck that the question tells of. */
  readonly cardsTold: number | null;
  /** Who starts, where the question says it. */
  readonly side: Side | null;
  readonly asksSideboard: boolean;
  readonly asksCount: boolean;
  readonly asksWhich: boolean;
  readonly asksAdvice: boolean;
  readonly asksRules: boolean;
  /** What the named card says, which its page and the Oracle know. */
  readonly asksCardText: boolean;
  /** Whether to keep a hand. */
  readonly asksKeep: boolean;
  /** Whether the deck plays the named card. */
  readonly asksPresence: boolean;
  /** What the deck has against something, a kind of card or a named one. */
  readonly asksAnswers: boolean;
  /** What is asked is asked against something. */
  readonly isAgainst: boolean;
  /** Which colors the deck is of, and not whether it makes enough of them. */
  readonly asksColors: boolean;
  /** It speaks of the deck or of its cards, and not of the game. */
  readonly namesTheDeck: boolean;
  /** Whether there is enough of something. */
  readonly asksEnough: boolean;
  /** What is left after a board wipe, or beats graveyards: cards of a role answer it. */
  readonly asksByRole: boolean;
}

const TURN = /\b(?:turn|tour|t) ?(\d{1,3})\b|\btour (un)\b/;
/** By the turn before it. */
const BEFORE_TURN = /\b(?:before|avant) (?:the |le )?(?:turn|tour|t) ?(\d{1,3})\b/;
const LANDS = /\b(\d{1,3}|une?) (?:or more |ou plus |de )?(?:lands?|landers?|terrains?)\b/g;
/** “Keep a one-lander”. */
const LANDS_KEPT = /\b\d (?:lands?|landers?|terrains?)\b/;
const WITH_LANDS =
  /\b(?:with|including|counting|avec|en comptant|y compris) (?:the |my |les |mes )?(?:lands|terrains)\b|\b(?:lands|terrains) (?:included|compris|inclus|comptes)\b/;
const CARDS_WANTED = /\b(\d{1,2}) (?:cards?|cartes?|cuts?|coupes?)\b/;
const BRACKET = /\bbracket (\d)\b/;
/** “A double blue spell”, « un coût double noir ». */
const SYMBOLS = [/\b(?:single|simple)\b/, /\bdoubles?\b/, /\btriples?\b/] as const;
const symbolsIn = (text: string): number | null => {
  const at = SYMBOLS.findIndex((words) => words.test(text));
  return at === -1 ? null : at + 1;
};
const CARDS = /\b(\d{2,3}) (?:cards?|cartes?)\b/;

/** Words, numbers and stops, the numbers in figures: “twenty-four lands” are 24. */
const inFigures = (folded: string): string =>
  writeFigures(folded.match(/\p{L}+|\d+|[.,;:?!]/gu) ?? []).join(" ");

/** More lands than a hand can hold are those of the deck. */
const MOST_IN_HAND = 7;

/** A card's name says nothing of what is asked: “Counterspell” is no question on counterspells. */
const withoutNames = (folded: string, { cards }: StrategyQuestion): string =>
  cards.reduce((text, { written }) => {
    const name = foldQuestion(written);
    return name === "" ? text : text.replaceAll(name, " ");
  }, folded);

const COLORS_ASKED =
  /\b(?:what|which) colou?rs?\b(?![^?.]*\b(?:short|lack|miss))|\bquelles? (?:\w+ ){0,2}couleurs?\b(?![^?.]*\bmanque)/;

/** “If … is exiled”, the name taken out. */
const LOSES_NAMED =
  /\b(?:if|when|once|si|quand|without|sans)\s+(?:my |mon |ma |the |le |la )?\s*(?:(?:is|gets?|est|se fait|has been|a ete)\s+)?(?:killed|dies|dead|removed|countered|exiled|destroyed|stolen|gone|meurt|mort|exile|tue|contre|detruit|gere)e?\b/;

const BESIDES =
  /\b(?:besides|other than|except|apart from|a part|sauf|hormis|outre|en plus de)\s+$/;
const FOR = /\b(?:for|pour)\s+(?:my |mon |ma |mes )?$/;

/** How a question sets a named card aside. Null where it asks about the card. */
const isAside = (whole: string, { cards }: StrategyQuestion): Understanding["namesAside"] => {
  const [first] = cards;
  const at = first === undefined ? -1 : whole.indexOf(foldQuestion(first.written));
  if (at < 0) return null;
  const before = whole.slice(0, at);
  if (BESIDES.test(before)) return "besides";
  return FOR.test(before) ? "for" : null;
};

/** Whether two cards are set against each other, each of them in the place of its name. */
const comparesNamed = (whole: string, { cards }: StrategyQuestion): boolean => {
  const [one, other] = cards.map(({ written }) => foldQuestion(written));
  if (cards.length !== 2 || !one || !other) return false;
  const longer = [one, other].toSorted((a, b) => b.length - a.length);
  const said = longer.reduce((text, name) => text.replaceAll(name, " § "), whole);
  return COMPARED_WORDS.test(said.replaceAll(/\s+/g, " "));
};

const INTERACTION: readonly Role[] = ["removal", "wipe", "counterspell"];
/** What keeps one’s own creatures, or brings them back. */
const AFTER_WIPE: readonly Role[] = ["protection", "recursion"];

/** Graveyard hate is no recursion, though both name the graveyard. */
const rolesIn = (text: string, whole: string): readonly Role[] => {
  const isOdds = SUBJECT_WORDS.odds.test(text);
  const asked = INTERACTION_WORDS.test(text) ? INTERACTION : [];
  // “A wrath” is a wipe, though a card is called so.
  if (AFTER_WIPE_WORDS.test(whole)) return AFTER_WIPE;
  if (AGAINST_GRAVEYARDS_WORDS.test(text)) return ["graveyardHate"];
  return ROLES.filter((role) => {
    if (role === "draw" && isOdds) return DRAW_CARDS_WORDS.test(text);
    if (role === "recursion" && ROLE_WORDS.graveyardHate.test(text)) return false;
    return ROLE_WORDS[role].test(text) || asked.includes(role);
  });
};

const turnIn = (figures: string): number | null => {
  const before = readNumber(BEFORE_TURN.exec(figures)?.[1]);
  if (before !== undefined) return Math.max(1, before - 1);
  const named = TURN.exec(figures);
  return readNumber(named?.[1]) ?? (named?.[2] === undefined ? null : 1);
};

export const understand = (question: StrategyQuestion): Understanding => {
  const whole = foldQuestion(question.question);
  const named = withoutNames(whole, question);
  const { filters: phrases, rest } = readPhrases(named, question.cards.length > 0);
  const { types: excluded, rest: text } = excludeTypes(rest);
  const figures = inFigures(text);
  const lands = [...figures.matchAll(LANDS)].map(([, count]) => readNumber(count) ?? 1);
  const losesNamed = LOSES_NAMED.test(named);
  const roles = rolesIn(text, whole);
  const filters = [...phrases, ...readFilters(text, figures, excluded, quotedIn(question))];
  const asksForWeak = asksForWeakCards(named, filters.length + roles.length > 0);
  const formatNamed = FORMAT_WORDS.find(([words]) => words.test(text))?.[1];
  return {
    language: detectLanguage(whole, question.language),
    subjects: subjectsIn({ text, whole, losesNamed, asksForWeak }),
    asksForWeak,
    namesAside: isAside(whole, question),
    losesNamed,
    asksTurning: /\b(?:flip\w*|transform\w*|retourn\w*)\b/.test(text),
    countsLands: WITH_LANDS.test(text),
    asksTotal: /\b(?:total\w*|in all|sum|somme|cumul\w*)\b/.test(text),
    comparesNamed: comparesNamed(whole, question),
    wantsEither: /\b(?:or|ou)\b/.test(named),
    roles,
    archetypes: archetypesAsked(whole),
    opponents: OPPONENTS.filter((opponent) => OPPONENT_WORDS[opponent].test(text)),
    format: formatNamed ?? question.deck?.format ?? question.format,
    namesFormat: formatNamed !== undefined,
    turn: turnIn(figures),
    ...landsAskedIn(named, figures),
    landsWanted: lands.find((count) => count <= MOST_IN_HAND) ?? ordinalLandsIn(text),
    drawing: readDrawing(figures, question.cards.length > 0),
    losesCommander: /\b(?:command(?:er|ant)|general)\b/.test(whole),
    cardsWanted: readNumber(CARDS_WANTED.exec(figures)?.[1]) ?? null,
    filters,
    symbolsTold: symbolsIn(text),
    bracketNamed: readNumber(BRACKET.exec(figures)?.[1]) ?? null,
    landsTold: lands.find((count) => count > MOST_IN_HAND) ?? null,
    cardsTold: readNumber(CARDS.exec(figures)?.[1]) ?? null,
    side: sideIn(text),
    asksSideboard:
      /\b(?:side(?:board\w*)?|board(?:ing)? (?:in|out)|reserve|(?:je|on) (?:fais )?rentr\w+)\b/.test(
        text,
      ),
    asksCount: COUNT_WORDS.test(text),
    asksWhich: WHICH_WORDS.test(text),
    asksAdvice: ADVICE_WORDS.test(text),
    asksRules:
      RULES_WORDS.test(text) &&
      !SUBJECT_WORDS.prices.test(text) &&
      !/\bsplash/.test(text) &&
      !AGAINST_DECKS_WORDS.test(text) &&
      !DEALS_SURELY_WORDS.test(text) &&
      !(KEEP_WORDS.test(text) && LANDS_KEPT.test(figures)) &&
      !SUBJECT_WORDS.wins.test(text) &&
      !SUBJECT_WORDS.clock.test(text),
    asksCardText: question.cards.length === 1 && CARD_TEXT_WORDS.test(text),
    asksKeep: KEEP_WORDS.test(text),
    asksPresence: IN_DECK_WORDS.test(text.replaceAll(/\s+/g, " ")),
    asksAnswers: DEALS_WITH_WORDS.test(text),
    asksColors: COLORS_ASKED.test(text),
    isAgainst: AGAINST_WORDS.test(text),
    namesTheDeck: DECK_WORDS.test(text),
    asksByRole: AFTER_WIPE_WORDS.test(whole) || AGAINST_GRAVEYARDS_WORDS.test(text),
    asksEnough:
      ENOUGH_WORDS.test(text) ||
      MORE_WORDS.test(text) ||
      lands.some((count) => count > MOST_IN_HAND) ||
      /\b(?:more|fewer|less|plus de|moins de|add|cut|ajouter|couper) (?:\w+ ){0,2}(?:lands?|terrains?)\b|\b(?:lands?|terrains?)\b[^?.]{0,15}\b(?:cut|remove|drop|enlev\w+|retir\w+|coup\w+)\b/.test(
        text,
      ) ||
      (SUBJECT_WORDS.adds.test(text) && /\b(?:more|plus de)\b/.test(text)),
  };
};
