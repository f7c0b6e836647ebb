import {
  type Ability,
  type Clause,
  type Deed,
  deedsOf,
  headOf,
  type Noun,
  type Sentence,
  type When,
} from "@spellwright/card-text";
import type { CombatMatter } from "@spellwright/judge";
import { changesOf } from "./changes-of.ts";

/** Events that take place beside a combat, or before and after it. */
const BESIDE: ReadonlySet<string | undefined> = new Set(
  "activate cast cause die discard draw enter gain leave put turn".split(" "),
);
const OTHER_PHASES: ReadonlySet<string | undefined> = new Set([
  "upkeep",
  "draw step",
  "end step",
  "precombat main phase",
  "first main phase",
]);
const DECLARED: ReadonlySet<string | undefined> = new Set(["attack", "block"]);
/** What is done without changing life, sizes or who lives. */
const ASIDE: ReadonlySet<string> = new Set(
  "add discard draw investigate learn look mill reveal scry search shuffle surveil".split(" "),
);
/** Tokens that take no part in combat. */
const PEACEFUL: ReadonlySet<string | undefined> = new Set(
  "blood clue food map treasure".split(" "),
);

/** Labels that are a condition by themselves (CR 702.179, 719.3). */
export const CONDITIONS: ReadonlySet<string | undefined> = new Set([
  "max speed",
  "prize",
  "solved",
  "visit",
]);

/** What an ability that is no effect may change in a combat whose creatures and blocks are told. */
export function matterOf(ability: Ability): CombatMatter | undefined {
  switch (ability.kind) {
    // Nobody uses one unless the question says so.
    case "activated":
    case "chapter":
      return undefined;
    case "triggered":
      return triggeredMatter(ability, ability.event);
    case "replacement":
    case "spell":
    case "static": {
      if (CONDITIONS.has(ability.label)) return "all";
      const matters = ability.effects.map(sentenceMatter);
      return matters.find((one) => one === "all") ?? matters.find((one) => one !== undefined);
    }
    default:
      return "all";
  }
}

function triggeredMatter(ability: Ability, event: When): CombatMatter | undefined {
  const { phase, word, unread, also } = event;
  if (unread !== undefined || also !== undefined) return "all";
  if (phase !== undefined) return OTHER_PHASES.has(headOf(phase).thing) ? undefined : "all";
  const clauses = [event.event, ...(event.any ?? []), ...(event.or ?? [])].flatMap(eventsIn);
  if (word === undefined || clauses.length === 0) return "all";
  const inCombat = clauses.filter((clause) => !isBeside(clause));
  if (inCombat.length === 0) return undefined;
  if (inCombat.every(isHit))
    return isAside(ability, isBesideAHit) ? undefined : "what follows a hit";
  return inCombat.every(isDeclared) && isAside(ability, isHarmless) ? undefined : "all";
}

/** “enters or attacks”: each of them. */
const eventsIn = (clause: Clause | undefined): readonly Clause[] =>
  clause === undefined ? [] : [clause, ...[clause.or, clause.orElse, clause.and].flatMap(eventsIn)];

const isBeside = ({ verb = "", part, what = {}, who = {} }: Clause): boolean =>
  part === "the target of" ||
  (![what, who].some((noun) => headOf(noun).thing === "counter") &&
    verb.split(" or ").every((one) => BESIDE.has(one)));

const isDeclared = ({ verb, part }: Clause): boolean => DECLARED.has(verb) || part === "-ed block";

/** “deals combat damage to a player”. */
const isHit = ({ verb, what, to, passive }: Clause): boolean =>
  verb === "deal" &&
  passive === undefined &&
  headOf(what ?? {}).thing === "combat damage" &&
  to !== undefined &&
  alternativesOf(to).every(isNoCreature);

const alternativesOf = (noun: Noun): readonly Noun[] => noun.either ?? [noun];
const isNoCreature = ({ is = [] }: Noun): boolean =>
  is
    .flatMap(({ any, ...one }) => any?.flat() ?? [one])
    .every(
      ({ thing, type }) =>
        thing === "player" || thing === "opponent" || type === "planeswalker" || type === "battle",
    );

