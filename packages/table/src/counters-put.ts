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

/** Keywords that put no counters as a card enters, nor take any away. */
const APART: ReadonlySet<string> = new Set(
  "deathtouch,defender,double strike,first strike,flash,flying,haste,hexproof,indestructible,lifelink,menace,protection,reach,trample,vigilance,ward".split(
    ",",
  ),
);

/**
 * The counters that a card puts once it is cast: those it enters with (CR 122.6a), the loyalty of a planeswalker (CR
 * 306.5b), those that a spell or a trigger of its own entering puts on a creature.
 *
 * @returns undefined where it puts none, or where more is to be known: several ways, a choice, a condition, another
 * keyword, a number that is counted, a text that was not read
 */
export function countersPut(card: Card): CountersPut | undefined {
  const abilities = abilitiesOf(card);
  const isOpen = abilities.some(
    (ability) =>
      ability.kind === "unread" ||
      ability.kind === "mode" ||
      (ability.kind === "keyword" && !APART.has(ability.name)),
  );
  if (isOpen) return undefined;
  const found = [...loyaltyOf(card), ...abilities.flatMap((one) => putBy(one, card))];
  const [only, other] = found;
  return other === undefined && only !== "unknown" ? only : undefined;
}

type Put = CountersPut | "unknown";

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

/** On its own entering, as it enters, or as the spell resolves. What is activated or comes later is left out. */
function putBy(ability: Ability, card: Card): readonly Put[] {
  if (ability.kind === "replacement") return entersWith(ability.effects, card);
  const event = ability.kind === "triggered" ? ability.event.event : undefined;
  const isOnEntering = event?.verb === "enter" && event.who?.ref === "SELF";
  if (ability.kind !== "spell" && !isOnEntering) return [];
  return deedsOf([ability]).flatMap((deed) => putIn(deed, card));
}

function entersWith(effects: readonly Sentence[], card: Card): readonly Put[] {
  return effects.flatMap(({ steps = [], lead = [] }) =>
    steps.flatMap(({ who, verb, with: counters, modifiers = [], modal }) => {
      if (verb !== "enter" || who?.ref !== "SELF" || counters === undefined) return [];
      const isPlain = lead.length === 0 && modifiers.length === 0 && modal === undefined;
      return [isPlain ? plusOnes(counters, itself(card)) : "unknown"];
    }),
  );
}

/** Whatever else is done with counters makes the number another one: doubled, moved, put if kicked. */
function putIn({ verb, what, clause, modifiers, modal }: Deed, card: Card): readonly Put[] {
  if (verb === "proliferate") return ["unknown"];
  if (headOf(what ?? {}).thing !== "counter" && verb !== "double") return [];
  const on = clause.place?.zone && thingMeant(clause.place.zone, card);
  const isPlain = verb === "put" && modifiers.length === 0 && modal === undefined;
  return [isPlain && what !== undefined && on !== undefined ? plusOnes(what, on) : "unknown"];
}

/** Itself, or a creature of the asker: "target creature", "each creature you control". */
function thingMeant(zone: Noun, card: Card): Thing | undefined {
  if (zone.ref === "SELF") return itself(card);
  const holder = { card, copies: 1, side: "asker" as const };
  return fits(withoutCount(zone), CREATURE, holder) === true ? CREATURE : undefined;
}

/** "two +1/+1 counters", "a +1/+1 counter", "X +1/+1 counters". Neither "twice X" nor "that many". */
function plusOnes({ is = [], count, det, ...more }: Noun, on: Thing): Put {
  const [kind, other] = is.slice(0, -1);
  const isPlain = kind?.size === "+1/+1" && other === undefined && more.of === undefined;
  const isNumber = count !== undefined && Object.keys(count).every((key) => key === "number");
  const amount = isNumber ? count.number : det === "a" && count === undefined ? 1 : undefined;
  return isPlain && (typeof amount === "number" || amount === "X")
    ? { counter: "+1/+1", amount, on }
    : "unknown";
}
