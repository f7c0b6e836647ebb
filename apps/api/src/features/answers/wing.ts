import type { Language } from "@spellwright/contract";

/** What tells the answers of the Oracle from those of the Forge, where both are kept and told of. */
export interface Wing<Role extends "oracle" | "forge" = "oracle" | "forge"> {
  /** Of its discussions, its answers and its log rows. */
  readonly role: Role;
  /** Characters of an earlier question, of an earlier answer, and of the summary (ORA-12, FOR-10). */
  readonly limits: { readonly question: number; readonly answer: number; readonly summary: number };
  /** What a summary says of one of its stored answers. */
  readonly summaryOf: (payload: unknown) => string;
  /** The title of a new discussion (ORA-08, FOR-08). */
  readonly titleOf: (question: string, language: Language) => string;
}
