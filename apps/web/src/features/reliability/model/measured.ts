import measured from "../../../../../../data/judge/reliability.json" with { type: "json" };

/** What `npm run eval:report` counted. */
export const MEASURED = measured;

/** A share of questions that was right, 0 to 1, with the range that holds it with 95 %. */
export type Share = (typeof measured)["ruling"];
/** What questions of one kind, or in one language, came to. */
export type Group = Omit<(typeof measured)["kinds"][number], "name">;

/** Of fewer questions a share says more about chance than about the Oracle. */
const FEWEST = 10;

/** How many of the questions were right. */
export const countRight = ({ right, questions }: Share): number => Math.round(right * questions);

/** Whether the questions are enough for a share. */
export const hasEnoughQuestions = ({ questions }: Share): boolean => questions >= FEWEST;

/** All questions that were counted. */
export const countQuestions = ({ ruling, likely, none }: Group): number =>
  ruling.questions + likely.questions + none;

/** A share as a whole number of a hundred. */
export const inHundred = (share: number): number => Math.round(share * 100);
