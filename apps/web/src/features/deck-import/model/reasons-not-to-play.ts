import type { DeckLegality } from "@spellwright/contract";

/** What the commanders decide: chosen by hand, they are judged once the deck is there. */
const OF_COMMANDERS: ReadonlySet<string> = new Set([
  "commanderMissing",
  "commanderInvalid",
  "commanderBanned",
  "commandersDoNotPair",
  "tooManyCommanders",
  "colorIdentity",
]);

/**
 * Why a list could not be played in its format. Cards that are not known stand among its lines to check.
 *
 * @param isLedByHand the person chose other commanders than the list suggests
 */
export const reasonsNotToPlay = (
  { problems }: Pick<DeckLegality, "problems">,
  isLedByHand: boolean,
): DeckLegality["problems"] =>
  problems.filter(
    ({ code }) => code !== "unknownCard" && !(isLedByHand && OF_COMMANDERS.has(code)),
  );
