import { type Deed, deedsOf, quantityOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { findProhibition, type Source } from "../find-prohibition.ts";
import { journeyOf } from "../journey.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { keptFromDying, neverDies, replacementsOf } from "../replacements.ts";
import type { Act, Doing, Permanent, Side, Thing } from "../scene.ts";
import { onlySilences, silentLine } from "../silences.ts";
import { keywordsOf } from "../targeting.ts";
import { DEED_IDEAS, deedsAsked, isAmong } from "./asked-deeds.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { isOnTable, mayBeLeaving, statementStart } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { meetingOf } from "./meeting.ts";
import { hasIdea, lastSentence, mentionsOthers, type QuestionIdeas } from "./question-ideas.ts";
import * as say from "./table-phrases.ts";

/** Ideas of who and where, and that things happen: none of them keeps a deed from happening. */
const BESIDE =
  "attack battlefield block blocker cast combat-damage combat-phase control counter-marker creature deathtouch dies dies-trigger each-opponent enters etb-trigger evoke flying kill library lifelink opponent player power resolve spell tap turn".split(
    " ",
  );
/** What may be forbidden to whoever does it, whatever does it. */
const FORBIDDEN: Readonly<Record<string, Doing>> = {
  ...{ "create token": "create", "draw card": "draw", "gain life": "gain" },
};
const SIDES: readonly Side[] = ["asker", "opponent"];
const OWN: ReadonlySet<string> = new Set("i j je m ma me mes mien mine moi mon my we".split(" "));

/** Whose cards are on the table and who is asked about: both sides where that is not told. */
export interface Sides {
  readonly holders: readonly Side[];
  readonly players: readonly Side[];
}

/** A card that does what is asked about, and how it comes to it. */
interface Doer {
  readonly card: Card;
  /** Absent: as it resolves, or for damage. */
  readonly on?: "enter" | "die";
  readonly line?: number;
  /** Whether it waits for nothing else. */
  readonly isPlain?: boolean;
}

/** How what it waits for is told. */
const HAPPENS = { die: ["dies"], enter: ["cast", "enters"] } as const;

/**
 * “@0 is out. Do I gain life from @1?”: whether one card keeps from happening what the other does, whoever controls
 * them: it forbids or replaces it (CR 101.2, 614), keeps the ability from triggering, or takes the card away so that it
 * never dies (CR 603.2, 700.4). What is not kept from happening is left to others.
 */
export function decideDeed(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined {
  const asked = deedsAsked(told, knownWords);
  const counted = numbersAsked(told);
  if (asked.size === 0) return undefined;
  const meeting = meetingOf(told, cards, {
    known: [...BESIDE, ...DEED_IDEAS],
    elsewhen: [],
    isOne: (card) => doerOf(card, asked, counted) !== undefined,
  });
  const doer = meeting && doerOf(meeting.one, asked, counted);
  if (meeting === undefined || doer === undefined) return undefined;
  const { other } = meeting;
  const place = 1 - meeting.place;
  const isGone = !isOnTable(told, place, knownWords) || mayBeLeaving(told, place);
  if (isPermanent(kindsOf(other)) && isGone) return undefined;
  const sides = sidesIn(told, place);
  return forbiddenBy(doer, asked, other, sides) ?? silencedBy(told, doer, other, sides);
}

export const sidesIn = (
  { words, mentions, understanding }: QuestionIdeas,
  place: number,
): Sides => {
  const at = mentions.find((one) => one.place === place)?.at ?? 0;
  const next = mentions.find((one) => one.at > at)?.at ?? words.length;
  return {
    holders: isOpposite(words.slice(at + 1, Math.min(next, at + 1 + NEAR)))
      ? ["opponent"]
      : sidesNamedIn(words.slice(statementStart(words, at), at)),
    players: sidesNamedIn(understanding.clause.text.split(" ")),
  };
};

/** How many words behind a card may tell whose it is: « en jeu chez l’adversaire ». */
const NEAR = 5;

/** « en face », « chez mon adversaire »: whose it is, told behind its name. */
const isOpposite = (words: readonly string[]): boolean => {
  const at = words.indexOf("chez");
  return words.includes("face") || (at >= 0 && mentionsOthers(words.slice(at + 1, at + 3)));
};

/** Whose something is, by the words around it: both sides where they do not tell. */
export const sidesNamedIn = (words: readonly string[]): readonly Side[] => {
  const isTheirs = mentionsOthers(words);
  // “My opponent” is somebody else.
  const isOwn = words.some(
    (word, at) => OWN.has(word) && !mentionsOthers(words.slice(at + 1, at + 2)),
  );
  return SIDES.filter((side) => isOwn === isTheirs || (side === "opponent") === isTheirs);
};

/** The one ability of a card that does what is asked; undefined where none or several do. */
function doerOf(
  card: Card,
  asked: ReadonlySet<string>,
  counted: readonly number[],
): Doer | undefined {
  const abilities = abilitiesOf(card);
  const deeds = deedsOf(abilities).filter(
    (deed) =>
      !deed.isCost && deed.given === undefined && deed.modal !== "can not" && isAmong(deed, asked),
  );
  const [first] = deeds;
  // Evoke has its permanent sacrificed by a trigger as it enters (CR 702.74a).
  const [evoke] = asked.has("sacrifice") ? keywordsOf(abilities, "evoke") : [];
  if (evoke !== undefined)
    return first === undefined ? { card, on: "enter", ...lineOfAbility(evoke) } : undefined;
  if (first === undefined) {
    const [lifelink] = asked.has("gain life") ? keywordsOf(abilities, "lifelink") : [];
    return lifelink && { card, ...lineOfAbility(lifelink) };
  }
  if (deeds.some(({ ability }) => ability !== first.ability)) return undefined;
  // “My two tokens”: of as many as there are.
  const amounts = amountsOf(deeds);
  if (counted.some((number) => !amounts.includes(number))) return undefined;
  return wayOf(first, { card, ...lineOfAbility(first.ability) });
}

/** The numbers of the last sentence. */
const numbersAsked = (told: QuestionIdeas): readonly number[] =>
  told.words
    .slice(lastSentence(told) + 1)
    .flatMap((word) => (NUMBER.test(word) ? [Number(word)] : []));
const NUMBER = /^\d+$/;

/** How much each deed does, and all of them together: a Wurm and another Wurm are two. */
const amountsOf = (deeds: readonly Deed[]): readonly unknown[] => {
  const each = deeds.flatMap(({ what = {} }) => (what.either ?? [what]).map(quantityOf));
  const sum = each.reduce<number>((total, one) => total + (typeof one === "number" ? one : NaN), 0);
  return [...each, sum];
};

const lineOfAbility = ({ line }: { readonly line?: number }) =>
  line === undefined ? {} : { line };

/** As a spell resolves, or as the card itself enters or dies. */
function wayOf({ ability }: Deed, doer: Doer): Doer | undefined {
  if (!isPermanent(kindsOf(doer.card))) return ability.kind === "spell" ? doer : undefined;
  if (ability.kind !== "triggered") return undefined;
  const { event, any = [], or = [] } = ability.event;
  const isItsOwn = event?.who?.ref === "SELF" && any.length + or.length === 0;
  const on = isItsOwn && (event.verb === "enter" || event.verb === "die") ? event.verb : undefined;
  return on && { ...doer, on, isPlain: ability.condition === undefined };
}

/** What keeps it from happening in every way in which the sides may be meant. */
export function findStopForEverySide(
  card: Card,
  { holders, players }: Sides,
  find: (holder: Permanent, player: Side) => Source | undefined,
) {
  const found = holders.flatMap((side) =>
    players.map((player) => find({ card, copies: 1, side }, player)),
  );
  return found.includes(undefined) ? undefined : found[0];
}

/** “Players can’t gain life”: whoever would. */
function forbiddenBy(
  { card, line }: Doer,
  asked: ReadonlySet<string>,
  other: Card,
  sides: Sides,
): say.PhrasedTableAnswer | undefined {
  const [doing, more] = [...asked].map((deed) => FORBIDDEN[deed]);
  if (doing === undefined || more !== undefined) return undefined;
  const by = findStopForEverySide(other, sides, (holder, player) => {
    const act: Act = { doing, by: player, amount: 1 };
    const found = findProhibition(act, [holder]);
    if (found?.kind === "forbidden") return found;
    return replacementsOf(act, [holder])?.find((one) => "times" in one && one.times === 0);
  });
  return (
    by &&
    say.allowed(false, bilingualName(other), doing, [
      bilingualWords(other, by.line),
      bilingualWords(card, line),
    ])
  );
}

/** What keeps the ability from triggering, or its card from dying; or that what waits to do so does not here. */
function silencedBy(
  told: QuestionIdeas,
  { card, on, line, isPlain }: Doer,
  other: Card,
  sides: Sides,
): say.PhrasedTableAnswer | undefined {
  if (on === undefined) return undefined;
  const thingOf = (side: Side): Thing => ({
    ...{ card, kinds: kindsOf(card), side, zone: "battlefield" },
  });
  const by = findStopForEverySide(other, sides, (holder, side) =>
    on === "enter" ? silencer(thingOf(side), holder) : saviour(thingOf(side), holder),
  );
  const isFree =
    isPlain === true &&
    hasIdea(told, HAPPENS[on]) &&
    onlySilences(other) &&
    sides.holders.every((side) =>
      sides.players.every((player) =>
        isHeard(on, thingOf(player), { card: other, copies: 1, side }),
      ),
    );
  if (by === undefined && !isFree) return undefined;
  return say.triggers(isFree, bilingualName(card), on === "die", [
    bilingualWords(card, line),
    bilingualWords(other, by === undefined ? silentLine(other) : by.line),
  ]);
}

/** Whether it surely is neither silenced nor replaced. */
const isHeard = (on: "enter" | "die", thing: Thing, holder: Permanent): boolean =>
  findProhibition(causedBy(on, thing), [holder])?.kind === "free" &&
  (on === "enter" || neverDies({ doing: "die", thing, amount: 1 }, [holder]) === false);

const causedBy = (on: "enter" | "die", thing: Thing): Act => ({
  ...{ doing: "trigger", thing: { ...thing, doing: on }, of: thing, amount: 1 },
});

function silencer(thing: Thing, holder: Permanent): Source | undefined {
  const found = findProhibition(causedBy("enter", thing), [holder]);
  return found?.kind === "forbidden" ? found : undefined;
}

/** What is exiled or returned to a hand does not die (CR 700.4). */
function saviour(thing: Thing, holder: Permanent): Source | undefined {
  const act: Act = { doing: "die", thing, amount: 1 };
  if (isPermanent(kindsOf(holder.card))) {
    const found = findProhibition(causedBy("die", thing), [holder]);
    return found?.kind === "forbidden" ? found : keptFromDying(act, [holder], { orMaybe: false });
  }
  const journey = journeyOf(holder, thing);
  return journey?.returns === "never" ? { by: holder, ...lineOfAbility(journey) } : undefined;
}
