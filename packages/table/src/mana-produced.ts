import { type Ability, type Clause, deedsOf, headOf } from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import { lineOf, type Source } from "./find-prohibition.ts";
import { fits, fitsPlayer, personOf, withoutCount } from "./fits.ts";
import { kindsOf } from "./kinds-of.ts";
import type { Permanent, Thing } from "./scene.ts";
import { all, type Maybe } from "./three-valued.ts";

/** What a card adds to the mana for which a permanent is tapped, or what it multiplies it by. */
export type ManaSource = Source & ({ readonly plus: number } | { readonly times: number });

/** All the mana that is had for tapping one permanent. */
export interface ProducedMana {
  readonly amount: number;
  /** Whether all of it is of one color. */
  readonly isOneColor: boolean;
  readonly sources: readonly ManaSource[];
}

const BASICS = ["plains", "island", "swamp", "mountain", "forest"];

/**
 * How much mana is had for tapping a permanent: what it produces itself, multiplied (CR 106.12b), and what triggers on
 * it (CR 605.1b). Undefined where a text or a detail is not known.
 */
export function manaProducedBy(
  tapped: Permanent,
  others: readonly Permanent[],
): ProducedMana | undefined {
  const own = producedBy(tapped);
  const found = others.map((holder) => sourcesIn(holder, tapped));
  if (own === undefined || found.includes(undefined)) return undefined;
  const sources = found.flatMap((each) => each ?? []);
  const times = sources.reduce((product, one) => product * ("times" in one ? one.times : 1), 1);
  const plus = sources.reduce((sum, one) => sum + ("plus" in one ? one.plus : 0), 0);
  return { amount: own * times + plus, isOneColor: isOneColor([tapped, ...others]), sources };
}

/** What the cards add, as symbols. A choice or a basic land is left open. */
function isOneColor(cards: readonly Permanent[]): boolean {
  const added = cards.flatMap(({ card }) =>
    deedsOf(abilitiesOf(card)).filter(({ verb }) => verb === "add"),
  );
  const symbols = added.flatMap(({ clause }) => clause.mana?.symbols ?? [""]);
  return new Set(symbols).size === 1 && symbols[0] !== "" && symbols[0] !== "{c}";
}

/** What its one mana ability adds. A basic land type has one without a text (CR 305.6). */
function producedBy({ card }: Permanent): number | undefined {
  const abilities = abilitiesOf(card).filter((one) => one.kind === "activated");
  const [ability, other] = abilities;
  const kinds = kindsOf(card);
  if (ability === undefined)
    return BASICS.filter((kind) => kinds.has(kind)).length === 1 ? 1 : undefined;
  const isTap = ability.cost.every(
    ({ symbols = [], ...rest }) => symbols.join() === "{t}" && Object.keys(rest).length === 0,
  );
  return other === undefined && isTap ? addedIn(ability) : undefined;
}

/** The mana that an ability adds, where that is one plain number. */
function addedIn(ability: Ability): number | undefined {
  const [deed, other] = deedsOf([ability]).filter(({ verb }) => verb === "add");
  if (deed === undefined || other !== undefined || deed.modifiers.length > 0) return undefined;
  return manaIn(deed.clause);
}

function manaIn({ mana }: Clause): number | undefined {
  if (mana === undefined) return undefined;
  const { symbols, amount, noun, or } = mana;
  const told = amount?.number ?? noun?.count?.number;
  if (typeof told === "number") return symbols === undefined ? told : undefined;
  if (or !== undefined) return or.every((row) => row.length === 1) ? 1 : undefined;
  return symbols?.length;
}

/** What one card makes of it. Nothing where it speaks of other permanents. */
function sourcesIn(holder: Permanent, tapped: Permanent): readonly ManaSource[] | undefined {
  const found = abilitiesOf(holder.card).map((ability) => sourceIn(ability, holder, tapped));
  return found.includes(undefined) ? undefined : found.flatMap((each) => each ?? []);
}

function sourceIn(
  ability: Ability,
  holder: Permanent,
  tapped: Permanent,
): readonly ManaSource[] | undefined {
  if (ability.kind === "unread") return undefined;
  const by = { by: holder, ...lineOf(ability) };
  if (ability.kind === "triggered") {
    const applies = isTapped(ability.event.event, holder, tapped);
    if (applies === false) return [];
    const plus = applies === true && ability.condition === undefined ? addedIn(ability) : undefined;
    return plus === undefined ? undefined : [{ ...by, plus: plus * holder.copies }];
  }
  if (ability.kind !== "static" && ability.kind !== "replacement") return [];
  const [sentence] = ability.effects;
  const event = sentence?.lead?.find((one) => one.if?.clause?.verb === "tap")?.if?.clause;
  const applies = isTapped(event, holder, tapped);
  if (applies === false) return [];
  const times = sentence?.steps?.map(({ what }) => TIMES[what?.count?.times ?? ""]);
  const [factor, more] = times ?? [];
  return applies === true && factor !== undefined && more === undefined
    ? [{ ...by, times: factor ** holder.copies }]
    : undefined;
}

const TIMES: Readonly<Record<string, number>> = { twice: 2, "three time": 3, "three times": 3 };

/** "Whenever you tap a creature for mana", "if you tap a permanent for mana". */
function isTapped(event: Clause | undefined, holder: Permanent, tapped: Permanent): Maybe {
  if (event?.verb !== "tap" || headOf(event.for ?? {}).thing !== "mana") return false;
  if (event.passive === true || event.what === undefined) return undefined;
  const { card, side } = tapped;
  const thing: Thing = {
    ...{ card, kinds: kindsOf(card), zone: "battlefield" },
    ...(side === undefined ? {} : { side }),
  };
  return all([
    fitsPlayer(personOf(event.who ?? {}), side, holder),
    fits(withoutCount(event.what), thing, holder),
  ]);
}
