import { deedsOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { foldText } from "@spellwright/text";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import type { Act, Permanent, Side, Thing } from "../scene.ts";
import { any } from "../three-valued.ts";
import { triggeredOf, triggersOn } from "../triggers.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { sidesIn, sidesNamedIn } from "./decide-deed.ts";
import { isOnTable, isUnderstood, mayBeLeaving, statementStart } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import {
  hasIdea,
  lastSentence,
  mentionsAbsence,
  type QuestionIdeas,
  usesEveryIdea,
} from "./question-ideas.ts";
import * as say from "./table-phrases.ts";

const TRIGGERS = ["triggered-ability"];
const PLAYS = ["play-land"];
const CASTS = ["cast"];
/** What is asked to happen, by the verb of card texts. */
const DONE: Readonly<Record<string, string>> = {
  ...{ damage: "deal", draw: "draw", "gain-life": "gain", "lose-life": "lose", token: "create" },
};
/** What a spell is told to be, without a name. */
const KINDS = ["artifact", "creature", "enchantment", "instant", "planeswalker", "sorcery"];
const BESIDE = "adventure battlefield card control create land opponent player spell".split(" ");
/** Keywords that wait for nothing; of others, as prowess and extort, another question is answered. */
const STATIC: ReadonlySet<string> = new Set([
  ...["deathtouch", "defender", "double strike", "first strike", "flash", "flying", "haste"],
  ...[
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "shroud",
    "trample",
    "vigilance",
  ],
]);
const KNOWN = [...TRIGGERS, ...PLAYS, ...CASTS, ...KINDS, ...BESIDE, ...Object.keys(DONE)];

/** What is told to happen: acts that come of one event, seen from whoever does it. */
type Event = (side: Side) => readonly Act[];

/**
 * “Does @0 trigger when I play a land?”, “does @0 draw me a card when I cast @1?”: whether what is told is what an
 * ability waits for (CR 603.2): a land is played and never cast (CR 305.1), and a spell has the characteristics of the
 * face that is cast (CR 709.3, 715.3).
 */
export function decideEvent(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined {
  if (mentionsAbsence(told) || told.understanding.cardIsAway || told.numbers.length > 0)
    return undefined;
  if (cards.length > 2 || !usesEveryIdea(told, KNOWN)) return undefined;
  const found = cards.flatMap(({ card }, place) => {
    const event = eventIn(told, cards, place);
    const isClear =
      !mayBeLeaving(told, place) &&
      (isOnTable(told, place, knownWords) || isUnderstood(told, place, knownWords));
    return event && isClear ? [saidOf(told, card, place, event)] : [];
  });
  const [said, other] = found.filter((one) => one !== undefined);
  return other === undefined ? said : undefined;
}

/** How many words stand between “cast” and what is cast. */
const NEAR = 2;

/** The one thing that is told to be done: a land is played, or one spell is cast, by its name or by what it is. */
function eventIn(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  waiter: number,
): Event | undefined {
  const isPlayed = hasIdea(told, PLAYS);
  if (isPlayed === hasIdea(told, CASTS)) return undefined;
  const [other] = cards.map((_, place) => place).filter((place) => place !== waiter);
  const named = other === undefined ? undefined : cards[other];
  const isCast = told.mentions.some(
    ({ place, at }) =>
      place === other &&
      told.ideas.some((one) => CASTS.includes(one.id) && one.at < at && one.at + NEAR >= at),
  );
  if (named !== undefined && !isCast) return undefined;
  const kinds = named ? kindsCast(named) : kindsTold(told);
  if (isPlayed)
    return named === undefined && kinds.size === 0
      ? (side) => [
          { doing: "play", by: side, amount: 1, thing: thingOf(new Set(["land"]), side) },
          { doing: "enter", amount: 1, thing: thingOf(new Set(["land"]), side) },
        ]
      : undefined;
  if (kinds.size === 0 || kinds.has("land") || (named && kindsTold(told).size > 0))
    return undefined;
  return (side) => [
    { doing: "cast", by: side, amount: 1, thing: spellOf(named?.card, kinds, side) },
    ...(isPermanent(kinds)
      ? [{ doing: "enter", amount: 1, thing: spellOf(named?.card, kinds, side) } as const]
      : []),
  ];
}

const thingOf = (kinds: ReadonlySet<string>, side: Side): Thing => ({
  ...{ kinds, side, zone: "battlefield" },
});

/** A spell that nobody named may be more than is told: an artifact creature. */
const spellOf = (card: Card | undefined, kinds: ReadonlySet<string>, side: Side): Thing => ({
  ...{ kinds, side, zone: "hand" },
  ...(card === undefined ? { isOpen: isPermanent(kinds) } : isWhole(card) ? { card } : {}),
});

const isWhole = ({ card_faces = [] }: Card): boolean => (card_faces ?? []).length < 2;

/** What is cast of a card: of one with several faces the one that is named. Nothing where that is not told. */
function kindsCast({ card, written }: NamedCard): ReadonlySet<string> {
  const name = foldText(written).tokens.join(" ");
  const face = (card.card_faces ?? []).find((one) => foldText(one.name).tokens.join(" ") === name);
  if (isWhole(card)) return kindsOf(card);
  return face?.type_line == null ? new Set() : kindsOf({ type_line: face.type_line });
}

const kindsTold = ({ ideas }: QuestionIdeas): ReadonlySet<string> =>
  new Set(ideas.flatMap(({ id }) => (KINDS.includes(id) ? [id] : [])));

function saidOf(
  told: QuestionIdeas,
  card: Card,
  place: number,
  event: Event,
): say.PhrasedTableAnswer | undefined {
  const from = lastSentence(told);
  const asked = told.ideas.flatMap(({ id, at }) => (at > from ? (DONE[id] ?? []) : []));
  const isWhole = hasIdea(told, TRIGGERS, from);
  const abilities = triggeredOf({ card, copies: 1 });
  const meant = abilities.filter(
    (ability) => isWhole || deedsOf([ability]).some(({ verb }) => asked.includes(verb)),
  );
  const [first] = meant;
  const waits = abilitiesOf(card).some((one) => one.kind === "keyword" && !STATIC.has(one.name));
  // What is done in another way than by triggering is another question.
  const does = deedsOf(abilitiesBesides(card)).some(({ verb }) => asked.includes(verb));
  if (first === undefined || does || waits) return undefined;
  const triggers = waysOf(told, place, event).map(([holder, acts]) =>
    any(meant.flatMap((one) => acts.map((act) => triggersOn(one, act, { ...holder, card })))),
  );
  const words = [bilingualWords(card, first.line)];
  if (triggers.every((one) => one === false))
    return say.triggers(false, bilingualName(card), false, words);
  const isSure = isWhole && meant.length === 1 && first.condition === undefined;
  return isSure && triggers.every((one) => one === true)
    ? say.triggers(true, bilingualName(card), false, words)
    : undefined;
}

const abilitiesBesides = (card: Card) =>
  abilitiesOf(card).filter(({ kind }) => kind !== "triggered" && kind !== "keyword");

/** Each way in which the sides may be meant: who has the card, and who does it. */
function waysOf(
  told: QuestionIdeas,
  place: number,
  event: Event,
): readonly (readonly [Omit<Permanent, "card">, readonly Act[]])[] {
  const { words, ideas } = told;
  const at = ideas.find(({ id }) => PLAYS.includes(id) || CASTS.includes(id))?.at ?? 0;
  const players = sidesNamedIn(words.slice(Math.max(statementStart(words, at), at - 2), at));
  return sidesIn(told, place).holders.flatMap((side) =>
    players.map((player) => [{ copies: 1, side }, event(player)] as const),
  );
}
