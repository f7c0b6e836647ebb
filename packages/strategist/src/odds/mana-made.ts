import { type Ability, type Deed, deedsOf, eventsOfAct, textOfCard } from "@spellwright/card-text";
import { type Card, COLOR_CODES, type ColorCode } from "@spellwright/contract";
import {
  couldBe,
  createManaOf,
  manaValueOfCost,
  oncePerCard,
  recogniseRoles,
} from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { staysThere } from "../usual-cost.ts";

/** The mana that a card makes, by what its abilities say. */
export interface ManaMade {
  /** Each turn once it is there. */
  readonly each: number;
  /** In one turn of the game alone, beyond what it costs. It is used up. */
  readonly once: number;
  /** What is paid first for that. Nothing where the card goes from the hand. */
  readonly onceCost: number;
  /** Of a land: the lands beside which it makes it, itself included. */
  readonly from: number;
  readonly colors: ReadonlySet<ColorCode>;
}

/** No permanent is taken to make more each turn: what makes more does so under a condition. */
const MOST_MANA = 3;

/** What is paid for: a card that is asked about. Null for whatever the deck plays. */
export type PaidFor = DeckCard | null;

type Noun = Deed["who"];

const isOfCommander = ({ is = [] }: Noun): boolean => is.some(({ thing }) => thing === "commander");

const pays = (noun: Noun, { card, isCommander }: DeckCard): boolean =>
  (isCommander || !isOfCommander(noun)) && couldBe(noun, card);

/** Mana that pays for half of what a deck plays is told with the rest. */
const MOSTLY = 0.5;

/** Whether mana that may be spent on some spells only (CR 106.6) pays for what is asked, or for most of the deck. */
const isSpentOn = (noun: Noun, facts: DeckFacts, paidFor: PaidFor): boolean => {
  if (paidFor !== null) return pays(noun, paidFor);
  const spells = facts.cards.filter(({ isLand }) => !isLand);
  return copiesOf(spells.filter((each) => pays(noun, each))) >= MOSTLY * copiesOf(spells);
};

/** So many permanents of those that are drawn by the third turn are there by then. */
const THERE = 6;

/** Whether a deck has what an ability waits for in the first turns: three artifacts, where it is full of them. */
const isThere = (noun: Noun, { cards, library }: DeckFacts): boolean => {
  const least = typeof noun.count?.number === "number" ? noun.count.number : 1;
  const those = cards.filter(
    ({ card, isCommander }) => !isCommander && staysThere(card) && couldBe(noun, card),
  );
  return (copiesOf(those) / Math.max(1, library)) * THERE >= least;
};

const isLandNoun = ({ is = [] }: Noun): boolean => is.at(-1)?.type === "land";

/** What an ability asks to be there: lands are counted, other things looked for in the deck. */
const conditionsOf = (deeds: readonly Deed[]): readonly Noun[] =>
  deeds.flatMap(({ verb, clause }) =>
    verb === "activate"
      ? (clause.modifiers ?? []).flatMap(({ onlyIf }) => onlyIf?.clause?.what ?? [])
      : [],
  );

const spentOnly = (deeds: readonly Deed[]): readonly Noun[] =>
  deeds.flatMap(({ verb, clause }) =>
    verb === "spend" && clause.part === "only" ? (clause.clause?.what ?? []) : [],
  );

const amountOf = (deed: Deed): number => {
  const [first] = eventsOfAct(deed);
  if (first?.amount === "X") return 1;
  return first?.amount ?? 0;
};

type Activated = Extract<Ability, { readonly kind: "activated" }>;

interface Payment {
  readonly mana: number;
  /** The card itself goes with it. */
  readonly isUsedUp: boolean;
  readonly isOfHand: boolean;
}

/** What is paid for an ability. Undefined where something else is given up. */
const paymentOf = ({ cost }: Activated): Payment | undefined => {
  const acts = cost.flatMap(({ do: done }) => done ?? []);
  const goes = acts.filter(({ what }) => what?.ref === "SELF");
  if (acts.some((act) => !goes.includes(act) && act.verb !== "pay")) return undefined;
  const symbols = cost.flatMap((each) => each.symbols ?? []).join("");
  const isOfHand = goes.some(({ origin }) =>
    origin?.zone?.is?.some(({ thing }) => thing === "hand"),
  );
  return { mana: manaValueOfCost(symbols.toUpperCase()), isUsedUp: goes.length > 0, isOfHand };
};

const NOTHING = { each: 0, spent: 0, ofHand: 0, from: 0, isBarred: false };

/** An ability, and what it does. */
interface ReadAbility {
  readonly ability: Ability;
  readonly deeds: readonly Deed[];
}

/** The abilities of a front face, read once: a deck is asked for its mana many times. */
const frontOf = oncePerCard((card: Card): readonly ReadAbility[] =>
  (textOfCard(card).faces[0]?.abilities ?? []).map((ability) => ({
    ability,
    deeds: deedsOf([ability]),
  })),
);

/** What one ability makes, where the deck has what it asks for. */
const madeBy = ({ ability, deeds }: ReadAbility, facts: DeckFacts, paidFor: PaidFor) => {
  if (ability.kind !== "activated") return NOTHING;
  const payment = paymentOf(ability);
  const amount = Math.max(
    0,
    ...deeds.filter((deed) => deed.verb === "add" && !deed.isCost).map(amountOf),
  );
  if (amount === 0 || payment === undefined) return NOTHING;
  const conditions = conditionsOf(deeds);
  const isUsable =
    spentOnly(deeds).every((noun) => isSpentOn(noun, facts, paidFor)) &&
    conditions.every((noun) => isLandNoun(noun) || isThere(noun, facts));
  if (!isUsable) return { ...NOTHING, isBarred: true };
  const net = amount - payment.mana;
  const [lands] = conditions.filter(isLandNoun);
  const from = typeof lands?.count?.number === "number" ? lands.count.number : payment.mana + 1;
  if (payment.isOfHand) return { ...NOTHING, ofHand: net };
  return payment.isUsedUp ? { ...NOTHING, spent: net } : { ...NOTHING, each: net, from };
};

