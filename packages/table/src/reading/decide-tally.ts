import { deedsOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { type Effect, effectsOf } from "../effects.ts";
import { fits, withoutCount } from "../fits.ts";
import { kindsOf } from "../kinds-of.ts";
import type { Act, Crowd, Doing, Permanent, Side } from "../scene.ts";
import { countOf } from "./decide-amount.ts";
import { sidesIn } from "./decide-deed.ts";
import { countsPlayers, mentionsOtherThings, mentionsUnknownNames } from "./decide-sum.ts";
import { mayBeLeaving } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { mentionsAbsence, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import { CASTS, isCast, isFigure, type Starter, starterOf, USES } from "./starter.ts";
import { type QuestionPiece, readPieces } from "./symbols.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

/** What is counted, by the idea that tells it. */
const COUNTED: Readonly<Record<string, Doing>> = {
  ...{ damage: "damage", draw: "draw", token: "create", treasure: "create" },
  ...{ "gain-life": "gain", "lose-life": "lose" },
};
const BESIDE =
  "battlefield card control creature i-get-it each-opponent enters everyone-chooses life-total opponent resolve spell turn".split(
    " ",
  );
const KNOWN = [...CASTS, ...USES, ...BESIDE, ...Object.keys(COUNTED)];
/** “2 other goblins”: besides the card that is named. */
const OTHERS: ReadonlySet<string> = new Set(["other", "autre", "autres"]);
/**
 * “I have @0, @1 and 3 other goblins and tap @1: how much damage?”, “opponent casts @0, how much do I deal with @1?”:
 * what comes of one spell, or of one ability, among cards that lie on the table (CR 603.2c, 614.5, 616.1). Each idea,
 * each number and each card has a part.
 */
export function decideTally(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): PhrasedTableAnswer | undefined {
  const besides = withoutOthers(told);
  if (cards.length < 2 || mentionsAbsence(besides) || !usesEveryIdea(told, KNOWN)) return undefined;
  const heard = readPieces(besides.words, knownWords.language, knownWords.symbolOf);
  const [of, more] = new Set([
    ...told.ideas.flatMap(({ id }) => COUNTED[id] ?? []),
    ...tokensAsked(heard),
  ]);
  const starter = starterOf(told, cards);
  const crowds = starter && crowdsIn(besides, starter, knownWords);
  if (of === undefined || more !== undefined || !starter || !crowds) return undefined;
  if (tellsMore(heard, starter)) return undefined;
  if (cards.some((_, place) => mayBeLeaving(told, place))) return undefined;
  const found = waysToLay(told, cards, starter).flatMap((board) => {
    const said = tallied(board, starter, crowds, of);
    return said === undefined ? [] : [said];
  });
  const [said] = found;
  return found.every(({ ruling }) => ruling.en === said?.ruling.en) ? said : undefined;
}

/** Whether somebody or something is told of that has no part. A spell is aimed at a player, if at anything. */
const tellsMore = (heard: readonly QuestionPiece[], starter: Starter): boolean =>
  mentionsUnknownNames(heard) ||
  countsPlayers(heard) ||
  (isCast(starter) && mentionsOtherThings(heard));

/** “how many soldiers”: the tokens of a named card by their own name. */
function tokensAsked(heard: readonly QuestionPiece[]): readonly Doing[] {
  const senses = heard.flatMap(({ symbol }) => symbol?.sense ?? []);
  const asked = senses[senses.indexOf("how-many") + 1];
  return asked === "creature-token" || asked === "artifact-token" ? ["create"] : [];
}

/** Without “other” behind a number, and “plus” behind a card: they are said of what is counted beside it. */
function withoutOthers(told: QuestionIdeas): QuestionIdeas {
  const { words } = told;
  return {
    ...told,
    words: words.map((word, at) => (isBeside(word, words[at - 1] ?? "") ? "" : word)),
  };
}

const isBeside = (word: string, before: string): boolean =>
  (OTHERS.has(word) && isFigure(before)) || (word === "plus" && before.startsWith("@"));

/** Each number tells of what the starter counts, or of copies of a card. Undefined where one does not. */
function crowdsIn(
  { words }: QuestionIdeas,
  starter: Starter,
  knownWords: KnownWords,
): readonly Crowd[] | undefined {
  const { card, toldAt } = starter;
  const counted = deedsOf(abilitiesOf(card)).flatMap(({ what }) => what ?? []);
  const found = words.flatMap((word, at) => {
    if (!isFigure(word) || at === toldAt) return [];
    const [next] = words.slice(at + 1).filter((one) => one !== "");
    const [symbol] = readPieces(
      next === undefined ? [] : [next],
      knownWords.language,
      knownWords.symbolOf,
    );
    const sense = symbol?.symbol?.sense;
    if (isCast(starter) || (sense !== "creature-token" && sense !== "creature")) return [undefined];
    const kinds = sense === "creature" ? [] : counted.flatMap(subtypesOf);
    return [
      {
        amount: Number(word),
        thing: {
          ...{ kinds: new Set(["creature", ...kinds]), zone: "battlefield" as const },
          isOpen: sense === "creature",
        },
      },
    ];
  });
  return found.includes(undefined) ? undefined : found.flatMap((one) => one ?? []);
}

const subtypesOf = ({ is = [] }: Noun): readonly string[] =>
  is.flatMap(({ subtype }) => subtype ?? []);

/** All ways in which the cards may have sides, as far as they are told. The starter stands last. */
function waysToLay(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  { place }: Starter,
): readonly (readonly Permanent[])[] {
  const others = cards.map((_, one) => one).filter((one) => one !== place);
  return [...others, place].reduce<readonly (readonly Permanent[])[]>(
    (ways, one) => {
      const card = cards[one]?.card;
      const { holders } = sidesIn(told, one);
      return card === undefined
        ? ways
        : ways.flatMap((way) => holders.map((side) => [...way, { card, copies: 1, side }]));
    },
    [[]],
  );
}

function tallied(
  laid: readonly Permanent[],
  starter: Starter,
  crowds: readonly Crowd[],
  of: Doing,
): PhrasedTableAnswer | undefined {
  const holder = laid.at(-1);
  const board = laid.slice(0, -1);
  if (holder?.side === undefined || of === "put") return undefined;
  const by: Side = holder.side;
  const mine = crowds.map(({ thing, ...crowd }) => ({ ...crowd, thing: { ...thing, side: by } }));
  const acts = isCast(starter)
    ? [cast(starter.card, by)]
    : usedOf(starter, holder, (noun) => numberOf(noun, [...board, holder], mine, holder));
  return acts && countOf({ board, acts, crowds: mine, opponents: 1 }, { kind: "amount", of });
}

const cast = (card: Card, by: Side): Act => ({
  ...{ doing: "cast", by, amount: 1 },
  thing: { card, kinds: kindsOf(card), side: by, zone: "hand" },
});

/** What the ability makes happen. Undefined where a number of it is not known, or it is left to a player. */
function usedOf(
  { uses }: Starter,
  holder: Permanent,
  count: (noun: Noun) => number | undefined,
): readonly Act[] | undefined {
  const act: Act = {
    ...{ doing: "activate", amount: 1 },
    ...(holder.side === undefined ? {} : { by: holder.side }),
  };
  const effects = uses.map((ability) => effectsOf(ability, { holder, act, count }));
  const acts = effects.flatMap((each) => each?.map(actOf));
  return acts.includes(undefined) ? undefined : acts.flatMap((one) => one ?? []);
}

const actOf = ({ isOptional, isUnlessPaid, amount, ...act }: Effect): Act | undefined =>
  isOptional || isUnlessPaid || amount === undefined
    ? undefined
    : { ...act, amount, isByEffect: true };

/** How many there are of what a text counts, the cards and what is told beside them. */
function numberOf(
  noun: Noun,
  board: readonly Permanent[],
  crowds: readonly Crowd[],
  holder: Permanent,
): number | undefined {
  const things = [
    ...crowds,
    ...board.map(({ card, copies, side }) => ({
      amount: copies,
      thing: {
        ...{ card, kinds: kindsOf(card), zone: "battlefield" as const },
        ...(side === undefined ? {} : { side }),
      },
    })),
  ];
  const each = things.map(({ thing, amount }) => {
    const isMeant = fits(withoutCount(noun), thing, holder);
    return isMeant === undefined ? undefined : isMeant ? amount : 0;
  });
  return each.includes(undefined)
    ? undefined
    : each.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
