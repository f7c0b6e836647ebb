import {
  type Ability,
  awaitedActs,
  type Clause,
  type Noun,
  type Restriction,
} from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "./abilities-of.ts";
import { causeOfAdditionalTrigger, ownersOfAdditionalTriggers } from "./additional-triggers.ts";
import { fits, withoutCount } from "./fits.ts";
import { kindsOf } from "./kinds-of.ts";
import type { Doing, Permanent, Thing } from "./scene.ts";
import { all, type Maybe } from "./three-valued.ts";
import { type Triggered, triggeredOf } from "./triggers.ts";

/** What makes abilities trigger additional times, and the condition for it. */
export interface TriggerDoubler {
  readonly card: Card;
  readonly cause: Clause;
  /** It does so only “as long as …”, “while …”. */
  readonly isConditional: boolean;
  readonly line?: number;
}

/** The one ability of a card that makes others trigger additional times (CR 603.2d). Undefined where there is none. */
export function triggerDoublerOf(card: Card): TriggerDoubler | undefined {
  const [found, other] = abilitiesOf(card).flatMap((ability) => {
    const cause = causeOfAdditionalTrigger(ability);
    const { line } = ability;
    const isConditional = cause?.modifiers !== undefined || leadsOf(ability) > 1;
    return cause ? [{ card, cause, isConditional, ...(line === undefined ? {} : { line }) }] : [];
  });
  return other === undefined ? found : undefined;
}

const leadsOf = (ability: Ability): number =>
  "effects" in ability ? (ability.effects?.[0]?.lead?.length ?? 0) : 0;

/** Whether a doubler does it for a card, and which line of that card says what it triggers on. */
export interface DoubledTriggers {
  readonly holds: boolean;
  readonly line?: number;
}

/** Keyword abilities that trigger on nothing (CR 702). */
const STILL: ReadonlySet<string> = new Set([
  ...["flying", "haste", "trample", "vigilance", "reach", "menace", "deathtouch", "lifelink"],
  ...["first strike", "double strike", "hexproof", "shroud", "indestructible", "defender", "flash"],
  ...["protection", "equip", "enchant", "flashback", "cycling", "kicker", "changeling"],
]);

/**
 * Whether the abilities of a card trigger an additional time. Only triggered abilities do: what is activated, static or
 * a spell does not (CR 603.2d, 113.3).
 *
 * @param events what is told to happen: where abilities wait for it, others are not meant
 */
export function isDoubled(
  { card, cause, isConditional }: TriggerDoubler,
  of: Card,
  events: ReadonlySet<Doing>,
): DoubledTriggers | undefined {
  const abilities = abilitiesOf(of);
  const by: Permanent = { card, copies: 1, side: "asker" };
  const holder: Permanent = { card: of, copies: 1, side: "asker" };
  const triggered = triggeredOf(holder);
  const told = triggered.filter((one) => waitsFor(one, events));
  const meant = told.length > 0 ? told : triggered;
  const each = meant.map((one) => appliesTo(cause, one, holder, by));
  const line = meant[0]?.line;
  const lined = line === undefined ? {} : { line };
  if (each.length > 0 && each.every((one) => one === true))
    return isConditional ? undefined : { holds: true, ...lined };
  if (each.some((one) => one !== false)) return undefined;
  return abilities.every(isKnown) ? { holds: false, ...lined } : undefined;
}

/** Whether it may hold no triggered ability that was not looked at: one that it gives, a chapter, a keyword. */
function isKnown(ability: Ability): boolean {
  if (ability.kind === "keyword") return STILL.has(ability.name);
  if (ability.kind === "triggered") return true;
  if (ability.kind === "chapter" || ability.kind === "level" || ability.kind === "unread")
    return false;
  return !givesTriggered(ability);
}

const givesTriggered = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (("kind" in value && (value.kind === "triggered" || value.kind === "keyword")) ||
    Object.values(value).some(givesTriggered));

const waitsFor = ({ event }: Triggered, events: ReadonlySet<Doing>): boolean =>
  awaitedActs(event).some(({ verb }) => events.has(verb as Doing));

/** Whether it is the ability of what the text names, and triggers on what the text names. */
function appliesTo(cause: Clause, ability: Triggered, holder: Permanent, by: Permanent): Maybe {
  const holders = ownersOfAdditionalTriggers(cause);
  if (holders === undefined || ability.event.unread !== undefined) return undefined;
  // A Vehicle is a creature at times.
  if (kindsOf(holder.card).has("vehicle")) return undefined;
  const isTheirs = fits(holders, thingOf(holder), by);
  return cause.verb === "trigger"
    ? isTheirs
    : all([isTheirs, isCaused(cause, ability, holder, by)]);
}

/** “A creature entering”: what happens to whom. */
function isCaused(
  { verb, who = {} }: Clause,
  { event }: Triggered,
  holder: Permanent,
  by: Permanent,
): Maybe {
  const [doing, other] = (who.where ?? []).flatMap((one) => doingIn(one));
  if (verb !== "cause" || doing === undefined || other !== undefined) return undefined;
  const acts = awaitedActs(event);
  if (acts.length === 0) return event.phase === undefined ? undefined : false;
  const each = acts.flatMap((act): readonly Maybe[] => {
    if (LEAVING.has(act.verb) && LEAVING.has(doing)) {
      if (act.verb !== doing) return [undefined];
    } else if (act.verb !== doing) return [false];
    if (!TOLD_APART.has(doing) || act.clause.passive === true) return [undefined];
    return (act.who.either ?? [act.who]).map((noun) =>
      fits(who, { ...referentOf(noun, holder), doing: doing as Doing }, by),
    );
  });
  return each.every((one) => one === each[0]) ? each[0] : undefined;
}

/** Ways to leave the battlefield: some of them are others (CR 700.4). */
const LEAVING: ReadonlySet<string> = new Set(["die", "leave", "put"]);
/** What is told by its verb alone. */
const TOLD_APART: ReadonlySet<string> = new Set(["attack", "die", "enter"]);

const doingIn = ({ doing, orDoing }: Restriction): readonly string[] =>
  [doing, orDoing].flatMap((one) => (one?.passive === true ? [] : (one?.verb ?? [])));

/** A permanent as a thing on the battlefield. */
export const thingOf = ({ card, side }: Permanent): Thing => ({
  ...{ card, kinds: kindsOf(card), zone: "battlefield" },
  ...(side === undefined ? {} : { side }),
});

/** The card itself, or whatever its text names: that may be more than it is called. */
export function referentOf(noun: Noun, holder: Permanent): Thing {
  if (noun.ref === "SELF") return thingOf(holder);
  const { is = [], where = [] } = withoutCount(noun);
  const kinds = is.flatMap(
    ({ type, subtype, supertype, thing }) => type ?? subtype ?? supertype ?? thing ?? [],
  );
  const isOwn = where.some(({ controller }) => controller?.ref === "you");
  return {
    ...{ kinds: new Set(kinds), zone: "battlefield" as const, isOpen: true },
    ...(isOwn && holder.side !== undefined ? { side: holder.side } : {}),
  };
}
