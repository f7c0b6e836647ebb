import { foldText } from "@spellwright/text";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";

/** A few words in brackets. */
const ASIDE = / ?\(([^()]{2,40})\)/g;
/** As many letters before the brackets as a term has. */
const LONGEST_TERM = 40;

/**
 * A text without what only names a term once more, as in the other language: « le piétinement (trample) »,
 * “defender (défenseur)”. Other brackets tell something.
 */
export const leaveOutAsides = (text: string, { find }: Vocabulary): string =>
  text.replace(ASIDE, (aside, inside: string, at: number) => {
    const named = foldText(text.slice(Math.max(0, at - LONGEST_TERM), at)).tokens;
    const again = foldText(inside).tokens;
    const ids = find(named).flatMap(({ id, end }) => (end === named.length ? id : []));
    const isGloss = find(again).some(
      ({ id, start, end }) => start === 0 && end === again.length && ids.includes(id),
    );
    return isGloss ? "" : aside;
  });
