import { checkLegality } from "@spellwright/decks";
import { knownShare, roleTrust } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { COMMANDER_HABITS, LANDS_SOURCE } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";
import { shortColor, unknownCards } from "./colors.ts";
import { landsBesideUsual } from "./lands.ts";
import { readingNotes, roleBesideHabit } from "./roles.ts";

const OUTSIDE = /Below|Above|Short/;

/** The deck beside usual numbers: what is above, what is below, what is as most have it. */
export const answerOverview: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("overview")) return undefined;
  const { averageManaValue, cards } = facts.statistics;
  if (cards === 0 || averageManaValue === null) return undefined;
  const trust = roleTrust(facts);
  const { problems } = checkLegality(facts.deck.entries, facts.deck.format);
  const breaches = problems.filter(({ code }) => code !== "unknownCard").length;
  const beside = [
    landsBesideUsual(facts),
    shortColor(facts),
    ...(trust === 0
      ? []
      : (["ramp", "draw", "removal", "wipe"] as const).map((role) => roleBesideHabit(facts, role))),
  ].filter((each): each is Finding => each !== undefined);
  const outside = beside.filter(({ code }) => OUTSIDE.test(code));
  const within = beside.filter(({ code }) => !OUTSIDE.test(code));
  const unknown = unknownCards(facts);
  const habits = Object.values(COMMANDER_HABITS).map(({ source }) => source);
  return {
    responseType: "figures",
    headline:
      outside.length === 0 && unknown !== undefined
        ? unknown
        : finding(outside.length === 0 ? "overviewUsual" : "overview", {
            count: outside.length,
            average: { decimal: averageManaValue },
            lands: facts.statistics.lands,
          }),
    title: "overview",
    items: [
      ...(unknown === undefined || outside.length === 0 ? [] : [unknown]),
      ...outside,
      ...within,
      ...(breaches > 0
        ? [finding("deckIllegal", { format: { format: facts.deck.format }, count: breaches })]
        : []),
      ...readingNotes(facts),
      finding("habitsOnly"),
    ],
    sources: [...new Set([LANDS_SOURCE, ...(trust === 0 ? [] : habits)])],
    confidence: 0.8 * knownShare(facts),
  };
};
