import { leastCost } from "@spellwright/decks";
import { readNumber, splitWords } from "@spellwright/text";
import {
  cardsWithRole,
  copiesOf,
  type DeckCard,
  knownShare,
  referenceOf,
  roleTrust,
} from "../deck-facts.ts";
import { chanceOnPlayOrDraw } from "../odds/chance-on-play-or-draw.ts";
import { chanceBetween, chanceOfAtLeast, chanceOfExactly } from "../odds/hypergeometric.ts";
import { OPENING_HAND, seenOfLibrary } from "../odds/opening-hand.ts";
import type { FilterLabel, Finding, FindingValue } from "../strategist.ts";
import { librarySize, RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, type AnswerPart, finding } from "./answer-part.ts";
import { asksOfCommander, inColors } from "./cast-turn.ts";
import { filtersOf } from "./matching.ts";
import { libraryOf, statedCopies } from "./stated-library.ts";

/** Lands that a question on lands by a turn wants when it names no number: one a turn. */
const DEFAULT_LANDS = 3;

interface Wanted {
  readonly code:
    | "oddsCard"
    | "oddsCardSeveral"
    | "oddsCardExactly"
    | "oddsEither"
    | "oddsRole"
    | "oddsRoleSeveral"
    | "oddsMatching"
    | "oddsMatchingSeveral"
    | "oddsMatchingExactly"
    | "oddsCopies"
    | "oddsLands"
    | "oddsLandsBetween"
    | "oddsLandsExactly";
  readonly params: Readonly<Record<string, FindingValue>>;
  readonly copies: number;
  readonly least: number;
  /** So many and no more. */
  readonly exactly?: number;
  /** Not more: “two to four”. */
  readonly most?: number;
  readonly trust: number;
}

const isLandType = (label: FilterLabel): boolean => label.kind === "type" && label.type === "land";

/** So many lands, or between two numbers of them. */
const landsOf = ({ facts, understanding }: AnswerContext, lands: number): Wanted => {
  const { landsExactly, landsBetween, landsWanted, landsTold, drawing } = understanding;
  const trust = facts === null || landsTold !== null ? 0.97 : 0.97 * knownShare(facts);
  if (landsBetween !== null) {
    const [least, most] = landsBetween;
    const params = { least, most, lands };
    return { code: "oddsLandsBetween", params, copies: lands, least, most, trust };
  }
  // “A land in the next three draws” is one; by a turn one is wanted every turn.
  const usual = drawing.draws === null ? DEFAULT_LANDS : 1;
  const least = landsExactly ?? landsWanted ?? usual;
  const params = { count: least, lands };
  return landsExactly === null
    ? { code: "oddsLands", params, copies: lands, least, trust }
    : { code: "oddsLandsExactly", params, copies: lands, least, exactly: landsExactly, trust };
};

/** The named cards that are drawn: a commander is not. */
const drawnCards = ({ facts, question }: AnswerContext) =>
  question.cards.filter(
    ({ card }) => !facts?.cards.some((each) => each.isCommander && each.card.name === card.name),
  );

