import type { DeckFormat } from "@spellwright/contract";
import type { Role } from "@spellwright/decks";
import {
  cardsWithRole,
  copiesOf,
  type DeckFacts,
  mayBeUnknown,
  playsRole,
  referenceOf,
  roleTrust,
} from "../deck-facts.ts";
import { isLastingRamp, weightForHabit } from "../plan/lasting-ramp.ts";
import type { CardReference, Finding } from "../strategist.ts";
import type { Understanding } from "../understanding/understand.ts";
import { COMMANDER_HABITS, habitFor, hasCommander } from "../usual-ranges.ts";
import { type Answer, type AnswerPart, finding } from "./answer-part.ts";
import { enoughLines } from "./enough.ts";
import { tokenKinds } from "./token-kinds.ts";

/**
 * How the cards of a role stand beside what guides ask for. Undefined where none does, or where cards that
 * are not known may be those that it lacks.
 */
export const roleBesideHabit = (facts: DeckFacts, role: Role): Finding | undefined => {
  const habit = habitFor(facts.deck, role);
  if (habit === undefined) return undefined;
  const count = weightForHabit(facts, role);
  if (mayBeUnknown(facts, habit.least - count)) return undefined;
  const params = { role: { role }, count, least: habit.least, most: habit.most ?? habit.least };
  if (count < habit.least)
    return finding(habit.most === null ? "roleBelowOpen" : "roleBelow", params);
  if (habit.most !== null && count > habit.most) return finding("roleAbove", params);
  return finding(habit.most === null ? "roleWithinOpen" : "roleWithin", params);
};

/** What the roles were read from, where it was not the official text. */
export const readingNotes = ({ read }: DeckFacts): Finding[] => [
  ...(read.none > 0 ? [finding("notRead", { count: read.none })] : []),
  ...(read.starter > 0 ? [finding("readFromSummaries", { count: read.starter })] : []),
];

/** The cards that have a role against few things only. They are named, and not counted. */
const narrowCards = ({ cards }: DeckFacts, roles: readonly Role[]): readonly Finding[] => {
  const found = cards
    .filter((each) => roles.some((role) => each.roles.has(role) && !playsRole(each, role)))
    .map(({ card, quantity }) => referenceOf(card, quantity));
  return found.length === 0 ? [] : [finding("rolePartly", { cards: { cards: found } })];
};

/** The cards of a role; of ramp those that guides count, so that every answer tells one number of it. */
const cardsOf = (facts: DeckFacts, role: Role) =>
  role === "ramp"
    ? cardsWithRole({ ...facts, cards: facts.cards.filter(isLastingRamp) }, role)
    : cardsWithRole(facts, role);

/** Mana that is there once, late or under a condition, and spells that cost less. */
const otherMana = ({ cards }: DeckFacts, asked: readonly Role[]): readonly Finding[] => {
  const found = asked.includes("ramp")
    ? cards.filter((each) => each.roles.has("ramp") && !isLastingRamp(each))
    : [];
  return found.length === 0
    ? []
    : [
        finding("rampOther", {
          cards: { cards: found.map(({ card, quantity }) => referenceOf(card, quantity)) },
        }),
      ];
};

/** The cards of each role that has some. */
const cardsOfRoles = (
  found: readonly { readonly role: Role; readonly cards: readonly CardReference[] }[],
): readonly Finding[] =>
  found
    .filter(({ cards }) => cards.length > 0)
    .map(({ cards, role }) => finding("roleCards", { role: { role }, cards: { cards } }));

/** What a list makes of tokens, where they are asked for and not counted. */
const kindsAsked = (facts: DeckFacts, role: Role, asksCount: boolean): readonly Finding[] =>
  role === "tokens" && !asksCount ? tokenKinds(facts) : [];

/** Where no guide says what is enough: how often such a card is there in time. */
const openLines = (
  understanding: Understanding,
  facts: DeckFacts,
  [first]: readonly { readonly role: Role; readonly count: number }[],
  verdict: Finding | undefined,
): readonly Finding[] =>
  first === undefined || first.count === 0 || verdict !== undefined
    ? []
    : enoughLines(understanding, facts, [{ kind: "role", role: first.role }], first.count);

/** How many cards play one of several roles: a card that plays two of them is counted once. */
const togetherOf = ({ cards }: DeckFacts, roles: readonly Role[]): Finding | undefined =>
  roles.length < 2
    ? undefined
    : finding("matching", {
        count: copiesOf(cards.filter((each) => roles.some((role) => playsRole(each, role)))),
        filters: { filters: [{ kind: "roles", roles }] },
      });

/** How many cards of each role guides ask for, where there is no deck. */
const habitsAsked = (
  asked: readonly Role[],
  format: DeckFormat,
  sources: readonly string[],
): AnswerPart | undefined => {
  const [headline, ...rest] = asked.flatMap((each) => {
    const habit = COMMANDER_HABITS[each];
    if (habit === undefined || !hasCommander(format)) return [];
    const params = { role: { role: each }, least: habit.least, most: habit.most ?? habit.least };
    return [finding(habit.most === null ? "roleHabitOpen" : "roleHabit", params)];
  });
  return headline === undefined
    ? undefined
    : {
        responseType: "guidance",
        headline,
        title: "roles",
        items: [...rest, finding("habitsOnly")],
        sources,
        confidence: 0.7,
      };
};

/** Which cards do something, how many they are, and how many guides ask for. */
export const answerRoles: Answer = ({ facts, understanding }) => {
  const [role] = understanding.roles;
  if (role === undefined) return undefined;
  const asked = understanding.roles;
  const sources = [...new Set(asked.flatMap((each) => COMMANDER_HABITS[each]?.source ?? []))];
  if (facts === null) return habitsAsked(asked, understanding.format ?? "commander", sources);
  const trust = roleTrust(facts);
  if (trust === 0) return undefined;
  const found = asked.map((each) => ({ role: each, ...cardsOf(facts, each) }));
  const [first] = found;
  const together = understanding.asksCount ? togetherOf(facts, asked) : undefined;
  const verdict = understanding.asksEnough ? roleBesideHabit(facts, role) : undefined;
  // The role has the makers of creatures only. Who asks for tokens wants all of them.
  const [kinds, ...ofKinds] = kindsAsked(facts, role, understanding.asksCount);
  return {
    responseType: "cards",
    headline:
      verdict ??
      kinds ??
      together ??
      finding("roleCount", { role: { role }, count: first?.count ?? 0 }),
    title: "roles",
    items: [
      ...found
        .slice(verdict === undefined && kinds === undefined && together !== undefined ? 0 : 1)
        .map((each) => finding("roleCount", { role: { role: each.role }, count: each.count })),
      ...cardsOfRoles(found.filter(({ role: each }) => !(each === "tokens" && kinds))),
      ...narrowCards(facts, asked),
      ...otherMana(facts, asked),
      ...ofKinds,
      ...asked
        .slice(verdict === undefined ? 0 : 1)
        .flatMap((each) => roleBesideHabit(facts, each) ?? []),
      ...openLines(understanding, facts, found, verdict),
      ...readingNotes(facts),
    ],
    cards: found.flatMap(({ cards }) => cards),
    sources: hasCommander(facts.deck.format) ? sources : [],
    confidence: trust,
  };
};
