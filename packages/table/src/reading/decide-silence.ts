import { type Act as Awaited, awaitedActs, deedsOf, headOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { findProhibition, type Source } from "../find-prohibition.ts";
import { keptFromDying, neverDies } from "../replacements.ts";
import type { Act, Permanent, Side, Thing } from "../scene.ts";
import { silentLine } from "../silences.ts";
import { referentOf, thingOf } from "../trigger-doublers.ts";
import { type Triggered, triggeredOf } from "../triggers.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { findStopForEverySide, type Sides, sidesIn, sidesNamedIn } from "./decide-deed.ts";
import { isOnTable, mayBeLeaving, statementStart } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { meetingOf } from "./meeting.ts";
import { hasIdea, lastSentence, mentionsOthers, type QuestionIdeas } from "./question-ideas.ts";
import * as say from "./table-phrases.ts";

const TRIGGERS = ["triggered-ability"];
const STOPS = ["stops"];
/** What is asked to happen, by the verb of card texts. */
const DONE: Readonly<Record<string, string>> = {
  ...{ damage: "deal", destroy: "destroy", discard: "discard", draw: "draw", exile: "exile" },
  ...{ "gain-life": "gain", "lose-life": "lose", mill: "mill", pump: "get", return: "return" },
  ...{ sacrifice: "sacrifice", "they-sacrifice": "sacrifice", search: "search", token: "create" },
};
/** How what abilities wait for is told. */
const HAPPENS = {
  die: ["dies", "kill", "sacrifice"],
  enter: ["cast", "enters", "play-land"],
} as const;
const BESIDE =
  "ability battlefield card control creature each-opponent hand land library life-total mana opponent permanent player spell team".split(
    " ",
  );
const KNOWN = [
  ...[...TRIGGERS, ...STOPS, ...BESIDE, ...Object.keys(DONE)],
  ...Object.values(HAPPENS).flat(),
];
/** Told of attacks, or in an order: what enters or dies then may meet another table. */
const ELSEWHEN = ["attack", "then-order"];
const QUERY = {
  known: KNOWN,
  elsewhen: ELSEWHEN,
  isOne: (card: Card) => silentLine(card) !== undefined,
};

/** An ability that waits for something to enter or to die. */
interface Waiting {
  readonly card: Card;
  readonly ability: Triggered;
  readonly doing: "die" | "enter";
  readonly acts: readonly Awaited[];
}

/** What enters or dies, and what has the ability that waits for it. */
interface Met {
  readonly thing: Thing;
  readonly of: Thing;
}

/**
 * “@0 is out and my creature dies. Does @1 trigger?”: whether one card keeps the ability of another from triggering, or
 * what it waits for from happening (CR 603.2, 614.6, 700.4). What is said of cards is not said of tokens (CR 111.1).
 */
export function decideSilence(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined {
  const meeting = meetingOf(told, cards, QUERY);
  if (meeting === undefined || told.understanding.cardIsAway) return undefined;
  const { one: silencer, place, other: waiter } = meeting;
  if (!isOnTable(told, place, knownWords) || mayBeLeaving(told, place)) return undefined;
  const [waiting, more] = waitingIn(told, waiter);
  if (waiting === undefined || more !== undefined) return undefined;
  return saidOf(told, waiting, silencer, sidesOf(told, place));
}

function saidOf(
  told: QuestionIdeas,
  waiting: Waiting,
  silencer: Card,
  sides: Sides,
): say.PhrasedTableAnswer | undefined {
  const by = findStopForEverySide(silencer, sides, (holder, side) => {
    const found = thingsIn(waiting, told, side).map((met) => silencedBy(waiting, met, holder));
    return found.includes(undefined) ? undefined : found[0];
  });
  const words = [
    bilingualWords(waiting.card, waiting.ability.line),
    bilingualWords(silencer, by?.line ?? silentLine(silencer)),
  ];
  const isDeath = waiting.doing === "die";
  if (by !== undefined)
    return hasIdea(told, STOPS)
      ? say.stops(true, bilingualName(silencer), waiting.doing, words)
      : say.triggers(false, bilingualName(waiting.card), isDeath, words);
  const isFree = sides.holders.every((holder) =>
    sides.players.every((side) =>
      thingsIn(waiting, told, side).every((met) =>
        isHeard(waiting, met, permanent(silencer, holder)),
      ),
    ),
  );
  return isFree && hasIdea(told, TRIGGERS, lastSentence(told)) && tellsEvent(told, waiting)
    ? say.triggers(true, bilingualName(waiting.card), false, words)
    : undefined;
}

const permanent = (card: Card, side: Side): Permanent => ({ card, copies: 1, side });

/** Whose the cards are. Who asks speaks of their own, where nobody else is told of. */
function sidesOf(told: QuestionIdeas, place: number): Sides {
  const { holders, players } = sidesIn(told, place);
  const isTheirs = holders.length === 1 && holders[0] === "opponent";
  const isAsked = mentionsOthers(told.understanding.clause.text.split(" "));
  return { holders, players: isTheirs && players.length > 1 && !isAsked ? ["asker"] : players };
}

/** The abilities of a card that may be meant: they do what is asked, or nothing but triggering is asked. */
function waitingIn(told: QuestionIdeas, card: Card): readonly Waiting[] {
  const from = lastSentence(told);
  const asked = told.ideas.flatMap(({ id, at }) => (at > from ? (DONE[id] ?? []) : []));
  const isWhole = hasIdea(told, TRIGGERS, from);
  return triggeredOf(permanent(card, "asker")).flatMap((ability) => {
    const acts = awaitedActs(ability.event);
    const [doing, other] = (["die", "enter"] as const).filter((one) =>
      acts.some(({ verb, clause }) => verb === one && clause.passive !== true),
    );
    const does = deedsOf([ability]).some(({ verb }) => asked.includes(verb));
    const isMeant = isWhole || does;
    if (doing === undefined || other !== undefined || !isMeant) return [];
    return [{ card, ability, doing, acts: acts.filter(({ verb }) => verb === doing) }];
  });
}

/** What may enter or die, and whose it is: a token where one is told of. */
function thingsIn({ card, acts, doing }: Waiting, told: QuestionIdeas, side: Side): readonly Met[] {
  const isToken = doing === "die" && hasIdea(told, ["token"]) && hasIdea(told, TRIGGERS);
  return acts
    .flatMap(({ who }) => who.either ?? [who])
    .filter((noun) => !(isToken && noun.ref === "SELF"))
    .map((noun) => ({ ...referentOf(noun, permanent(card, side)), isOpen: false }))
    .map((thing) => (isToken ? { ...thing, kinds: new Set([...thing.kinds, "token"]) } : thing))
    .flatMap((thing) =>
      (thing.side === undefined ? sidesThen(told, doing) : [thing.side]).map((whose) => ({
        thing: { ...thing, side: whose },
        of: thingOf(permanent(card, side)),
      })),
    );
}

/** Whose it is that is told to enter or die: both where nobody tells. */
function sidesThen({ words, ideas }: QuestionIdeas, doing: Waiting["doing"]): readonly Side[] {
  const at = ideas.find(({ id }) => HAPPENS[doing].some((one) => one === id))?.at ?? 0;
  return sidesNamedIn(words.slice(statementStart(words, at), at));
}

const causedBy = ({ doing }: Waiting, { thing, of }: Met): Act => ({
  ...{ doing: "trigger", amount: 1, thing: { ...thing, doing }, of },
});

/** What keeps it from triggering, or what it waits for from dying. */
function silencedBy(waiting: Waiting, met: Met, holder: Permanent): Source | undefined {
  const found = findProhibition(causedBy(waiting, met), [holder]);
  if (found?.kind === "forbidden") return found;
  return waiting.doing === "die"
    ? keptFromDying({ doing: "die", thing: met.thing, amount: 1 }, [holder], { orMaybe: false })
    : undefined;
}

/** Whether it surely is neither silenced nor replaced. */
const isHeard = (waiting: Waiting, met: Met, holder: Permanent): boolean =>
  waiting.ability.condition === undefined &&
  findProhibition(causedBy(waiting, met), [holder])?.kind === "free" &&
  (waiting.doing !== "die" ||
    neverDies({ doing: "die", thing: met.thing, amount: 1 }, [holder]) === false);

/** Whether it is told that it enters or dies, and that it is such a thing. */
function tellsEvent(told: QuestionIdeas, { doing, acts }: Waiting): boolean {
  const kinds = acts
    .flatMap(({ who }) => who.either ?? [who])
    .flatMap((noun) => headOf(noun).type ?? []);
  return hasIdea(told, HAPPENS[doing]) && kinds.some((kind) => hasIdea(told, [kind]));
}
