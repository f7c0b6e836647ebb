import type { Board } from "../decklist.ts";
import { type CardText, finishNamed, startCardText } from "./card-text.ts";
import {
  entriesOf,
  isAnyField,
  isFalseField,
  isField,
  isTrueField,
  type JsonValue,
  numberOf,
  objectIn,
  objectsOf,
  textOf,
  textsOf,
} from "./json-values.ts";
import type { KnownNames } from "./known-names.ts";
import { collectorNumberIn } from "./marks.ts";
import { parseCard } from "./parse-card.ts";
import { boardNamed } from "./vocabulary.ts";

/** Deeper than every program nests its decks. */
const DEEPEST = 12;

/** Where a value stands. */
interface Place {
  readonly board: Board | undefined;
  readonly key: string;
  /** In a list of cards: there even a name alone is one. */
  readonly isListed: boolean;
  /** Piles that the deck says are no part of it. */
  readonly pilesOutside: readonly string[];
  readonly depth: number;
  readonly cards: KnownNames | undefined;
}

function finishOf(written: JsonValue): CardText["finish"] {
  const named = finishNamed(textOf(written, "finish") ?? "");
  if (named) return named;
  if (isTrueField(written, "etched")) return "etched";
  return isTrueField(written, "foil") ? "foil" : null;
}

/** Boards that a card itself says yes of. */
const SAID_BOARDS = ["commander", "companion", "sideboard"] as const;

/** Where a card lies by its first pile, which may be none of the deck's. */
const boardOfPile = (pile: string, { pilesOutside }: Place): Board | undefined =>
  boardNamed(pile) ?? (pilesOutside.includes(pile) ? "maybeboard" : undefined);

/** Where a card lies: what its piles say, else where it stands, else what it says of its board. */
function placed(card: CardText, written: JsonValue, place: Place): CardText {
  const piles = textsOf(written, "categories");
  const named = [...piles.slice(0, 1), ...textsOf(written, "board")];
  const [said] = named.flatMap((word) => boardOfPile(word, place) ?? []);
  const first = SAID_BOARDS.find((board) => isTrueField(written, board)) ?? said;
  card.board = first && first !== "main" ? first : (place.board ?? first ?? null);
  card.categories.push(...piles.filter((pile) => boardNamed(pile) === undefined));
  for (const tag of textsOf(written, "tags")) {
    const word = tag.split(",", 1)[0]?.trim();
    if (word) card.tags.push(word);
  }
  return card;
}

/** Tabletop Simulator writes the type and the cost below the name. */
const nameIn = (text: string): string => text.split("\n", 1)[0]?.trim() ?? "";

/** The card that an object stands for. Undefined when it is none. */
function cardOf(written: JsonValue, place: Place): CardText | undefined {
  const quantity = numberOf(written, "quantity");
  const [inner] = objectsOf(written, "inner");
  // A token that a deck makes is listed, but not counted.
  const isCounted = quantity !== undefined || (place.isListed && place.board !== "extra");
  if (!isCounted || entriesOf(written).some(([key]) => isField(key, "list") || key === "cards"))
    return undefined;
  const key = isAnyField(place.key) || boardNamed(place.key) ? undefined : place.key;
  const name = textOf(objectIn(inner, "oracleCard") ?? inner ?? written, "name") ?? key;
  if (!name || !nameIn(name)) return undefined;
  const printed = inner ?? written;
  const card = startCardText(nameIn(name));
  card.quantity = quantity ?? 1;
  const [edition] = objectsOf(printed, "edition");
  card.setCode = (textOf(printed, "setCode") ?? textOf(edition, "setCode"))?.toUpperCase() ?? null;
  card.collectorNumber = collectorNumberIn(textOf(printed, "collectorNumber") ?? "");
  card.finish = finishOf(written);
  return placed(card, written, place);
}

/** `{"Sol Ring": 1}`: names with their copies and nothing else; `{"posX": 1}` names no card. */
const areCopies = (value: JsonValue, cards: KnownNames | undefined): boolean => {
  const pairs = entriesOf(value);
  return (
    pairs.length > 0 &&
    (cards === undefined || pairs.some(([key]) => cards.knows(key))) &&
    pairs.every(([key, copies]) => Number.isInteger(copies) && !isAnyField(key) && key !== "cards")
  );
};

/** A board within a board is the nearer one; `cards` in a sideboard are the sideboard's. */
function boardOf(key: string, outer: Board | undefined): Board | undefined {
  const named = boardNamed(key);
  return named === undefined || (named === "main" && outer !== undefined) ? outer : named;
}

