/** What is typed to add a card: its name, and how many copies of it. */
export interface Addition {
  readonly name: string;
  readonly quantity: number;
}

/** “4 island”, « 4x Île », “4 × Island”: as in lists. Most copies of a line have three digits (DATA-01). */
const WITH_QUANTITY = /^\s*([1-9]\d{0,2})(?:\s*[x×]\s*|\s+)(?=\S)(.+)$/iu;

/** Reads a quantity before a name. One copy where none is written. */
export const readAddition = (typed: string): Addition => {
  const [, quantity, name] = WITH_QUANTITY.exec(typed) ?? [];
  return quantity === undefined || name === undefined
    ? { name: typed.trim(), quantity: 1 }
    : { name: name.trim(), quantity: Number(quantity) };
};
