import { type Act, awaitedActs, type Deed, deedsOf, withAlternatives } from "../deeds/index.ts";
import type {
  Ability,
  CardText,
  Clause,
  Condition,
  FaceText,
  Modifier,
  Noun,
  Sentence,
} from "../types/index.ts";
import type { CardEvent, CardEvents, CausedEvent, EventName } from "./event.ts";
import { eventsOfAct } from "./event-of-act.ts";
import { KEYWORD_EVENTS } from "./event-table.ts";
import { isOver, mayRepeat } from "./repeats.ts";

const SELF = "self";
/** “Gains no life”: it does not happen. */
const isNone = ({ what }: Pick<Act, "what">): boolean => what?.det === "no";
const UNDONE = new Set(["can not", "do not", "would", "could not"]);

/** The events that the faces of a card make happen, and those that they wait for or make better. */
export function eventsOf({ faces }: CardText): CardEvents {
  const read = faces.map(eventsOfFace);
  return {
    causes: distinct(read.flatMap(({ causes }) => causes)),
    rewards: distinct(read.flatMap(({ rewards }) => rewards)),
  };
}

function eventsOfFace({ abilities }: FaceText): CardEvents {
  const deeds = deedsOf(abilities);
  const spent = new Set(deeds.filter(isOver).map(({ ability, given }) => given ?? ability));
  return {
    causes: [
      ...deeds.flatMap((deed) => causedBy(deed, spent)),
      ...abilities.flatMap((ability) => ofKeyword(ability).causes ?? []).map(again),
    ],
    rewards: [
      ...abilities.flatMap(rewardsOf),
      ...(isTapped(deeds) ? [UNTAPPED] : []),
      ...deeds.flatMap(reducedBy),
      ...abilities.flatMap((ability) => ofKeyword(ability).rewards ?? []),
    ],
  };
}

/** What is tapped for something else than mana waits to be untapped. */
const UNTAPPED: CardEvent = { name: "untap", of: [SELF], whose: "you" };

function isTapped(deeds: readonly Deed[]): boolean {
  const own = deeds.filter(({ given, isCost }) => given === undefined && !isCost);
  const makeMana = new Set(own.filter(({ verb }) => verb === "add").map(({ ability }) => ability));
  return own.some(
    ({ ability }) =>
      ability.kind === "activated" &&
      !makeMana.has(ability) &&
      (ability.cost ?? []).some(({ symbols }) => symbols?.includes("{t}") === true),
  );
}

const again = (event: CardEvent): CausedEvent => ({ ...event, amount: "X", again: true });

const ofKeyword = (ability: Ability) =>
  ability.kind === "keyword" ? (KEYWORD_EVENTS[ability.name] ?? {}) : {};

function causedBy(deed: Deed, spent: ReadonlySet<Ability>): readonly CausedEvent[] {
  const { ability, given, modal, clause, modifiers } = deed;
  if (UNDONE.has(modal ?? "") || clause.not === true || clause.past === true) return [];
  if (isLeave(deed) || isNone(deed)) return [];
  const anyway = happensAnyway(modifiers);
  const own = given ?? ability;
  const repeats = mayRepeat(ability) && mayRepeat(own) && !spent.has(own);
  const happen = eventsOfAct(deed).filter(
    (event) => anyway?.has(event.name) !== true && (anyway === undefined || event.whose === "you"),
  );
  return happen.map(({ follows: _follows, ...event }) => ({
    ...event,
    of: event.of.filter((word) => word !== SELF),
    again: repeats,
  }));
}

/** "as though they had flash", "this spell without paying": how spells may be cast. It casts none. */
const isLeave = ({ verb, what, modifiers }: Deed): boolean =>
  verb === "cast" &&
  (what?.ref === SELF || modifiers.some(({ limit }) => limit?.startsWith("as though") === true));

/** The events that would happen without the card, of an act that is done instead of them. */
function happensAnyway(modifiers: readonly Modifier[]): ReadonlySet<EventName> | undefined {
  const would = modifiers.flatMap(({ if: condition }) =>
    condition?.clause?.modal === "would" ? [condition.clause] : [],
  );
  if (would.length === 0 || !modifiers.some(({ instead }) => instead === true)) return undefined;
  const acts = would.flatMap((clause) => withAlternatives(clause, clause.who ?? {}));
  return new Set(acts.flatMap(eventsOfAct).map(({ name }) => name));
}

/** What a trigger waits for, and what a replacement makes more of. */
function rewardsOf(ability: Ability): readonly CardEvent[] {
  const acts = [
    ...(ability.kind === "triggered" ? awaitedActs(ability.event) : []),
    ...("condition" in ability ? happenedBefore(ability.condition) : []),
    ...("effects" in ability ? (ability.effects ?? []).flatMap(improvedBy) : []),
    ...("effects" in ability ? countedIn(ability.effects) : []),
  ];
  return acts.flatMap(rewarded);
}

const rewarded = (act: Act): readonly CardEvent[] =>
  eventsOfAct(act)
    .filter(({ follows }) => !follows)
    .map(({ name, of, whose }) => ({ name, of, whose }));

/** What must have happened this turn, and what happens to more than would without the card. */
function improvedBy({ lead = [], steps = [] }: Sentence): readonly Act[] {
  return lead.flatMap(({ if: condition }) => {
    const clause = condition?.clause;
    const replaces =
      clause?.modal === "would" && steps.some((step) => step.verb === clause.verb && !isNone(step));
    return replaces ? withAlternatives(clause, clause.who ?? {}) : happenedBefore(condition);
  });
}

function happenedBefore(condition: Condition | undefined): readonly Act[] {
  const clause = condition?.clause;
  return clause?.past === true ? withAlternatives(clause, clause.who ?? {}) : [];
}

/** "The life your opponents have lost this turn": what happened before and is counted is waited for. */
function countedIn(value: unknown): readonly Act[] {
  if (Array.isArray(value)) return value.flatMap(countedIn);
  if (typeof value !== "object" || value === null) return [];
  const { where = [] }: Noun = value;
  const own = where.flatMap(({ by, did }): readonly Act[] =>
    by !== undefined && did !== undefined && isOfThisTurn(did)
      ? [{ verb: did.verb ?? "", who: by, what: value, clause: did }]
      : [],
  );
  return [...own, ...Object.values(value).flatMap(countedIn)];
}

const isOfThisTurn = ({ perfect, past, modifiers = [] }: Clause): boolean =>
  (perfect ?? past) === true && modifiers.some(({ duration }) => duration === "this turn");

/** Spells that cost less are rewarded for being cast. */
function reducedBy(deed: Deed): readonly CardEvent[] {
  const { verb, who, clause } = deed;
  const isReduction = verb === "cost" && clause.how === "less" && who.ref !== SELF;
  if (!isReduction) return [];
  const player = who.where?.find(({ by }) => by !== undefined)?.by ?? {};
  return rewarded({ verb: "cast", who: player, what: who, clause });
}

function distinct<Event extends CardEvent>(events: readonly Event[]): readonly Event[] {
  const found = new Map(events.map((event) => [JSON.stringify(event), event]));
  return [...found.values()];
}
