import { type Ability, type Clause, quantityOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { keywordsOf, oncePerCard, recogniseRoles } from "@spellwright/decks";
import { deckCardOf } from "../deck-facts.ts";
import { abilitiesOf, holdsNode } from "../report/read-nodes.ts";
import { usualCost } from "../usual-cost.ts";
import { type CreatureSize, creatureSizeOf, hasFixedSize } from "./creature-size.ts";
import { isPermanent } from "./lasting-ramp.ts";

/** What a body has for its mana where nothing else is to be said for it: 2/2 for two mana falls a little short of it. */
const PER_MANA = 2;
const FOR_NONE = 1.5;

/** What keywords add to a body, for each point of its power and at all. */
const FOR_POWER: Readonly<Record<string, number>> = {
  Flying: 0.75,
  "Double strike": 1,
  Menace: 0.25,
  Trample: 0.25,
  "First strike": 0.25,
  Lifelink: 0.25,
};
const AT_ALL: Readonly<Record<string, number>> = {
  Deathtouch: 1,
  Flash: 0.5,
  Haste: 0.5,
  Hexproof: 1,
  Indestructible: 1,
  Protection: 1,
  Reach: 0.5,
  Vigilance: 0.5,
  Ward: 1,
};
/** What any ability beside keywords is worth that does something, and one that is an answer by itself. */
const FOR_ABILITY = 1.5;
const FOR_ANSWER = 4.5;

/** Whether a card does something beside what its keywords say, and beside hindering itself. */
const doesMore = (card: Card): boolean =>
  abilitiesOf(card).some(({ kind }) => kind === "triggered" || kind === "activated") ||
  recogniseRoles(card).events.rewards.length > 0 ||
  recogniseRoles(card).concerns.size > 0;

const forAbilities = (card: Card): number => {
  if (recogniseRoles(card).roles.has("removal")) return FOR_ANSWER;
  return doesMore(card) ? FOR_ABILITY : 0;
};

/** The keywords that the rate knows. A wall is no more than its size. */
const KNOWN: ReadonlySet<string> = new Set(
  [...Object.keys(FOR_POWER), ...Object.keys(AT_ALL), "Defender"].map((name) => name.toLowerCase()),
);
const FIGHTING: ReadonlySet<string> = new Set(["attack", "block", "attack or block"]);

/** “Can’t block”, “attacks each combat if able”. It hinders the creature itself. */
const isHindered = ({ who, verb, modal, passive }: Clause): boolean =>
  who?.ref === "SELF" &&
  passive !== true &&
  (modal === undefined || modal === "can not") &&
  FIGHTING.has(verb ?? "");

/** Enters tapped, or with so many counters as are counted with its size. */
const isOfEntering = ({ who, verb, with: noun, modifiers = [] }: Clause): boolean =>
  who?.ref === "SELF" &&
  verb === "enter" &&
  (noun === undefined || (quantityOf(noun) !== "X" && modifiers.length === 0));

/** Whether what an ability is worth is in the rate: known keywords, what hinders the creature, its counters. */
const isMeasured = (ability: Ability): boolean => {
  if (ability.kind === "keyword") return KNOWN.has(ability.name);
  if (ability.kind !== "static" && ability.kind !== "replacement") return false;
  const isKnown = ability.kind === "static" ? isHindered : isOfEntering;
  return ability.effects.every(
    ({ steps = [], unread }) => unread === undefined && steps.every(isKnown),
  );
};

/** Whether a body has nothing to it but what the rate measures; of an unknown text that is not known. */
const isMeasuredWhole = (card: Card): boolean =>
  recogniseRoles(card).source === "official" && abilitiesOf(card).every(isMeasured);

/** What a body comes to by its size and keywords. Less than usual is said only of one that is measured whole. */
const bodyRate = (card: Card, { power, toughness }: CreatureSize): number | null => {
  const keywords = [...keywordsOf(card)];
  const sum = (of: (keyword: string) => number): number =>
    keywords.reduce((total, keyword) => total + of(keyword), 0);
  const rate =
    power +
    toughness +
    sum((keyword) => (FOR_POWER[keyword] ?? 0) * power + (AT_ALL[keyword] ?? 0)) +
    forAbilities(card) -
    (PER_MANA * card.cmc + FOR_NONE);
  return rate >= 0 || isMeasuredWhole(card) ? rate : null;
};

/** The mana for which an answer is usual: any creature for good, one that must be fought, a spell. One for a turn. */
const FOR_GOOD = 3;
const BY_SIZE = 2.5;
const FOR_A_TURN = 0;

/** A mode that returns nothing from the battlefield: what it does stays done. */
const isLastingMode = (ability: Ability): boolean =>
  ability.kind === "mode" &&
  !holdsNode(ability, ({ verb, origin }) => verb === "return" && origin === undefined);

/** Whether a spell only sets back what it answers. It comes again. One that may do something lasting instead does more. */
export const isTemporaryAnswer = (card: Card): boolean => {
  const { roles, does } = recogniseRoles(card);
  return (
    roles.has("removal") &&
    does.traits.has("bounce") &&
    !(roles.has("counterspell") || roles.has("wipe") || isPermanent(card)) &&
    !abilitiesOf(card).some(isLastingMode)
  );
};

const answerRate = (card: Card): number => {
  const { answered } = recogniseRoles(card);
  const amounts = answered.flatMap(({ upTo }) => (upTo === undefined ? [] : [upTo]));
  const bySize = Math.max(
    0,
    ...amounts.map((amount) => (amount === "X" ? BY_SIZE : Math.min(FOR_GOOD, amount))),
  );
  const value = amounts.length > 0 ? bySize : FOR_GOOD;
  return (isTemporaryAnswer(card) ? FOR_A_TURN : value) - usualCost(deckCardOf(card, 1, false));
};

/** What stays and acts turn after turn is as good as a body above the usual one. */
const WALKER = 5;

/**
 * How much more a card does than is usual for its mana, in points of power or toughness: a body by its size and
 * keywords, an answer by what it takes for how much. Null for what no such measure tells.
 */
export const manaEfficiencyOf = oncePerCard((card: Card): number | null => {
  const body = creatureSizeOf(card);
  if (body !== null) return hasFixedSize(card) ? bodyRate(card, body) : null;
  if (card.type_line.includes("Planeswalker")) return WALKER;
  const { roles } = recogniseRoles(card);
  return roles.has("removal") || roles.has("counterspell") ? answerRate(card) : null;
});
