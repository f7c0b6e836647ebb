import {
  type Act,
  headOf,
  isPlayer,
  isScaled,
  nounsIn,
  numberOf,
  type Party,
  partyOf,
  type Quantity,
  quantityOf,
  typesIn,
  wordsOfNoun,
} from "../deeds/index.ts";
import type { Mana, Noun } from "../types/index.ts";
import type { CardEvent } from "./event.ts";
import { EVENT_ROWS, type EventRow } from "./event-table.ts";
import { colourWordsOf } from "./mana-words.ts";

/** An event with how much of it there is. */
export type Happening = CardEvent & {
  readonly amount: Quantity;
  /** Whether it follows from the act: who waits for the act does not wait for it. */
  readonly follows: boolean;
};

/** All events that an act is. */
export function eventsOfAct(act: Act): readonly Happening[] {
  const { verb, what } = act;
  if (verb === "deal" && what !== undefined) return damageOf(act);
  if (verb === "fight") return fightOf(act);
  if (addsMana(act) || (verb === "tap" && isMana(act.clause.for))) return manaOf(act);
  return EVENT_ROWS.filter((row) => isFor(row, act)).flatMap((row) => eventsOfRow(row, act));
}

/** "add {G}", but not "add 2 to the result". */
const addsMana = ({ verb, clause: { mana } }: Act): boolean =>
  verb === "add" && mana !== undefined && (mana.noun === undefined || isMana(mana.noun));

const isMana = (noun: Noun | undefined): boolean =>
  noun !== undefined && headOf(noun).thing === "mana";

const zoneIn = (noun: Noun | undefined): string | undefined =>
  noun === undefined ? undefined : headOf(noun).thing;

/** The zone that a thing comes from: of the act, or of the thing. */
function cameFrom({ clause, what }: Act): string | undefined {
  if (isEnchantedCard(what)) return "graveyard";
  const zone =
    clause.origin?.zone ?? clause.from ?? what?.where?.find(({ place }) => isFrom(place))?.zone;
  return zoneIn(zone);
}

/** Nothing but a card in a graveyard is enchanted as a card. */
const isEnchantedCard = ({ is = [] }: Noun = {}): boolean =>
  is.some(({ done }) => done === "enchant") && is.at(-1)?.thing === "card";

const isFrom = (place: string | undefined): boolean => place === "from" || place === "in";

function isFor(row: EventRow, act: Act): boolean {
  const { clause, what } = act;
  const head = what === undefined ? undefined : headOf(what);
  return (
    row.verb === act.verb &&
    (row.head === undefined || row.head === (head?.thing ?? head?.type)) &&
    (row.part === undefined || row.part === clause.part) &&
    (row.to === undefined || row.to === zoneIn(clause.place?.zone)) &&
    (row.from === undefined || row.from === cameFrom(act)) &&
    (row.counted === undefined || row.counted === countedIn(what)) &&
    (row.permanent === undefined || isPermanent(what, act))
  );
}

/** What "the number of each kind of counter" is a number of. */
function countedIn(noun: Noun | undefined): string | undefined {
  const of = noun?.where?.find(({ place }) => place === "of")?.zone;
  return of === undefined ? zoneIn(noun) : countedIn(of);
}

/** A card or a spell is none, nor what comes from elsewhere than the battlefield. */
function isPermanent(noun: Noun | undefined, act: Act): boolean {
  const { thing } = headOf(noun ?? {});
  return (
    noun !== undefined &&
    cameFrom(act) === undefined &&
    (thing === undefined || thing === "permanent")
  );
}

function eventsOfRow(row: EventRow, act: Act): readonly Happening[] {
  const thing = partAt(row.of, act);
  const kinds = row.of === "place" && act.what !== undefined ? counterKindOf(act.what) : [];
  const name = (of: readonly string[]) =>
    row.event === "enters" && typesIn(of).has("land") ? "landfall" : row.event;
  const amount = isScaled(act.clause.modifiers) ? "X" : amountOf(row, act);
  return (thing === undefined ? [undefined] : nounsIn(thing)).flatMap((one) =>
    (one === undefined ? [[]] : wordsOfNoun(one)).map((words) => ({
      name: name(words),
      of: [...(row.words ?? []), ...kinds, ...words].filter(
        (word) => word !== "land" || name(words) !== "landfall",
      ),
      whose: partyIn(row, act, one),
      amount,
      follows: row.follows === true,
    })),
  );
}

