import type { ModelEvidence } from "../model-evidence.ts";

/** A rule as a player is told of it: its number, and what its section is about. */
export const ruleName = (
  number: string,
  { rulebook, understanding }: Pick<ModelEvidence, "rulebook" | "understanding">,
): string => {
  const { heading } = rulebook.read(number, understanding.language) ?? {};
  return heading ? `${number} (${heading})` : number;
};
