import type { DeckFormat } from "@spellwright/contract";
import { type Role, recogniseRoles } from "@spellwright/decks";
import { foldPhrase } from "@spellwright/text";
import type { Finding, FindingValue, NamedCard, ToldSlot } from "../strategist.ts";
import type { Opponent } from "../understanding/lexicon.ts";
import { isOrdinary } from "../understanding/rank-subjects.ts";
import { type AnswerContext, type AnswerPart, finding } from "./answer-part.ts";

/** Signs of a sum of money. */
const CURRENCIES = "€$£";
/** Words of one: a question that is read as one about something else no longer says that they are there. */
const MONEY = /\b(?:euros?|dollars?|budget)\b/;

/** Parts that take every named card together. */
const BY_CARD: ReadonlySet<string> = new Set("against,hand,playAround,sideboard".split(","));

/** Parts that take the decks and cards that are to be beaten. */
const OF_OPPONENT: ReadonlySet<string> = new Set("against,playAround,sideboard".split(","));

/** Parts that tell how often something is drawn. */
const OF_DRAWS: ReadonlySet<string> = new Set("castTurn,hand,mulligan,odds".split(","));

/** Parts in which a role is a wish beside the question; in the others it is the question. */
const BY_ROLE: ReadonlySet<string> = new Set(
  "adds,castTurn,clock,colors,curve,cuts,hand,lands".split(","),
);

/** Parts that say how it stands on the play and on the draw. */
const BY_SIDE: ReadonlySet<string> = new Set(
  "castTurn,clock,hand,mulligan,odds,turnPlays".split(","),
);

/** A single word may be no name, though a card is called so: “is it strong”, “Cut one of these”; one of the deck is. */
const isSurelyName = ({ written, card }: NamedCard, facts: AnswerContext["facts"]): boolean =>
  written.includes(" ") ||
  (written !== written.toLowerCase() && !isOrdinary(foldPhrase(written))) ||
  facts?.cards.some((each) => each.card.name === card.name) === true;

/** What the question tells beside what it asks. */
const slotsOf = ({ facts, question, understanding }: AnswerContext): readonly ToldSlot[] => {
  const { bracketNamed, format, isAgainst, namesFormat, opponents, roles, side, subjects, turn } =
    understanding;
  const isOfMoney =
    subjects.has("prices") ||
    MONEY.test(foldPhrase(question.question)) ||
    [...CURRENCIES].some((sign) => question.question.includes(sign));
  return [
    ...(isOfMoney ? [{ slot: "budget" } as const] : []),
    ...question.cards
      .filter((named) => isSurelyName(named, facts))
      .map(
        ({ card }) =>
          ({ slot: "card", name: card.name, printed_name: card.printed_name ?? null }) as const,
      ),
    ...roles.map((role) => ({ slot: "role", role }) as const),
    ...(isAgainst ? opponents : []).map((opponent) => ({ slot: "opponent", opponent }) as const),
    ...(turn === null ? [] : [{ slot: "turn", turn } as const]),
    ...(side === null ? [] : [{ slot: "side", side } as const]),
    ...(bracketNamed === null ? [] : [{ slot: "bracket", bracket: bracketNamed } as const]),
    ...(namesFormat && format !== null ? [{ slot: "format", format } as const] : []),
  ];
};

/** Every value that the answer tells, the cards of it too. */
const valuesOf = (parts: readonly AnswerPart[]): readonly (readonly [string, FindingValue])[] =>
  parts.flatMap(({ headline, items, cards = [] }) => [
    ...[headline, ...items].flatMap(({ params }: Finding) => Object.entries(params)),
    ["cards", { cards }] as const,
  ]);

type Values = ReturnType<typeof valuesOf>;

const namesCard = (values: Values, name: string): boolean =>
  values.some(
    ([, value]) =>
      typeof value === "object" &&
      (("cards" in value && value.cards.some((card) => card.name === name)) ||
        ("card" in value && value.card.name === name)),
  );

const saysRole = (values: Values, role: Role): boolean =>
  values.some(
    ([, value]) =>
      typeof value === "object" &&
      (("role" in value && value.role === role) ||
        ("roles" in value && value.roles.includes(role)) ||
        ("filters" in value &&
          value.filters.some(
            (label) =>
              (label.kind === "role" && label.role === role) ||
              (label.kind === "roles" && label.roles.includes(role)),
          ))),
  );