function partAt(part: EventRow["of"], { who, what, clause }: Act): Noun | undefined {
  if (part === "nothing") return undefined;
  if (part === "place") return clause.place?.zone ?? clause.among ?? clause.on;
  return part === "who" ? who : what;
}

function partyIn(row: EventRow, { who, what, clause }: Act, thing: Noun | undefined): Party {
  if (clause.control === "your" || clause.place?.state?.includes("under your control"))
    return "you";
  if (row.whose === "zone" && what !== undefined) return partyOf(what);
  return row.whose === "actor" || thing === undefined ? partyOf(who) : partyOf(thing);
}

function amountOf({ of, head }: EventRow, { what, clause }: Act): Quantity {
  if (clause.amount !== undefined) return numberOf(clause.amount);
  if (of === "who" || (what === undefined && head === undefined)) return 1;
  return what === undefined ? 1 : quantityOf(what);
}

/** The kind of a counter. */
const counterKindOf = ({ is = [] }: Noun): readonly string[] =>
  is.flatMap(({ counter, size }) => counter ?? size ?? []);

/** Damage to a player and damage to a permanent are two events; "any target" may be either. */
function damageOf({ what, to, clause }: Act): readonly Happening[] {
  const dealt =
    isScaled(clause.modifiers) || clause.equal !== undefined ? "X" : quantityOf(what ?? {});
  const targets = [to, clause.among].flatMap((noun) =>
    noun === undefined ? [] : alternativesIn(noun),
  );
  const isOfCombat = headOf(what ?? {}).thing === COMBAT_DAMAGE;
  return targets
    .flatMap((one) => damageTo(one, dealt))
    .map((event) => (isOfCombat ? { ...event, of: [...event.of, COMBAT_DAMAGE] } : event));
}

/** Damage of attackers and blockers: what waits for it waits for no other damage (CR 510.2). */
const COMBAT_DAMAGE = "combat damage";

function damageTo(one: Noun, amount: Quantity): readonly Happening[] {
  const toPlayer = {
    name: "damage-to-player",
    of: [],
    whose: partyOf(one),
    amount,
    follows: false,
  } as const;
  const toPermanent = wordsOfNoun(one).map(
    (of) => ({ ...toPlayer, name: "damage-to-permanent", of }) as const,
  );
  if (headOf(one).thing === "target" || (one.target === true && one.is === undefined))
    return [toPlayer, ...toPermanent];
  return isPlayer(one) ? [toPlayer] : toPermanent;
}

/** "player or planeswalker": each with all that narrows both. */
function alternativesIn(noun: Noun): readonly Noun[] {
  const [only] = noun.is ?? [];
  if (noun.either !== undefined) return noun.either.flatMap(alternativesIn);
  return noun.is?.length === 1 && only?.any !== undefined
    ? only.any.map((is) => ({ ...noun, is }))
    : [noun];
}

/** Each of two that fight is dealt damage. */
const fightOf = ({ who, what }: Act): readonly Happening[] =>
  [who, what].flatMap((one) => (one === undefined ? [] : damageTo(one, "X")));

function manaOf({ who, what, clause }: Act): readonly Happening[] {
  const { mana } = clause;
  const made = mana === undefined ? wordsOfNoun(what ?? {}) : colourWordsOf(mana);
  const amount = isScaled(clause.modifiers) ? "X" : quantityOfMana(mana);
  return made.map((of) => ({
    name: "mana-produced",
    of,
    whose: partyOf(who),
    amount,
    follows: false,
  }));
}

/** "an additional {G}{G}". */
const times = (amount: Quantity, symbols: number): Quantity =>
  amount === "X" ? amount : amount * symbols;

const quantityOfMana = (mana: Mana | undefined): Quantity => {
  const { length = 1 } = mana?.symbols ?? [];
  if (mana?.amount !== undefined) return times(numberOf(mana.amount), length);
  if (mana?.noun !== undefined && mana.or === undefined) return quantityOf(mana.noun);
  return (mana?.symbols ?? mana?.or?.[0])?.length ?? 1;
};
