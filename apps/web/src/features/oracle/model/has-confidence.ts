import type { Outcome } from "@spellwright/contract";

/** ORA-02: every answer tells how sure it is; what is declined is no answer. */
export const hasConfidence = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome !== "declined";
