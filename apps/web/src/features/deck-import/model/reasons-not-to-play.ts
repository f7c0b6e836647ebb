import type { DeckLegality } from "@spellwright/contract";

/** What the dialog asks for where it is wanted: a commander, and names that are not known. */
const ASKED_ELSEWHERE: ReadonlySet<string> = new Set(["commanderMissing", "unknownCard"]);
/** What the commanders decide: chosen by hand, they are judged once the deck is there. */
const OF_COMMANDERS: ReadonlySet<string> = new Set([
  "commanderInvalid",
  "commanderBanned",
  "commandersDoNotPair",
  "tooManyCommanders",
  "colorIdentity",
]);

/**
 * Why a list could not be played in its format.
 *
 * @param isLedByHand the person chose other commanders than the list suggests
 */
export const reasonsNotToPlay = (
  { problems }: Pick<DeckLegality, "problems">,
  isLedByHand: boolean,
): DeckLegality["problems"] =>
  problems.filter(
    ({ code }) => !ASKED_ELSEWHERE.has(code) && !(isLedByHand && OF_COMMANDERS.has(code)),
  );