/** `{"quantity":null,"name":"Sideboard"}`: a heading among the cards of a list. */
const headingIn = (item: JsonValue): Board | undefined =>
  numberOf(item, "quantity") === undefined &&
  entriesOf(item).every(([, value]) => typeof value !== "object" || value === null)
    ? boardNamed(textOf(item, "name") ?? "")
    : undefined;

/** The cards of a list, each on the board of the last heading before it. */
function* listedIn(items: readonly JsonValue[], place: Place): Generator<CardText> {
  let { board } = place;
  for (const item of items) {
    const headed = headingIn(item);
    if (headed === undefined) yield* cardsAt(item, { ...place, board });
    else board = headed;
  }
}

/** `["Lightning Bolt", 4]`, `[4, "Lightning Bolt"]`: a card of a list of pairs. */
function pairIn(items: readonly JsonValue[], { board }: Place): CardText | undefined {
  const name = items.find((item) => typeof item === "string");
  const copies = items.find(Number.isSafeInteger);
  if (items.length !== 2 || typeof name !== "string" || !name || typeof copies !== "number")
    return undefined;
  return { ...startCardText(name), quantity: copies, board: board ?? null };
}

/** `{"commander": "Krenko, Mob Boss", …}`: who leads the deck, in whose list it may stand again. */
function leaderIn(text: string, { board, key }: Place): CardText | undefined {
  const leads = board === "commander" || board === "companion";
  return leads && boardNamed(key) === board ? { ...startCardText(text), board } : undefined;
}

/** A name alone is one card where names are cards; with copies in front it is a line of text. */
function* namedIn(text: string, place: Place): Generator<CardText> {
  const { isListed, board } = place;
  const leader = text && !isListed ? leaderIn(text, place) : undefined;
  if (leader) yield leader;
  if (!isListed || !board || !text) return;
  const line = parseCard(text, undefined);
  const card = line.quantity === null ? { ...startCardText(text), quantity: 1 } : line;
  yield { ...card, board: line.board ?? board };
}

/** Whether the names of a list are cards. A file may be one list of them. */
const holdsCards = ({ depth, key }: Place): boolean =>
  depth === 0 || boardNamed(key) !== undefined || isField(key, "list");

/** `{"4": ["Lightning Bolt"]}`: names below the copies of each. */
function* countedIn(items: readonly JsonValue[], { key, board }: Place): Generator<CardText> {
  for (const item of items)
    if (typeof item === "string" && item)
      yield { ...startCardText(item), quantity: Number(key), board: board ?? null };
}

/** A key that is a number of copies. */
const COPIES_KEY = /^[1-9]\d{0,2}$/;

/** The cards of a list, or the one that a pair stands for. */
function* listIn(items: readonly JsonValue[], place: Place): Generator<CardText> {
  const pair = place.isListed ? pairIn(items, place) : undefined;
  if (pair) return yield pair;
  if (COPIES_KEY.test(place.key) && items.every((item) => typeof item === "string"))
    return yield* countedIn(items, place);
  const isListed = holdsCards(place);
  yield* listedIn(items, { ...place, key: "", isListed, depth: place.depth + 1 });
}

/** The cards of a file, wherever programs put them. One a step. */
export function* cardsIn(value: JsonValue, cards?: KnownNames): Generator<CardText> {
  const start = { board: undefined, key: "", isListed: false, pilesOutside: [], depth: 0 };
  yield* cardsAt(value, { ...start, cards });
}

function* cardsAt(value: JsonValue, place: Place): Generator<CardText> {
  if (place.depth > DEEPEST) return;
  const depth = place.depth + 1;
  if (typeof value === "string") return yield* namedIn(value, place);
  if (Array.isArray(value)) return yield* listIn(value, place);
  const card = cardOf(value, place);
  if (card) return yield card;
  const board = boardOf(textOf(value, "name") ?? "", place.board);
  const named = entriesOf(value).some(([key]) => isField(key, "list")) ? board : place.board;
  const boardOfCopies = areCopies(value, place.cards) ? place.board : undefined;
  const pilesOutside = [
    ...place.pilesOutside,
    ...objectsOf(value, "categories").flatMap((pile) =>
      isFalseField(pile, "included") ? (textOf(pile, "name") ?? []) : [],
    ),
  ];
  for (const [key, inner] of entriesOf(value)) {
    if (isField(key, "unread")) continue;
    if (boardOfCopies)
      yield { ...startCardText(key), quantity: Number(inner), board: boardOfCopies };
    else
      yield* cardsAt(inner, {
        board: boardOf(key, named),
        key,
        isListed: false,
        pilesOutside,
        depth,
        cards: place.cards,
      });
  }
}