/** Whether all that an ability does leaves life, sizes and lives alone. */
function isAside(ability: Ability, isHarmlessDeed: (deed: Deed) => boolean): boolean {
  const deeds = deedsOf([ability]).filter(({ isCost }) => !isCost);
  const sentences = "effects" in ability ? (ability.effects ?? []) : [];
  return (
    deeds.length > 0 &&
    !("modes" in ability) &&
    sentences.every(({ unread }) => unread === undefined) &&
    deeds.every((deed) => deed.given === undefined && isHarmlessDeed(deed))
  );
}

const isHarmless = ({ verb, what, to, clause }: Deed): boolean =>
  ASIDE.has(verb) ||
  (MOVING.has(verb) && isCard(what) && !isBattlefield(clause)) ||
  (verb === "return" && isCard(what)) ||
  (verb === "create" && isPeaceful(what)) ||
  (verb === "deal" && headOf(to ?? {}).type === "planeswalker");

/** Once damage is dealt, new creatures and cards that move come too late. */
const isBesideAHit = (deed: Deed): boolean =>
  isHarmless(deed) || deed.verb === "create" || isCard(deed.what);

/** Cards that are moved fight nowhere, as long as they do not come to the battlefield. */
const MOVING: ReadonlySet<string> = new Set(["exile", "put"]);
const isCard = (noun: Noun = {}): boolean => headOf(noun).thing?.split(" ").at(-1) === "card";
const isBattlefield = ({ place }: Clause): boolean =>
  headOf(place?.zone ?? {}).thing === "battlefield";

const isPeaceful = ({ is = [] }: Noun = {}): boolean =>
  is.some(({ subtype }) => PEACEFUL.has(subtype)) && is.every(({ type }) => type !== "creature");

function sentenceMatter({ lead = [], steps = [], unread }: Sentence): CombatMatter | undefined {
  const would = lead.find((one) => one.if?.clause?.modal === "would")?.if?.clause;
  if (would !== undefined && isDeath(would))
    return would.who?.ref === "SELF" ? "its own death" : "deaths";
  if (unread !== undefined || steps.length === 0) return "all";
  if (lead.some(({ additionalCost }) => additionalCost !== undefined)) return undefined;
  let who: Noun = {};
  return steps.every((step) => {
    who = step.who ?? who;
    return isQuiet(step, who);
  })
    ? undefined
    : "all";
}

const isDeath = ({ verb, place }: Clause): boolean =>
  verb === "die" || (verb === "put" && headOf(place?.zone ?? {}).thing === "graveyard");

/** What players have without any creature being another for it. */
const OWNED: ReadonlySet<string | undefined> = new Set(["maximum hand size"]);
const ALLOWED: ReadonlySet<string | undefined> = new Set([
  "look",
  "play",
  "cast",
  "spend",
  "activate",
]);

/** What is told has been declared: what must and may be done besides, costs, and leave of players. */
function isQuiet(clause: Clause, who: Noun): boolean {
  const { verb } = clause;
  if (verb === "cost" || isUncounterable(clause) || (verb === "do" && clause.part === "so"))
    return true;
  if (verb === "attack" || verb === "block") return isDeclaredSo(clause);
  // A given ability that has to be activated is not, unless it is told.
  if (GIVING.has(verb) && (clause.quoted ?? []).length > 0) return changesOf(clause)?.length === 0;
  return (who.ref === "you" || Object.keys(who).length === 0) && isOfPlayer(clause);
}

const GIVING: ReadonlySet<string | undefined> = new Set(["have", "gain"]);

const isUncounterable = ({ verb, modal, passive }: Clause): boolean =>
  verb === "counter" && modal === "can not" && passive === true;

/** What a player has, does or may do without any creature being another for it. */
function isOfPlayer({ verb = "", modal, abilities = [], what = {} }: Clause): boolean {
  if (verb === "have")
    return (
      OWNED.has(headOf(what).thing) ||
      abilities.some((one) => one.kind === "keyword" && one.name === "hexproof")
    );
  if (modal === "may") return ALLOWED.has(verb);
  return modal === undefined && (ASIDE.has(verb) || (verb === "return" && isCard(what)));
}

/** “attacks each combat if able”, “must be blocked if able”, “can block an additional creature”. */
function isDeclaredSo({ verb, modal, modifiers = [], part, what = {} }: Clause): boolean {
  if (modal === "must") return true;
  if (modal === undefined)
    return modifiers.some(({ limit }) => limit?.endsWith("if able") === true);
  return verb === "block" && modal === "can" && part === undefined && what.count !== undefined;
}
