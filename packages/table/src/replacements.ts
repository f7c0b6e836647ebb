import {
  type Ability,
  type Clause,
  headOf,
  type Modifier,
  type Noun,
} from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import { lineOf, type Source } from "./find-prohibition.ts";
import { fits, fitsPlayer, personOf, withoutCount } from "./fits.ts";
import type { Act, Permanent, Side, Thing } from "./scene.ts";
import { all, any, type Maybe } from "./three-valued.ts";

type Change = { readonly times: number } | { readonly plus: number };

/** What a replacement effect makes of an amount (CR 614.1a): it multiplies it, or adds to it. */
export type Replacement = Source & Change;

/** What is created, gained or put, as texts of such effects say it. */
const ABOUT: Readonly<Record<string, string>> = {
  create: "token",
  damage: "damage",
  gain: "life",
  lose: "life",
};
/** As texts say what is done, where it has another name here. */
const VERBS: Readonly<Partial<Record<Act["doing"], string>>> = { damage: "deal" };

/** The effects that make an act more or less, each once (CR 614.5). Undefined where one does something else to it. */
export function replacementsOf(
  act: Act,
  board: readonly Permanent[],
): readonly Replacement[] | undefined {
  const found = board.flatMap((holder) =>
    abilitiesOf(holder.card).map((ability) => replacementIn(ability, act, holder)),
  );
  return found.includes(undefined) ? undefined : found.flatMap((one) => one ?? []);
}

function replacementIn(
  ability: Ability,
  act: Act,
  holder: Permanent,
): readonly Replacement[] | undefined {
  const event = eventOf(ability);
  if (event === undefined || event.verb !== (VERBS[act.doing] ?? act.doing)) return [];
  const applies = isReplaced(event, act, holder);
  if (applies === false) return [];
  const change = applies === true ? changeOf(ability) : undefined;
  if (change === undefined) return undefined;
  return [{ by: holder, ...ofAllCopies(change, holder.copies), ...lineOf(ability) }];
}

/** What would happen: "if an effect would create one or more tokens". */
function eventOf(ability: Ability): Clause | undefined {
  if (ability.kind !== "replacement") return undefined;
  const [sentence] = ability.effects;
  return sentence?.lead?.find((one) => one.if?.clause?.modal === "would")?.if?.clause;
}

function isReplaced(event: Clause, act: Act, holder: Permanent): Maybe {
  const isWhat = isAbout(event.what, act);
  const isNow = all((event.modifiers ?? []).map((one) => isInTime(one, act, holder)));
  if (act.doing === "damage")
    return all([
      isWhat,
      isNow,
      act.source === undefined ? undefined : fits(event.who ?? {}, act.source, holder),
      event.to === undefined ? true : meansPlayer(event.to, act.by, holder),
    ]);
  if (act.doing === "put") return all([isNow, isPut(event, act, holder)]);
  if (act.doing === "create")
    return all([
      isWhat,
      isNow,
      event.control === undefined ? true : fitsPlayer({ ref: "you" }, act.by, holder),
      act.thing === undefined ? undefined : fits({ is: event.what?.is ?? [] }, act.thing, holder),
    ]);
  return all([isWhat, isNow, fitsPlayer(personOf(event.who ?? {}), act.by, holder)]);
}

/** "if one or more counters would be put on a creature you control", "if you would put …", "if an effect would put …". */
function isPut(event: Clause, { by, thing, counter }: Act, holder: Permanent): Maybe {
  const { passive, who = {}, place } = event;
  const is = (passive === true ? who : event.what)?.is ?? [];
  if (headOf({ is }).thing !== "counter" || place?.zone === undefined || thing === undefined)
    return undefined;
  const [kind, ...others] = is.slice(0, -1);
  if (others.length > 0) return undefined;
  const isByEffect = passive === true || headOf(who).thing === "effect";
  return all([
    kind === undefined || kind.size === counter,
    isByEffect ? true : fitsPlayer(personOf(who), by, holder),
    fitsAny(place.zone, thing, holder),
  ]);
}

/** "on an artifact or creature you control", "on a permanent or player". */
const fitsAny = (noun: Noun, thing: Thing, holder: Permanent): Maybe => {
  const rows = noun.is?.flatMap((trait) => trait.any ?? []) ?? [];
  const isPlayer = (is: Noun["is"]) => headOf({ is: is ?? [] }).thing === "player";
  return rows.length === 0
    ? fits(withoutCount(noun), thing, holder)
    : any(rows.map((is) => !isPlayer(is) && fits(withoutCount({ ...noun, is }), thing, holder)));
};

