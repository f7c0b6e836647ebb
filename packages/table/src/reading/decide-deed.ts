import { type Deed, deedsOf, headOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { findProhibition, type Source } from "../find-prohibition.ts";
import { journeyOf } from "../journey.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { keptFromDying, replacementsOf } from "../replacements.ts";
import type { Act, Doing, Permanent, Side, Thing } from "../scene.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { isOnTable, statementStart } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { meetingOf } from "./meeting.ts";
import { mentionsOthers, type QuestionIdeas } from "./question-ideas.ts";
import * as say from "./table-phrases.ts";

/** What is asked to happen, by its idea: the verb and thing of card texts. */
const DEEDS: Readonly<Record<string, readonly [doing: Doing, told: string]>> = {
  draw: ["draw", "draw card"],
  "gain-life": ["gain", "gain life"],
  token: ["create", "create token"],
};
/** Ideas of who and where, and that things happen: none of them keeps a deed from happening. */
const BESIDE =
  "attack battlefield card cast combat-damage control creature damage deathtouch dies dies-trigger each-opponent enters etb-trigger exile flying library life-total lifelink opponent player power resolve spell tap turn".split(
    " ",
  );
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
  readonly doing: Doing;
  /** Absent: as it resolves, or for damage. */
  readonly on?: "enter" | "die";
  readonly line?: number;
}

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
  const asked = told.ideas.findLast(({ id }) => id in DEEDS);
  if (asked === undefined || asked.at < lastSentence(told)) return undefined;
  const [doing, deed] = DEEDS[asked.id] ?? [];
  if (doing === undefined || deed === undefined) return undefined;
  const meeting = meetingOf(told, cards, {
    known: [...BESIDE, ...Object.keys(DEEDS)],
    elsewhen: [],
    isOne: (card) => doerOf(card, doing, deed) !== undefined,
  });
  const doer = meeting && doerOf(meeting.one, doing, deed);
  if (meeting === undefined || doer === undefined) return undefined;
  const { other } = meeting;
  const place = 1 - meeting.place;
  if (isPermanent(kindsOf(other)) && !isOnTable(told, place, knownWords)) return undefined;
  const sides = sidesIn(told, place);
  return forbiddenBy(doer, other, sides) ?? silencedBy(doer, other, sides);
}

export const sidesIn = (
  { words, mentions, understanding }: QuestionIdeas,
  place: number,
): Sides => {
  const at = mentions.find((one) => one.place === place)?.at ?? 0;
  return {
    holders: sidesNamedIn(words.slice(statementStart(words, at), at)),
    players: sidesNamedIn(understanding.clause.text.split(" ")),
  };
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

/** Where the sentence begins that asks. */
export const lastSentence = ({ words }: QuestionIdeas): number =>
  words.lastIndexOf(".", words.at(-1) === "." ? words.length - 2 : words.length);

/** The one ability of a card that does it. Undefined where none or several do. */
function doerOf(card: Card, doing: Doing, told: string): Doer | undefined {
  const abilities = abilitiesOf(card);
  const deeds = deedsOf(abilities).filter(
    ({ verb, what, isCost, modal, given }) =>
      !isCost &&
      given === undefined &&
      modal !== "can not" &&
      (what?.either ?? [what ?? {}]).every((one) => `${verb} ${headOf(one).thing}` === told),
  );
  const [first] = deeds;
  if (first === undefined) {
    const [lifelink] = doing === "gain" ? keywordsOf(abilities, "lifelink") : [];
    return lifelink && { card, doing, ...lineOfAbility(lifelink) };
  }
  if (deeds.some(({ ability }) => ability !== first.ability)) return undefined;
  return wayOf(first, { card, doing, ...lineOfAbility(first.ability) });
}

const lineOfAbility = ({ line }: { readonly line?: number }) =>
  line === undefined ? {} : { line };

/** As a spell resolves, or as the card itself enters or dies. */
function wayOf({ ability }: Deed, doer: Doer): Doer | undefined {
  if (!isPermanent(kindsOf(doer.card))) return ability.kind === "spell" ? doer : undefined;
  if (ability.kind !== "triggered") return undefined;
  const { event, any = [], or = [] } = ability.event;
  const isItsOwn = event?.who?.ref === "SELF" && any.length + or.length === 0;
  const on = isItsOwn && (event.verb === "enter" || event.verb === "die") ? event.verb : undefined;
  return on && { ...doer, on };
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
function forbiddenBy({ card, doing, line }: Doer, other: Card, sides: Sides) {
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

/** What keeps the ability from triggering, or its card from dying. */
function silencedBy({ card, on, line }: Doer, other: Card, sides: Sides) {
  if (on === undefined) return undefined;
  const by = findStopForEverySide(other, sides, (holder, side) => {
    const thing: Thing = { card, kinds: kindsOf(card), side, zone: "battlefield" };
    return on === "enter" ? silencer(thing, holder) : saviour(thing, holder);
  });
  return (
    by &&
    say.triggers(false, bilingualName(card), on === "die", [
      bilingualWords(card, line),
      bilingualWords(other, by.line),
    ])
  );
}

function silencer(thing: Thing, holder: Permanent): Source | undefined {
  const act: Act = { doing: "trigger", thing: { ...thing, doing: "enter" }, amount: 1 };
  const found = findProhibition(act, [holder]);
  return found?.kind === "forbidden" ? found : undefined;
}

/** What is exiled or returned to a hand does not die (CR 700.4). */
function saviour(thing: Thing, holder: Permanent): Source | undefined {
  const act: Act = { doing: "die", thing, amount: 1 };
  if (isPermanent(kindsOf(holder.card))) return keptFromDying(act, [holder], { orMaybe: false });
  const journey = journeyOf(holder, thing);
  return journey?.returns === "never" ? { by: holder, ...lineOfAbility(journey) } : undefined;
}
