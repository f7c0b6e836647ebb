import type { KeptEdition } from "@spellwright/contract";

/**
 * The two editions to compare: the one in use, and the newest of the others.
 *
 * @returns null while only one is kept
 */
export const comparedEditions = (
  kept: readonly KeptEdition[],
): { readonly from: KeptEdition; readonly to: KeptEdition } | null => {
  const to = kept.find((edition) => edition.in_use);
  const [from] = kept
    .filter((edition) => edition !== to)
    .sort((a, b) => b.effective_date.localeCompare(a.effective_date));
  return to === undefined || from === undefined ? null : { from, to };
};
