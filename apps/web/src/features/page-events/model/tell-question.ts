import type { PageEvent } from "@spellwright/contract";

type Question = Extract<PageEvent, { place: "oracle" | "forge" }>;

let teller: ((question: Question) => void) | undefined;

/** @param next undefined: nobody wants to hear of questions, or the visitor does not allow it */
export const setTeller = (next: typeof teller): void => {
  teller = next;
};

/** Tells of a question where that is wanted here and allowed by the visitor; else nothing is loaded for it. */
export const tellQuestion = (question: Question): void => teller?.(question);