/** Whether it is a matter of such cards, life or damage. What an effect deals is no combat damage (CR 120.2b). */
function isAbout(what: Noun | undefined, { doing, source }: Act): Maybe {
  const { thing } = headOf(what ?? {});
  if (thing === (ABOUT[doing] ?? "card")) return true;
  if (doing !== "damage" || source === undefined) return undefined;
  return thing === "noncombat damage" ? true : thing === "combat damage" ? false : undefined;
}

const isInTime = ({ duration }: Modifier, { turnOf }: Act, holder: Permanent): Maybe =>
  duration === "during your turn" ? fitsPlayer({ ref: "you" }, turnOf, holder) : undefined;

/** "a permanent or player", "an opponent or a permanent an opponent controls": whether that player is meant. */
function meansPlayer(noun: Noun, side: Side | undefined, holder: Permanent): Maybe {
  if (noun.either !== undefined)
    return any(noun.either.map((one) => meansPlayer(one, side, holder)));
  const rows = noun.is?.flatMap((trait) => trait.any ?? []);
  if (rows !== undefined && rows.length > 0)
    return any(rows.map((is) => meansPlayer({ ...noun, is }, side, holder)));
  const { thing, type } = headOf(noun);
  return thing === "permanent" || type !== undefined
    ? false
    : fitsPlayer(personOf(noun), side, holder);
}

const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  "double that": 2,
  "three time": 3,
  triple: 3,
  "triple that": 3,
};

/** Each copy applies once. */
const ofAllCopies = (change: Change, copies: number): Change =>
  "plus" in change ? { plus: change.plus * copies } : { times: change.times ** copies };

function changeOf(ability: Ability): Change | undefined {
  if (ability.kind !== "replacement" || ability.effects.length !== 1) return undefined;
  const [step, ...others] = ability.effects[0]?.steps ?? [];
  const what = step?.passive === true ? step.who : step?.what;
  return others.length > 0 || what === undefined ? undefined : changeTo(what);
}

/** "twice that many", "no", "that much damage plus 2", "that many plus one of each of those kinds": of each that is put. */
function changeTo(what: Noun): Change | undefined {
  const { det = "", count } = what;
  if (det === "no") return { times: 0 };
  const added = addedTo(what);
  if (added !== undefined) return typeof added === "number" ? { plus: added } : undefined;
  const times = TIMES[count?.times ?? det];
  return times === undefined ? undefined : { times };
}

/** What is added to “that much”. Null where something else is done to it. */
function addedTo({ count, plus, plusOrMinus }: Noun): number | null | undefined {
  const [added, isPlain] =
    count?.plus !== undefined
      ? [count.plus, count.times === undefined]
      : [plus, plusOrMinus === "plus" && count?.same === "that much"];
  if (added === undefined) return undefined;
  return isPlain && typeof added.number === "number" ? added.number : null;
}

/** What of a permanent sends elsewhere what would die, and whether it does so here. */
type SentElsewhere = Source & { readonly applies: Maybe };

function sentElsewhere(act: Act, holder: Permanent): readonly SentElsewhere[] {
  return abilitiesOf(holder.card).flatMap((ability) => {
    const event = eventOf(ability);
    if (event === undefined || ability.kind !== "replacement") return [];
    const goesToGraveyard =
      event.verb === "die" ||
      (event.verb === "put" && headOf(event.place?.zone ?? {}).thing === "graveyard");
    const isExiled = ability.effects[0]?.steps?.[0]?.verb === "exile";
    if (!goesToGraveyard || !isExiled || act.thing === undefined) return [];
    const owner = event.place?.zone?.whose;
    const applies = all([
      fits(event.who ?? {}, act.thing, holder),
      owner === undefined ? true : fitsPlayer(personOf(owner), act.thing.side, holder),
    ]);
    return [{ by: holder, applies, ...lineOf(ability) }];
  });
}

/** Whether what would die goes elsewhere instead and so never dies (CR 614.6, 700.4). */
export function neverDies(act: Act, board: readonly Permanent[]): Maybe {
  const each = board.flatMap((holder) => sentElsewhere(act, holder));
  if (each.some(({ applies }) => applies === true)) return true;
  return each.some(({ applies }) => applies === undefined) ? undefined : false;
}

/** What keeps something from dying, as its card says it. What only may is left out unless it is wanted. */
export const keptFromDying = (
  act: Act,
  board: readonly Permanent[],
  { orMaybe }: { readonly orMaybe: boolean },
): Source | undefined =>
  board
    .flatMap((holder) => sentElsewhere(act, holder))
    .find(({ applies }) => applies === true || (orMaybe && applies === undefined));
