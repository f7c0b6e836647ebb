import {
  type Ability,
  type Deed,
  deedsOf,
  headOf,
  type Noun,
  type Sentence,
} from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "./abilities-of.ts";
import { fits, withoutCount } from "./fits.ts";
import { kindsOf } from "./kinds-of.ts";
import type { Thing } from "./scene.ts";

/** How many counters of a kind a card puts on one thing. */
export interface CountersPut {
  readonly counter: string;
  readonly amount: number | "X";
  readonly on: Thing;
}

/**
 * The counters that a card puts once it is cast: those it enters with (CR 122.6a), the loyalty of a planeswalker (CR
 * 306.5b), those that a spell or a trigger of its own entering puts on a creature. No card enters with more than told.
 *
 * @returns undefined where it puts none, in several ways, or where a text is not known
 */
export function countersPut(card: Card): CountersPut | undefined {
  const abilities = abilitiesOf(card);
  if (abilities.some(({ kind }) => kind === "unread" || kind === "mode")) return undefined;
  const [found, other] = [...loyaltyOf(card), ...abilities.flatMap((one) => putBy(one, card))];
  return other === undefined ? found : undefined;
}

const itself = (card: Card): Thing => ({
  card,
  kinds: kindsOf(card),
  side: "asker",
  zone: "battlefield",
});
/** A creature of the asker that nobody named. */
const CREATURE: Thing = {
  kinds: new Set(["creature"]),
  side: "asker",
  zone: "battlefield",
  isOpen: true,
};

function loyaltyOf(card: Card): readonly CountersPut[] {
  const loyalty = card.card_faces?.[0]?.loyalty ?? card.loyalty ?? "";
  return /^\d+$/.test(loyalty)
    ? [{ counter: "loyalty", amount: Number(loyalty), on: itself(card) }]
    : [];
}

/** On its own entering, as it enters, or as the spell resolves; what is activated or comes later is left out. */
function putBy(ability: Ability, card: Card): readonly CountersPut[] {
  if (ability.kind === "replacement") return entersWith(ability.effects, card);
  const event = ability.kind === "triggered" ? ability.event.event : undefined;
  const isOnEntering = event?.verb === "enter" && event.who?.ref === "SELF";
  if (ability.kind !== "spell" && !isOnEntering) return [];
  return deedsOf([ability]).flatMap((deed) => putIn(deed, card));
}

function entersWith(effects: readonly Sentence[], card: Card): readonly CountersPut[] {
  const steps = effects.flatMap(({ steps = [], lead = [] }) => (lead.length > 0 ? [] : steps));
  return steps.flatMap(({ who, verb, with: counters, modifiers = [] }) => {
    const isPlain = verb === "enter" && who?.ref === "SELF" && modifiers.length === 0;
    return isPlain && counters !== undefined ? plusOnes(counters, itself(card)) : [];
  });
}

function putIn({ verb, what, clause, modifiers }: Deed, card: Card): readonly CountersPut[] {
  const on = clause.place?.zone && thingMeant(clause.place.zone, card);
  return verb === "put" && what !== undefined && modifiers.length === 0 && on !== undefined
    ? plusOnes(what, on)
    : [];
}

/** Itself, or a creature of the asker: "target creature", "each creature you control". */
function thingMeant(zone: Noun, card: Card): Thing | undefined {
  if (zone.ref === "SELF") return itself(card);
  const holder = { card, copies: 1, side: "asker" as const };
  return fits(withoutCount(zone), CREATURE, holder) === true ? CREATURE : undefined;
}

const plusOnes = (noun: Noun, on: Thing): readonly CountersPut[] => {
  const [kind, other] = (noun.is ?? []).slice(0, -1);
  const isPlusOne = kind?.size === "+1/+1" && other === undefined;
  if (!isPlusOne || headOf(noun).thing !== "counter") return [];
  const amount = noun.count?.number ?? 1;
  return typeof amount === "number" || amount === "X" ? [{ counter: "+1/+1", amount, on }] : [];
};
