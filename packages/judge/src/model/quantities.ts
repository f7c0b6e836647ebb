import { foldText, writeFigures } from "@spellwright/text";

/** A number or a size as a headline tells it: "4", "-1", "3/3". */
const QUANTITY = /^[+-]?\d+(?:\/[+-]?\d+)?$/;
/** Told without a figure as well: “none”, « une blessure », “twice”. */
const TOLD_IN_WORDS: ReadonlySet<string> = new Set(["0", "1", "2"]);

/** The numbers and sizes that a text tells, in figures, in its order. */
export const quantitiesOf = (text: string): readonly string[] =>
  writeFigures(foldText(text.replaceAll("\u2212", "-")).tokens)
    .map((token) => token.replace(/^\{(\d+)\}$/, "$1").replace(/^[+-](?=\d+$)/, ""))
    .filter((token) => QUANTITY.test(token));

/** “+4/+4” tells a 4 as well. */
const partsOf = (quantity: string): readonly string[] => [
  quantity,
  ...quantity.split("/").map((part) => part.replace(/^\+/, "")),
];

/** Whether a headline tells the quantity that is given as its answer. What is no number is not looked for. */
export const statesQuantity = (headline: string, quantity: string): boolean => {
  const [wanted] = quantitiesOf(quantity);
  return (
    wanted === undefined ||
    TOLD_IN_WORDS.has(wanted) ||
    quantitiesOf(headline).flatMap(partsOf).includes(wanted)
  );
};

/**
 * The quantity that a headline answers with: the first that the question did not tell, else its first.
 * “3 of the 5 die” answers 3 to a question that told the 5.
 */
export const answeredQuantity = (headline: string, question: string): string | undefined => {
  const told = new Set(quantitiesOf(question));
  const said = quantitiesOf(headline);
  return said.find((one) => !told.has(one)) ?? said[0];
};
