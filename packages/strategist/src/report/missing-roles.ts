import { finding } from "../answers/answer-part.ts";
import { type DeckFacts, knownShare, weightOfRole } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { hasCommander } from "../usual-ranges.ts";

/** So many copies that bring cards back stand for draw. */
const LEAST_REFILLS = 4;

/** Where no guide says how many: that a list has none at all of what refills a hand, or gets ahead on mana. */
export const missingRoles = (facts: DeckFacts): readonly Finding[] => {
  if (hasCommander(facts.deck.format) || knownShare(facts) < 1 || facts.read.official === 0)
    return [];
  // What is brought back or found fills a hand like what is drawn.
  const refills = weightOfRole(facts, "recursion") + weightOfRole(facts, "tutor");
  const lacks = (role: "draw" | "ramp") => weightOfRole(facts, role) === 0;
  const isGreen = facts.statistics.pips.G > 0;
  return [
    ...(lacks("draw") && refills < LEAST_REFILLS ? (["draw"] as const) : []),
    ...(lacks("ramp") && isGreen ? (["ramp"] as const) : []),
  ].map((role) => finding("roleNone", { role: { role } }));
};
