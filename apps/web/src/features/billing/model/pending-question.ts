/** A question that met a limit: its request id, or `draft` for what stands in the composer. */
export type PendingQuestion = string;

/** What stands in the composer of the page that the purchase began on. */
export const DRAFT: PendingQuestion = "draft";

let released: PendingQuestion | null = null;

/** BILL-03: after the purchase its person wants the question sent. The page that holds it takes it. */
export const releaseQuestion = (question: PendingQuestion): void => {
  released = question;
};

/** The question to send now; given out once. Kept in no storage: a reload sends nothing. */
export const takeReleasedQuestion = (): PendingQuestion | null => {
  const question = released;
  released = null;
  return question;
};
