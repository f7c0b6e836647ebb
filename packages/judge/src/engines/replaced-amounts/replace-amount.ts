/** What one replacement effect makes of an amount. */
export interface AmountChange {
  /** Applied before `plus`. */
  readonly times: number;
  readonly plus: number;
  /** Halves are rounded down, the only rounding that such effects print. */
  readonly halves: boolean;
}

/** The amount after each effect, in the order they were applied. */
export interface ReplacedAmount {
  readonly amount: number;
  readonly order: readonly number[];
  readonly amounts: readonly number[];
}

/** One effect applied to an amount. Nothing is left to replace once it is 0 (CR 614.7). */
const change = (amount: number, { times, plus, halves }: AmountChange): number =>
  amount === 0 ? 0 : (halves ? Math.floor(amount / 2) : amount * times) + plus;

/** Every order of the places 0 to `count` - 1. */
const ordersOf = (count: number): readonly (readonly number[])[] => {
  let orders: readonly (readonly number[])[] = [[]];
  for (let next = 0; next < count; next++)
    orders = orders.flatMap((order) =>
      Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, next)),
    );
  return orders;
};

const inOrder = (
  base: number,
  changes: readonly AmountChange[],
  order: readonly number[],
): ReplacedAmount => {
  const amounts: number[] = [];
  let amount = base;
  for (const place of order) {
    const next = changes[place];
    if (next) amount = change(amount, next);
    amounts.push(amount);
  }
  return { amount, order, amounts };
};

/** More effects than this have too many orders, and nobody asks. */
export const MOST_EFFECTS = 6;

/**
 * The least and the most that several replacement effects make of an amount: each applies once
 * (CR 614.5), in an order that the affected player or the affected object's controller chooses
 * (CR 616.1).
 *
 * @param first the effect that is said to be applied first
 */
export const replaceAmount = (
  base: number,
  changes: readonly AmountChange[],
  first?: number,
): { readonly least: ReplacedAmount; readonly most: ReplacedAmount } => {
  const results = ordersOf(Math.min(changes.length, MOST_EFFECTS))
    .filter((order) => first === undefined || order[0] === first)
    .map((order) => inOrder(base, changes, order));
  const start: ReplacedAmount = { amount: base, order: [], amounts: [] };
  const [some = start] = results;
  return {
    least: results.reduce((a, b) => (b.amount < a.amount ? b : a), some),
    most: results.reduce((a, b) => (b.amount > a.amount ? b : a), some),
  };
};
