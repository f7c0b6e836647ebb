import { deedsOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { findProhibition } from "../find-prohibition.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { prohibitionsIn } from "../prohibition.ts";
import type { Act, Permanent, Side, Thing, Zone } from "../scene.ts";
import { keywordsOf } from "../targeting.ts";
import { DEED_IDEAS, deedsAsked, isAmong } from "./asked-deeds.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { findStopForEverySide, sidesIn } from "./decide-deed.ts";
import { addsMana } from "./included-acts.ts";
import { isPutThere, isUnderstood, isUntouched, mayBeLeaving } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { meetingOf } from "./meeting.ts";
import { hasIdea, lastSentence, type QuestionIdeas } from "./question-ideas.ts";
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
/** By these a card is cast from exile while they resolve (CR 702.62a, 702.85a). */
export const FREED = ["cascade", "suspend"] as const;
const STOPS = ["stops"];
const FOR_MANA = ["tap-for-mana", "mana-ability"];
/** A name is chosen as @0 enters: “@0 naming @1”. */
const NAMES = ["named-source"];
const BESIDE =
  "ability battlefield card cast-from-graveyard commander control counter-marker creature exile hand land library mana mana-symbol opponent pay pay-life permission player spell".split(
    " ",
  );
const KNOWN = [
  ...[...STOPS, ...BESIDE, ...NAMES, ...FREED, ...DEED_IDEAS],
  ...[...Object.keys(DONE), ...Object.keys(FROM)],
];
/** What is done in an order, or as a later one, may meet another table. */
const ELSEWHEN = ["then-order", "turns-ago"];

/**
 * “@0 is out and I want to flashback @1. Can I do that?”: whether one card forbids what is asked to be done with
 * another, whoever has them (CR 101.2). What it lets be done is left to others, but for mana of a chosen name.
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
  const asked = askedOf(told, met, knownWords);
  const isChosen = isNamed(told, place);
  const isClear =
    // What is told of a card behind a name that is chosen for it is told behind that name.
    isPutThere(told, place, knownWords) &&
    isUntouched(told, isChosen ? 1 - place : place, knownWords) &&
    isUnderstood(told, 1 - place, knownWords, NAMES) &&
    !mayBeLeaving(told, place);
  if (asked === undefined || !isClear) return undefined;
  const found = (permanent: Permanent, side: Side) => {
    const act = asked(side);
    const thing = act.thing && { ...act.thing, ...(isChosen ? { isChosen } : {}) };
    return findProhibition({ ...act, ...(thing && { thing }) }, [permanent]);
  };
  const sides = sidesIn(told, place);
  const by = findStopForEverySide(holder, sides, (permanent, side) =>
    stopped(found(permanent, side)),
  );
  // Of a chosen name all is told: its mana abilities are spared or not.
  const isSpared =
    isChosen &&
    asked("asker").isMana === true &&
    findStopForEverySide(holder, sides, (by, side) =>
      found(by, side)?.kind === "free" ? { by } : undefined,
    );
  if (by === undefined && !isSpared) return undefined;
  const { doing } = asked("asker");
  const meant = activatedFor(met, deedsAsked(told, knownWords));
  const words = [
    bilingualWords(holder, by?.line ?? namingLine(holder)),
    ...(meant === undefined ? [] : [bilingualWords(met, meant.line)]),
  ];
  return hasIdea(told, STOPS)
    ? say.stops(by !== undefined, bilingualName(holder), doing, words)
    : say.allowed(by === undefined, bilingualName(holder), doing, words);
}

const stopped = (found: ReturnType<typeof findProhibition>) =>
  found?.kind === "forbidden" ? found : undefined;

/** The line that speaks of the chosen name. */
const namingLine = (card: Card): number | undefined =>
  abilitiesOf(card).find((ability) => prohibitionsIn(ability, { card, copies: 1 }).length > 0)
    ?.line;

/** A permanent that says what can’t be done. */
const forbidsSomething = (card: Card): boolean =>
  isPermanent(kindsOf(card)) &&
  abilitiesOf(card).some((ability) =>
    prohibitionsIn(ability, { card, copies: 1 }).some(({ clause: { verb = "" } }) =>
      ["activate", "cast"].some((doing) => verb.split(" or ").includes(doing)),
    ),
  );

/** How many words stand between a card that has a name chosen and that name: “@0 naming @1”, “@0 on @1”. */
const NEAR = 3;
const ON: ReadonlySet<string> = new Set(["on", "sur"]);

/** Whether the name of the other card is told to be chosen for one. */
function isNamed(told: QuestionIdeas, place: number): boolean {
  const { words, mentions, ideas } = told;
  const at = mentions.findIndex((one) => one.place === place);
  const [holder, next] = [mentions[at], mentions[at + 1]];
  if (holder === undefined || next === undefined || next.at - holder.at > NEAR) return false;
  return (
    (next.at === holder.at + 2 && ON.has(words[holder.at + 1] ?? "")) ||
    ideas.some(({ id, at }) => NAMES.includes(id) && at > holder.at && at < next.at)
  );
}

/** What is asked to be done with a card, by whichever side; undefined where that may be several things. */
function askedOf(
  told: QuestionIdeas,
  card: Card,
  knownWords: KnownWords,
): ((side: Side) => Act) | undefined {
  const from = lastSentence(told);
  const among = (start: number) =>
    new Set(told.ideas.flatMap(({ id, at }) => (at > start ? (DONE[id] ?? []) : [])));
  const meant = activatedFor(card, deedsAsked(told, knownWords));
  const inQuestion = among(from);
  const [doing, other] =
    inQuestion.size > 0 ? inQuestion : meant ? ["activate" as const] : among(-1);
  if (doing === undefined || other !== undefined) return undefined;
  return doing === "cast" ? castOf(told, card) : activationOf(told, card, meant);
}

type Activated = Extract<ReturnType<typeof abilitiesOf>[number], { readonly kind: "activated" }>;

const activatedOf = (card: Card): readonly Activated[] =>
  abilitiesOf(card).filter((ability) => ability.kind === "activated");

/** The one activated ability that does what is asked, or costs it, where nothing else of the card does. */
function activatedFor(card: Card, asked: ReadonlySet<string>): Activated | undefined {
  const doing = abilitiesOf(card).filter((ability) =>
    deedsOf([ability]).some((deed) => isAmong(deed, asked)),
  );
  const [first, more] = doing;
  return first?.kind === "activated" && more === undefined ? first : undefined;
}

function castOf(told: QuestionIdeas, card: Card): ((side: Side) => Act) | undefined {
  const [zone, elsewhere] = new Set(told.ideas.flatMap(({ id }) => FROM[id] ?? []));
  const [freed, more] = FREED.filter((name) => hasIdea(told, [name]));
  if (elsewhere !== undefined || more !== undefined) return undefined;
  if (freed !== undefined) {
    if (keywordsOf(abilitiesOf(card), freed).length === 0) return undefined;
    // “Into a two-drop”: it finds what costs less.
    if (told.numbers.some((number) => number >= card.cmc)) return undefined;
    // What the cascade finds is another card, which nobody needs to name.
    const found: Thing =
      freed === "suspend" ? { card, kinds: kindsOf(card) } : { kinds: new Set(), isOpen: true };
    return (side) => ({
      ...{ doing: "cast", by: side, amount: 1, isWhileResolving: true },
      thing: { ...found, side, zone: "exile" },
    });
  }
  if (kindsOf(card).has("land")) return undefined;
  return (side) => ({
    ...{ doing: "cast", by: side, amount: 1 },
    thing: { card, kinds: kindsOf(card), side, zone: zone ?? "hand" },
  });
}

function activationOf(
  told: QuestionIdeas,
  card: Card,
  meant: Activated | undefined,
): ((side: Side) => Act) | undefined {
  const all = meant === undefined ? activatedOf(card).map(addsMana) : [addsMana(meant)];
  const rows = hasIdea(told, FOR_MANA, lastSentence(told)) ? all.filter((row) => row) : all;
  const [isMana] = rows;
  const isElsewhere = told.ideas.some(({ id }) => FROM[id] !== undefined);
  if (isMana === undefined || isElsewhere || rows.some((row) => row !== isMana)) return undefined;
  return (side) => ({
    ...{ doing: "activate", by: side, amount: 1, isMana },
    thing: { card, kinds: kindsOf(card), side, zone: "battlefield" },
  });
}