/** What is to be drawn: a named card, cards that do something, or lands. */
const wantedOf = (context: AnswerContext, lands: number): Wanted | undefined => {
  const { facts, understanding } = context;
  const [named, other] = drawnCards(context);
  const several = understanding.drawing.copies ?? 1;
  const exact = understanding.drawing.isExact ? { least: several, exactly: several } : undefined;
  // Whether a card turns over is no matter of drawing it.
  if (named !== undefined && understanding.asksTurning) return undefined;
  if (facts !== null && named !== undefined && other !== undefined) {
    // Of both at once nothing is said here: the one is drawn more seldom where the other was.
    if (!understanding.wantsEither) return undefined;
    const wanted = new Set(drawnCards(context).map(({ card }) => card.name));
    const found = facts.cards.filter((each) => !each.isCommander && wanted.has(each.card.name));
    const copies = copiesOf(found);
    const cards = found.map(({ card, quantity }) => referenceOf(card, quantity));
    return {
      code: "oddsEither",
      params: { cards: { cards }, copies },
      copies,
      least: 1,
      trust: 0.97,
    };
  }
  if (facts !== null && named !== undefined) {
    const copies = facts.cards
      .filter((each) => each.card.name === named.card.name && !each.isCommander)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const params = { card: { card: referenceOf(named.card, copies) }, copies, least: several };
    const code = several > 1 ? "oddsCardSeveral" : "oddsCard";
    return exact === undefined
      ? { code, params, copies, least: several, trust: 0.97 }
      : { code: "oddsCardExactly", params, copies, ...exact, trust: 0.97 };
  }
  const filters = filtersOf(context);
  const isNarrow = filters.some(({ label }) => label.kind !== "role" && !isLandType(label));
  // “Two lands and a one-drop” are two things at once, which is no chance of either.
  const isOfTwo =
    filters.some(({ label }) => isLandType(label)) &&
    filters.some(({ label }) => label.kind === "manaValue" || label.kind === "types");
  if (isOfTwo && understanding.landsTold === null) return undefined;
  if (facts !== null && isNarrow) {
    const copies = facts.cards
      .filter((each) => !each.isCommander && filters.every(({ test }) => test(each)))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const params = {
      filters: { filters: filters.map(({ label }) => label) },
      copies,
      least: several,
    };
    const code = several > 1 ? "oddsMatchingSeveral" : "oddsMatching";
    return exact === undefined
      ? { code, params, copies, least: several, trust: roleTrust(facts) }
      : { code: "oddsMatchingExactly", params, copies, ...exact, trust: roleTrust(facts) };
  }
  const [role] = understanding.roles;
  const aboutLands = understanding.subjects.has("lands");
  if (facts !== null && role !== undefined && !aboutLands) {
    // A commander is not drawn.
    const library = { ...facts, cards: facts.cards.filter(({ isCommander }) => !isCommander) };
    const { count } = cardsWithRole(library, role);
    if (exact !== undefined) {
      const params = {
        filters: { filters: [{ kind: "role", role }] },
        copies: count,
        least: several,
      } as const;
      return {
        code: "oddsMatchingExactly",
        params,
        copies: count,
        ...exact,
        trust: roleTrust(facts),
      };
    }
    const params = { role: { role }, copies: count, least: several };
    const code = several > 1 ? "oddsRoleSeveral" : "oddsRole";
    return { code, params, copies: count, least: several, trust: roleTrust(facts) };
  }
  const told = facts === null ? statedCopies(understanding) : undefined;
  if (told !== undefined)
    return { code: "oddsCopies", params: { count: told }, copies: told, least: 1, trust: 0.97 };
  return aboutLands ? landsOf(context, lands) : undefined;
};

/** The chance within so many draws, whatever was drawn before. */
const oddsOfDraws = (
  { copies, least, exactly, trust }: Wanted,
  deck: number,
  draws: number,
  chance: number,
): AnswerPart => ({
  responseType: "odds",
  headline: finding(exactly === undefined ? "oddsDraws" : "oddsDrawsExactly", {
    draws,
    deck,
    count: copies,
    least,
    chance: { percent: chance },
  }),
  title: "odds",
  items: [],
  sources: [RULES_SOURCE],
  confidence: trust,
});

/** Who draws from so many cards plays Commander. */
const formatOf = ({ facts, understanding }: AnswerContext, deck: number) =>
  facts?.deck.format ??
  understanding.format ??
  (deck === librarySize("commander") ? "commander" : null);

/** So far from its own number of lands one thinks of going. */
const FURTHEST = 6;

/** “Is it worth going to 39?”: numbers near that of the lands, which the question tells. */
const landsThoughtOf = ({ question, facts, understanding }: AnswerContext): readonly number[] =>
  facts === null || understanding.landsTold !== null
    ? []
    : splitWords(question.question)
        .flatMap(({ folded }) => readNumber(folded) ?? [])
        .filter((count) => count > OPENING_HAND && count !== facts.libraryLands)
        .filter((count) => Math.abs(count - facts.libraryLands) <= FURTHEST);

/** The only card of the role that a question names. */
const onlyOfRole = ({ facts, understanding }: AnswerContext): DeckCard | undefined => {
  const [role] = understanding.roles;
  if (role === undefined) return undefined;
  const [only, another] = (facts?.cards ?? []).filter(
    ({ roles, isCommander }) => roles.has(role) && !isCommander,
  );
  return another === undefined ? only : undefined;
};

