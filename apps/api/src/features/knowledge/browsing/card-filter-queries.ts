import type { CardFigure, CardFilter, CardKind, CardQuery, Comparison } from "@spellwright/cards";
import { COLORS, RARITIES } from "@spellwright/cards";
import { COLOR_CODES } from "@spellwright/contract";
import { type Column, type SQL, sql } from "drizzle-orm";
import { schema } from "../../../database/index.ts";

const { cards, cardReadings } = schema;

const TEXTS = {
  name: cards.namesFolded,
  type: cards.typesFolded,
  rules: cards.rulesFolded,
} as const;
const BITS = { colors: cards.colorBits, identity: cards.identityBits } as const;
const FIGURES: Readonly<Record<CardFigure, Column>> = {
  manaValue: cards.manaValue,
  power: cards.power,
  toughness: cards.toughness,
  loyalty: cards.loyalty,
};
const LEGAL = {
  legal: cards.legalIn,
  banned: cards.bannedIn,
  restricted: cards.restrictedIn,
} as const;

const holds = (column: Column | SQL, text: string): SQL => sql`strpos(${column}, ${text}) > 0`;
/** An element of a list that is kept as its JSON text. */
const lists = (column: Column, element: string): SQL => holds(column, JSON.stringify(element));
const anyOf = (...conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([...conditions], sql` or `)})`;
const allOf = (...conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([...conditions], sql` and `)})`;

const OPERATORS: Readonly<Record<Comparison, SQL>> = {
  "<": sql.raw("<"),
  "<=": sql.raw("<="),
  "=": sql.raw("="),
  "!=": sql.raw("<>"),
  ">": sql.raw(">"),
  ">=": sql.raw(">="),
};
const compared = (left: Column | SQL, how: Comparison, right: Column | SQL | number): SQL =>
  sql`${left} ${OPERATORS[how]} ${right}`;

/** A bit for each color of a list, in their order. */
const maskOf = <Code>(all: readonly Code[], colors: readonly Code[]): number =>
  colors.reduce((sum, color) => sum + 2 ** all.indexOf(color), 0);

/** Sets of colors: “≤” is a part of them, “≥” has them all. */
const comparedColors = (bits: Column, how: Comparison, mask: number): SQL => {
  const within = sql`${bits} & ~${mask}::int = 0`;
  const including = sql`${bits} & ${mask}::int = ${mask}::int`;
  const differs = sql`${bits} <> ${mask}`;
  switch (how) {
    case "=":
      return sql`${bits} = ${mask}`;
    case "!=":
      return differs;
    case "<=":
      return within;
    case ">=":
      return including;
    case "<":
      return allOf(within, differs);
    case ">":
      return allOf(including, differs);
  }
};
const countOf = (bits: Column): SQL => sql`length(replace(${bits}::bit(5)::text, '0', ''))`;

/** The types of the front, which lead a deck and count on the stack (CR 712.8a). */
const front = sql`split_part(${cards.typesFolded}, ' // ', 1)`;
const isOfType = (...types: readonly string[]): SQL =>
  anyOf(...types.map((type) => holds(front, type)));
const hasLayout = (...layouts: readonly string[]): SQL =>
  anyOf(...layouts.map((layout) => sql`${cards.layout} = ${layout}`));

const KINDS: Readonly<Record<CardKind, SQL>> = {
  permanent: isOfType("artifact", "battle", "creature", "enchantment", "land", "planeswalker"),
  spell: sql`not ${isOfType("land")}`,
  // CR 903.3
  commander: anyOf(
    allOf(isOfType("legendary"), isOfType("creature", "vehicle", "spacecraft")),
    holds(cards.rulesFolded, "can be your commander"),
  ),
  historic: isOfType("legendary", "artifact", "saga"),
  party: allOf(isOfType("creature"), isOfType("cleric", "rogue", "warrior", "wizard")),
  legendary: isOfType("legendary"),
  multicolored: sql`${countOf(cards.colorBits)} > 1`,
  twoSided: hasLayout("transform", "modal_dfc", "double_faced_token"),
  split: hasLayout("split"),
  adventure: hasLayout("adventure"),
  gameChanger: sql`${cards.isGameChanger}`,
};

const rarityPlace = (rarity: SQL | Column): SQL =>
  sql`array_position(${sql.raw(`array['${RARITIES.join("','")}']`)}, ${rarity})`;

/** Of a card that was not read, what its words tell is not known. */
type Unread = "passes" | "fails";

/** What the words of a card tell. */
const reads = (condition: SQL, unread: Unread): SQL => {
  const ofCard = sql`select 1 from ${cardReadings} where ${cardReadings.editionId} = ${cards.editionId}
    and ${cardReadings.cardId} = ${cards.id}`;
  return unread === "passes"
    ? sql`not exists (${ofCard} and not ${condition})`
    : sql`exists (${ofCard} and ${condition})`;
};

const meets = (filter: CardFilter, unread: Unread): SQL => {
  switch (filter.kind) {
    case "text":
      return holds(TEXTS[filter.of], filter.text);
    case "keyword":
      return lists(cards.keywordsFolded, filter.keyword);
    case "colors":
      return comparedColors(BITS[filter.of], filter.how, maskOf(COLORS, filter.colors));
    case "produces":
      return reads(
        comparedColors(cardReadings.producedBits, filter.how, maskOf(COLOR_CODES, filter.colors)),
        unread,
      );
    case "event":
      return reads(lists(cardReadings[filter.of], filter.event), unread);
    case "role":
      return reads(lists(cardReadings.roles, filter.role), unread);
    case "colorCount":
      return compared(countOf(BITS[filter.of]), filter.how, filter.count);
    case "figure":
      return compared(
        FIGURES[filter.of],
        filter.how,
        typeof filter.than === "number" ? sql`${filter.than}::real` : FIGURES[filter.than],
      );
    case "legality":
      return lists(LEGAL[filter.state], filter.format);
    case "rarity":
      return compared(rarityPlace(cards.rarity), filter.how, RARITIES.indexOf(filter.rarity) + 1);
    case "is":
      return KINDS[filter.what];
  }
};

/**
 * The condition of a search. What a card has no figure for is not met. A card that was not read is found
 * neither by what its words tell nor by denying it.
 */
export const meetsQuery = (query: CardQuery, unread: Unread = "fails"): SQL => {
  switch (query.kind) {
    case "all":
      return allOf(...query.of.map((each) => meetsQuery(each, unread)));
    case "any":
      return anyOf(...query.of.map((each) => meetsQuery(each, unread)));
    case "not": {
      const denied = meetsQuery(query.of, unread === "fails" ? "passes" : "fails");
      return sql`not coalesce(${denied}, false)`;
    }
    default:
      return meets(query, unread);
  }
};
