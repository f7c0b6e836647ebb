import { checkLegality, type Role } from "@spellwright/decks";
import { type DeckFacts, knownShare, roleTrust } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { COMMANDER_HABITS, hasCommander, LANDS_SOURCE } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";
import { shortColor, unknownCards } from "./colors.ts";
import { landsBesideUsual } from "./lands.ts";
import { legalityFindings } from "./legality.ts";
import { readingNotes, roleBesideHabit } from "./roles.ts";
import { swapLines } from "./swap-lines.ts";
import { leaningsOf, openThreats } from "./threats.ts";

const OUTSIDE = /Below|Above|Short/;

const ROLES = ["ramp", "draw", "removal", "wipe"] as const;

/** What the list has too little and too much of. Where that is no role, the first thing beside the usual. */
const headlineOf = (
  facts: DeckFacts,
  beside: readonly { readonly role: Role; readonly code: string | undefined }[],
  [first]: readonly Finding[],
): Finding => {
  const { averageManaValue, lands } = facts.statistics;
  const params = { average: { decimal: averageManaValue ?? 0 }, lands };
  if (first === undefined)
    return finding(hasCommander(facts.deck.format) ? "overviewUsual" : "overviewFits", params);
  const rolesOf = (told: RegExp) =>
    beside.flatMap(({ role, code }) => (code !== undefined && told.test(code) ? [role] : []));
  const few = { roles: rolesOf(/Below/) };
  const many = { roles: rolesOf(/Above/) };
  if (few.roles.length > 0 && many.roles.length > 0)
    return finding("overviewBoth", { few, many, ...params });
  if (few.roles.length > 0) return finding("overviewFew", { few, ...params });
  return many.roles.length > 0 ? finding("overviewMany", { many, ...params }) : first;
};

/** The deck beside usual numbers: what is above, what is below, what is as most have it. */
export const answerOverview: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("overview")) return undefined;
  const { averageManaValue, cards } = facts.statistics;
  if (cards === 0 || averageManaValue === null) return undefined;
  const trust = roleTrust(facts);
  const { problems } = checkLegality(facts.deck.entries, facts.deck.format);
  const breaches = problems.filter(({ code }) => code !== "unknownCard").length;
  const ofRoles = (trust === 0 ? [] : ROLES).map((role) => ({
    role,
    found: roleBesideHabit(facts, role),
  }));
  const beside = [
    landsBesideUsual(facts),
    shortColor(facts),
    ...ofRoles.map(({ found }) => found),
  ].filter((each): each is Finding => each !== undefined);
  const outside = beside.filter(({ code }) => OUTSIDE.test(code));
  const within = beside.filter(({ code }) => !OUTSIDE.test(code));
  const unknown = unknownCards(facts);
  const habits = Object.values(COMMANDER_HABITS).map(({ source }) => source);
  const illegal =
    breaches > 0
      ? finding("deckIllegal", { format: { format: facts.deck.format }, count: breaches })
      : undefined;
  return {
    responseType: "figures",
    headline:
      outside.length === 0 && unknown !== undefined
        ? unknown
        : (illegal ??
          headlineOf(
            facts,
            ofRoles.map(({ role, found }) => ({ role, code: found?.code })),
            outside,
          )),
    title: "overview",
    items: [
      ...(unknown === undefined || outside.length === 0 ? [] : [unknown]),
      ...outside,
      ...within,
      ...leaningsOf(facts),
      ...openThreats(facts),
      ...(illegal === undefined ? [] : legalityFindings(facts, facts.deck.format)),
      ...readingNotes(facts),
      ...swapLines(question),
      finding("habitsOnly"),
    ],
    sources: [...new Set([LANDS_SOURCE, ...(trust === 0 ? [] : habits)])],
    confidence: 0.8 * knownShare(facts),
  };
};