/** Whether all cards of a list that an answer names play a role, or one that it brings in. */
const listsRole = (values: Values, role: Role, { facts, question }: AnswerContext): boolean => {
  const known = [
    ...(facts?.cards ?? []).map(({ card }) => card),
    ...(question.swaps ?? []).map(({ add }) => add),
  ];
  const plays = new Set(
    known.filter((card) => recogniseRoles(card).roles.has(role)).map(({ name }) => name),
  );
  return values.some(
    ([key, value]) =>
      typeof value === "object" &&
      (("cards" in value &&
        value.cards.length > 0 &&
        value.cards.every(({ name }) => plays.has(name))) ||
        (key === "add" && "card" in value && plays.has(value.card.name))),
  );
};

/** What usual numbers of lands are reckoned with. */
const STANDS_FOR_LANDS: ReadonlySet<Role> = new Set<Role>(["ramp", "draw"]);

const saysOpponent = (values: Values, opponent: Opponent): boolean =>
  values.some(
    ([, value]) =>
      typeof value === "object" &&
      (("opponent" in value && value.opponent === opponent) ||
        ("opponents" in value && value.opponents.includes(opponent))),
  );

const saysNumber = (values: Values, name: string, number: number): boolean =>
  values.some(([key, value]) => key === name && value === number);

const saysFormat = (values: Values, format: DeckFormat): boolean =>
  values.some(
    ([, value]) => typeof value === "object" && "format" in value && value.format === format,
  );

/** Whether the answer used what the question told. */
const isUsed = (
  told: ToldSlot,
  context: AnswerContext,
  titles: ReadonlySet<string>,
  values: Values,
): boolean => {
  const { facts, understanding } = context;
  const has = (known: ReadonlySet<string>): boolean =>
    [...titles].some((title) => known.has(title));
  switch (told.slot) {
    case "budget":
      return titles.has("prices");
    case "card":
      return has(BY_CARD) || understanding.namesAside !== null || namesCard(values, told.name);
    case "role":
      return (
        !has(BY_ROLE) ||
        (titles.has("lands") && STANDS_FOR_LANDS.has(told.role)) ||
        saysRole(values, told.role) ||
        listsRole(values, told.role, context)
      );
    case "opponent":
      return has(OF_OPPONENT) || saysOpponent(values, told.opponent);
    case "turn":
      return saysNumber(values, "turn", told.turn);
    case "side":
      return has(BY_SIDE);
    case "bracket":
      return titles.has("bracket") || saysNumber(values, "bracket", told.bracket);
    case "format":
      return facts?.deck.format === told.format || saysFormat(values, told.format);
  }
};

const unused = (context: AnswerContext, parts: readonly AnswerPart[]): readonly ToldSlot[] => {
  const titles = new Set(parts.map(({ title }) => title));
  const values = valuesOf(parts);
  return slotsOf(context).filter((each) => !isUsed(each, context, titles, values));
};

/** Whether an answer speaks of half of the cards that were asked about at most: then it answers something else. */
export const passesOverCards = (context: AnswerContext, parts: readonly AnswerPart[]): boolean => {
  const { cards } = context.question;
  // Chances are of what is drawn, whatever it is called.
  if (parts.some(({ title }) => OF_DRAWS.has(title))) return false;
  const sure = cards.filter((named) => isSurelyName(named, context.facts));
  if (sure.length === 0) return false;
  const left = unused(context, parts).filter(({ slot }) => slot === "card");
  return left.length * 2 >= sure.length;
};

const sentencesOf = (told: readonly ToldSlot[]): readonly Finding[] =>
  told.length === 0 ? [] : [finding("leftOut", { told: { told } })];

/**
 * Without it another question was answered; the rest is told at the end. Of an opponent a second word may tell
 * (“my combos against aggro”); draws are of cards that are not named again.
 */
const changesTheQuestion =
  (parts: readonly AnswerPart[], isMet: boolean) =>
  ({ slot }: ToldSlot): boolean =>
    slot === "budget" ||
    (slot === "opponent" && !isMet) ||
    (slot === "card" && !parts.some(({ title }) => OF_DRAWS.has(title)));

/** What the question told and the answer did not use: what is said before it, and what after it. */
export const leftOut = (
  context: AnswerContext,
  parts: readonly AnswerPart[],
): { readonly before: readonly Finding[]; readonly after: readonly Finding[] } => {
  const told = unused(context, parts);
  const isMet = context.understanding.opponents.some((opponent) =>
    saysOpponent(valuesOf(parts), opponent),
  );
  const isFirst = changesTheQuestion(parts, isMet);
  const before = told.filter(isFirst);
  const named = before.filter(({ slot }) => slot !== "budget");
  return {
    before: [
      ...(named.length === before.length ? [] : [finding("budgetLeft")]),
      ...sentencesOf(named),
    ],
    after: sentencesOf(told.filter((each) => !isFirst(each))),
  };
};
