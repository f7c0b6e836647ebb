import { foldText } from "@spellwright/text";
import type { Hindrance } from "../judge-parts.ts";
import type { Understanding } from "../question/understand.ts";
import { isInConditions } from "./explained-share.ts";
import type { Candidate } from "./find-candidates.ts";
import type { SettledIndex } from "./settled-index.ts";

/** That something cannot be done: an idea of every question, and yet what tells of a prohibition. */
const CANT = "cant";
/** Who asks whether something is stopped wants the other word than who asks whether it happens. */
const STOPS = "stops";

/** What is told to be countered never does anything (CR 701.6a). */
const COUNTERED = "counter-spell";

/** Whether a spell is told to be countered, of a settled question that knows of none: its yes, and its sentence, are about one that resolves. */
export const isCountered = (
  { spoken }: Pick<SettledIndex, "spoken">,
  { of, settledQuestion }: Pick<Candidate, "of" | "settledQuestion">,
  { asked, denied }: Understanding,
  verdict: "yes" | "no" | null,
): boolean =>
  verdict !== "no" &&
  asked.has(COUNTERED) &&
  !denied.has(COUNTERED) &&
  !spoken.holds(of, COUNTERED) &&
  !isInConditions(settledQuestion, COUNTERED);

/**
 * Whether it is asked if one thing stops another, of a settled question that was never asked so: its yes and no are
 * about what would be stopped. What a named card stops its own words tell: of such questions the likely yes or no of a
 * settled question was right one time in three.
 */
export const asksWhetherStopped = (
  { spoken }: Pick<SettledIndex, "spoken">,
  { of, settledQuestion }: Pick<Candidate, "of" | "settledQuestion">,
  { matches, asking, cards }: Understanding,
): boolean =>
  matches.some(({ id, start }) => id === STOPS && start >= asking.start && start < asking.end) &&
  (cards.length > 0 || (!spoken.holds(of, STOPS) && !isInConditions(settledQuestion, STOPS)));

/**
 * Whether a named card keeps from happening what is asked, or what a settled question rests on, and that knows nothing
 * of such a card: “can’t” beats “can” (CR 101.2), and what is replaced never happens (CR 614.6). It knows of one where
 * it speaks of an idea that only such cards tell.
 */
export const isHindered = (
  { spoken }: Pick<SettledIndex, "spoken">,
  { of, settledQuestion }: Pick<Candidate, "of" | "settledQuestion">,
  { asked, vocabulary }: Understanding,
  hindrances: readonly Hindrance[],
  verdict: "yes" | "no" | null,
): boolean => {
  if (asked.has(STOPS)) return false;
  const ideasOf = (text: string) => vocabulary.find(foldText(text).tokens).map(({ id }) => id);
  const isTelling = (id: string) =>
    id === CANT || !(vocabulary.isBase(id) || vocabulary.isOrdinary(id));
  return hindrances.some(({ kept, text, either, isMet, rules }) => {
    // What never happens is no reason against anything either: the sacrifice of evoke under a Torpor Orb.
    if (verdict === "no" && !either && !isMet) return false;
    const matter = ideasOf(kept);
    return (
      (isMet === true || matter.some((id) => asked.has(id) || spoken.holds(of, id))) &&
      !(rules
        ? settledQuestion.rules.some(({ number }) => rules.includes(number))
        : ideasOf(text).some((id) => !matter.includes(id) && isTelling(id) && spoken.holds(of, id)))
    );
  });
};