/** The colors that the symbols of some abilities name. */
const namedColors = (abilities: readonly ReadAbility[]): ReadonlySet<ColorCode> => {
  const symbols = abilities
    .flatMap(({ deeds }) => deeds)
    .flatMap(({ clause: { mana } }) => [...(mana?.symbols ?? []), ...(mana?.or ?? []).flat()]);
  return new Set(
    COLOR_CODES.filter((color) => symbols.some((symbol) => symbol.toUpperCase().includes(color))),
  );
};

/** A ritual adds what it says but for what it costs. One that asks for more than mana waits for that. */
const ofSpell = ({ card }: DeckCard, abilities: readonly ReadAbility[]): number => {
  const { casting } = recogniseRoles(card);
  if (casting === null || casting.additional.length > 0) return 0;
  const added = abilities
    .flatMap(({ ability, deeds }) => (ability.kind === "spell" ? deeds : []))
    .filter(({ verb, modifiers, isCost }) => verb === "add" && !isCost && modifiers.length === 0)
    .map((deed) => eventsOfAct(deed)[0]?.amount)
    .map((amount) => (typeof amount === "number" ? amount : 0));
  return Math.max(0, Math.max(0, ...added) - card.cmc);
};

/** What a land makes whose mana no ability of its own tells: a basic type, what it fetches, what it is for all lands. */
const ofPlainLand = ({ card }: DeckCard, abilities: readonly ReadAbility[]): number => {
  const { source, mana, does } = recogniseRoles(card);
  const hasNone = !abilities.some(({ ability }) => ability.kind === "activated");
  return source === "none" || hasNone || mana.size > 0 || does.traits.has("findsLand") ? 1 : 0;
};

/** “This artifact doesn’t untap during your untap step.” */
const staysTapped = (abilities: readonly ReadAbility[]): boolean =>
  abilities.some(({ deeds }) =>
    deeds.some(
      ({ verb, who, what, clause }) =>
        verb === "untap" &&
        clause.modal === "do not" &&
        [who, what].some((one) => one?.ref === "SELF"),
    ),
  );

const isSpell = (each: DeckCard): boolean => !staysThere(each.card);

/** Of a card that makes none by an ability of its own: a land that it brings is a mana each turn. */
const byLand = (each: DeckCard): number => {
  if (!each.roles.has("ramp")) return 0;
  const { events, casting } = recogniseRoles(each.card);
  const brought = events.causes
    .filter(({ name, again }) => name === "landfall" && (!again || isSpell(each)))
    .map(({ amount }) => (amount === "X" ? 1 : amount));
  const givenUp = casting?.additional.length ?? 0;
  return Math.min(1, Math.max(0, Math.max(0, ...brought) - givenUp));
};

const ofNonland = (
  each: DeckCard,
  abilities: readonly ReadAbility[],
  made: readonly ReturnType<typeof madeBy>[],
  most: number,
) => {
  const { cmc } = each.card;
  const ofHand = Math.max(0, ...made.map((one) => one.ofHand));
  if (ofHand > 0) return { each: 0, once: ofHand, onceCost: 0 };
  const isOnce = staysTapped(abilities);
  const spent = Math.max(isOnce ? most : 0, ...made.map((one) => one.spent));
  const once = isSpell(each) ? ofSpell(each, abilities) : Math.max(0, spent - cmc);
  const lands = most + spent + once === 0 ? byLand(each) : 0;
  const lasting = isOnce ? 0 : Math.min(MOST_MANA, Math.max(most, lands));
  return { each: lasting, once, onceCost: cmc };
};

/** What the cards of a deck make, each turn and once, where it may be spent on what is asked. */
export const createManaMade = (
  facts: DeckFacts,
  paidFor: PaidFor,
): ((each: DeckCard) => ManaMade) => {
  const colorsOf = createManaOf(
    facts.cards.map(({ card }) => card),
    new Set(facts.cards.flatMap(({ card }) => card.color_identity)),
  );
  return (each) => {
    // Most cards make none, and need not be read for it.
    const makesNone = !each.isLand && recogniseRoles(each.card).mana.size === 0;
    const abilities = makesNone ? [] : frontOf(each.card);
    const made = abilities.map((ability) => madeBy(ability, facts, paidFor));
    const makes = made.filter((one) => one.each > 0);
    const most = Math.max(0, ...makes.map((one) => one.each));
    const from = Math.min(...makes.filter((one) => one.each === most).map((one) => one.from));
    // What may not be spent on it makes no color for it either.
    const colors = made.some(({ isBarred }) => isBarred)
      ? namedColors(abilities.filter((_, at) => made[at]?.isBarred === false))
      : colorsOf(each.card);
    if (each.isLand) {
      const plain = made.some((one) => one !== NOTHING) ? 0 : ofPlainLand(each, abilities);
      const land = { each: Math.max(most, plain), from: most > 0 ? from : 0 };
      return { ...land, once: 0, onceCost: 0, colors };
    }
    return { ...ofNonland(each, abilities, made, most), from: 0, colors };
  };
};
