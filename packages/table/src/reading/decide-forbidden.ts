import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { findProhibition } from "../find-prohibition.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { prohibitionsIn } from "../prohibition.ts";
import type { Act, Side, Zone } from "../scene.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { findStopForEverySide, lastSentence, sidesIn } from "./decide-deed.ts";
import { addsMana } from "./included-acts.ts";
import { isOnTable, isUnderstood, mayBeLeaving } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { meetingOf } from "./meeting.ts";
import { hasIdea, type QuestionIdeas } from "./question-ideas.ts";
import { KEYWORD_ACTS, ZONES } from "./scene-senses.ts";
import * as say from "./table-phrases.ts";

/** What is asked to be done, by its idea. */
const DONE: Readonly<Record<string, "activate" | "cast">> = {
  cast: "cast",
  ...{ "activated-ability": "activate", equip: "activate", "mana-ability": "activate" },
  ...{ tap: "activate", "tap-for-mana": "activate" },
  ...Object.fromEntries(Object.entries(KEYWORD_ACTS).map(([id, [act]]) => [id, act])),
};
/** Where it is told to come from. */
const FROM: Readonly<Record<string, Zone>> = {
  ...{ "cast-from-exile": "exile", "command-zone": "command" },
  ...{ "exile-zone": "exile", graveyard: "graveyard" },
  ...Object.fromEntries(
    Object.entries(KEYWORD_ACTS).flatMap(([id, [, from]]) => {
      const zone = ZONES[from];
      return zone === undefined ? [] : [[id, zone]];
    }),
  ),
};
const STOPS = ["stops"];
const BESIDE =
  "ability battlefield card cast-from-graveyard commander control creature exile hand land library mana mana-symbol opponent permission player spell".split(
    " ",
  );
const KNOWN = [...STOPS, ...BESIDE, ...Object.keys(DONE), ...Object.keys(FROM)];
/** What is done in an order, or as a later one, may meet another table. */
const ELSEWHEN = ["then-order", "turns-ago"];

/**
 * “@0 is out and I want to flashback @1. Can I do that?”: whether one card forbids what is asked to be done with
 * another, whoever has them (CR 101.2). What it lets be done is left to others.
 */
export function decideForbidden(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined {
  const meeting = meetingOf(told, cards, {
    ...{ known: KNOWN, elsewhen: ELSEWHEN, isOne: forbidsSomething },
  });
  if (meeting === undefined || told.understanding.cardIsAway) return undefined;
  const { one: holder, place, other: met } = meeting;
  const asked = askedOf(told, met);
  const isClear =
    isOnTable(told, place, knownWords) &&
    isUnderstood(told, 1 - place, knownWords) &&
    !mayBeLeaving(told, place);
  if (asked === undefined || !isClear) return undefined;
  const by = findStopForEverySide(holder, sidesIn(told, place), (permanent, side) => {
    const found = findProhibition(asked(side), [permanent]);
    return found?.kind === "forbidden" ? found : undefined;
  });
  if (by === undefined) return undefined;
  const { doing } = asked("asker");
  const words = [bilingualWords(holder, by.line)];
  return hasIdea(told, STOPS)
    ? say.stops(true, bilingualName(holder), doing, words)
    : say.allowed(false, bilingualName(holder), doing, words);
}

/** A permanent that says what can’t be done. */
const forbidsSomething = (card: Card): boolean =>
  isPermanent(kindsOf(card)) &&
  abilitiesOf(card).some((ability) =>
    prohibitionsIn(ability, { card, copies: 1 }).some(({ clause: { verb = "" } }) =>
      ["activate", "cast"].some((doing) => verb.split(" or ").includes(doing)),
    ),
  );

/** What is asked to be done with a card, by whichever side. Undefined where that may be several things. */
function askedOf(told: QuestionIdeas, card: Card): ((side: Side) => Act) | undefined {
  const from = lastSentence(told);
  const among = (start: number) =>
    new Set(told.ideas.flatMap(({ id, at }) => (at > start ? (DONE[id] ?? []) : [])));
  const inQuestion = among(from);
  const [doing, other] = inQuestion.size > 0 ? inQuestion : among(-1);
  const [zone, elsewhere] = new Set(told.ideas.flatMap(({ id }) => FROM[id] ?? []));
  const rows = abilitiesOf(card)
    .filter(({ kind }) => kind === "activated")
    .map(addsMana);
  const [isMana] = rows;
  if (doing === undefined || other !== undefined || elsewhere !== undefined) return undefined;
  if (doing === "cast") {
    if (kindsOf(card).has("land")) return undefined;
    return (side) => ({
      ...{ doing, by: side, amount: 1 },
      thing: { card, kinds: kindsOf(card), side, zone: zone ?? "hand" },
    });
  }
  if (isMana === undefined || zone !== undefined || rows.some((row) => row !== isMana))
    return undefined;
  return (side) => ({
    ...{ doing, by: side, amount: 1, isMana },
    thing: { card, kinds: kindsOf(card), side, zone: "battlefield" },
  });
}
