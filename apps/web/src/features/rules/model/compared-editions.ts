import type { KeptEdition } from "@spellwright/contract";

/**
 * The two editions to compare: the one in use, and the newest of the others. Our digest leaves rules out:
 * beside the official text, it would show them as added.
 *
 * @returns null while fewer than two editions of the official text are kept
 */
export const comparedEditions = (
  kept: readonly KeptEdition[],
): { readonly from: KeptEdition; readonly to: KeptEdition } | null => {
  const official = kept.filter(({ verbatim }) => verbatim);
  const to = official.find((edition) => edition.in_use);
  const [from] = official
    .filter((edition) => edition !== to)
    .sort((a, b) => b.effective_date.localeCompare(a.effective_date));
  return to === undefined || from === undefined ? null : { from, to };
};