/** The one card that chances are of: the named one, else the only one of its role. */
const heldCard = (context: AnswerContext): DeckCard | undefined => {
  const [named] = drawnCards(context);
  return named === undefined
    ? onlyOfRole(context)
    : context.facts?.cards.find(({ card }) => card.name === named.card.name);
};

/** “UU on turn 2”: mana of a color is asked for, by its symbols. */
const namesSymbols = ({ question }: AnswerContext): boolean =>
  splitWords(question.question).some(({ start, end }) => {
    const [first = "", ...others] = question.question.slice(start, end);
    return "WUBRG".includes(first) && others.length > 0 && others.every((each) => each === first);
  });

/** Of one card by a turn: with the lands that cast it too. */
const castFindings = (context: AnswerContext): readonly Finding[] => {
  const { facts, understanding } = context;
  const [, other] = drawnCards(context);
  const held = heldCard(context);
  if (facts === null || held === undefined || other !== undefined || understanding.turn === null)
    return [];
  const isOne = understanding.drawing.copies === null && !held.isLand;
  return isOne ? inColors(facts, held, leastCost(held.card), understanding.turn) : [];
};

/** The chance that is asked for first: to have the mana where that is named, else to draw the card. */
const withCast = (drawn: Finding, context: AnswerContext): readonly Finding[] => {
  const [ofMana, ...ofCard] = castFindings(context);
  if (ofMana === undefined) return [drawn];
  return namesSymbols(context) ? [ofMana, drawn, ...ofCard] : [drawn, ofMana, ...ofCard];
};

/** The chance to have drawn a card, a kind of card, or lands by a turn (hypergeometric). */
export const answerOdds: Answer = (context) => {
  const { subjects, turn, side, drawing } = context.understanding;
  if (!subjects.has("odds")) return undefined;
  const library = libraryOf(context);
  if (library === undefined || library.deck < OPENING_HAND || library.lands > library.deck)
    return undefined;
  // When a commander can be cast is another part’s.
  if (asksOfCommander(context)) return undefined;
  const wanted = wantedOf(context, library.lands);
  if (wanted === undefined) return undefined;
  const format = formatOf(context, library.deck);
  const seenBy = (by: number, first: boolean) => seenOfLibrary(library.deck, by, first, format);
  const drawn = turn === null ? OPENING_HAND : seenBy(turn, side === "play");
  const chanceIn = (drawn: number, copies = wanted.copies) => {
    const draw = { deck: library.deck, wanted: copies, drawn };
    if (wanted.most !== undefined) return chanceBetween(draw, wanted.least, wanted.most);
    return wanted.exactly === undefined
      ? chanceOfAtLeast(draw, wanted.least)
      : chanceOfExactly(draw, wanted.exactly);
  };
  if (turn === null && drawing.draws !== null && drawing.draws <= library.deck)
    return oddsOfDraws(wanted, library.deck, drawing.draws, chanceIn(drawing.draws));
  const params = { ...wanted.params, deck: library.deck, seen: drawn };
  const chanceWith = (copies: number): FindingValue =>
    turn === null
      ? { percent: chanceIn(drawn, copies) }
      : chanceOnPlayOrDraw((onThePlay) => chanceIn(seenBy(turn, onThePlay), copies), side);
  const others = wanted.code.startsWith("oddsLands") ? landsThoughtOf(context) : [];
  const headline = finding(turn === null ? `${wanted.code}Opening` : wanted.code, {
    ...params,
    chance: chanceWith(wanted.copies),
    ...(turn === null ? {} : { turn }),
  });
  const turns: Finding[] = [1, 2, 3, 4, 5, 7].map((each) =>
    finding("oddsByTurn", {
      turn: each,
      chance: chanceOnPlayOrDraw((onThePlay) => chanceIn(seenBy(each, onThePlay)), side),
    }),
  );
  const [head = headline, ...cast] = withCast(headline, context);
  return {
    responseType: "odds",
    headline: head,
    title: "odds",
    items: [
      ...cast,
      ...others.map((count) => finding("oddsWithLands", { count, chance: chanceWith(count) })),
      ...turns,
    ],
    sources: [RULES_SOURCE],
    confidence: wanted.trust,
  };
};
