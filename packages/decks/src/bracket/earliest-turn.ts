/** Beyond this nobody counts: a land each turn has then paid for far more. */
const LATEST = 20;

/** Whether costs that cannot be split fit into what is left of each turn. */
const fit = ([first, ...others]: readonly number[], turns: readonly number[]): boolean =>
  first === undefined ||
  turns.some(
    (mana, at) =>
      mana >= first &&
      // Two turns with as much left are one choice.
      turns.indexOf(mana) === at &&
      fit(
        others,
        turns.map((each, place) => (place === at ? each - first : each)),
      ),
  );

/**
 * The first turn in which cards can all have been paid for with a land each turn and no other mana. It is a
 * bound: nothing of it says that they are drawn.
 *
 * @param costs of the cards, none of which is paid for over two turns
 * @param further mana that is spent beside them, in any turns
 */
export const earliestTurn = (costs: readonly number[], further: number): number => {
  const dear = costs.filter((cost) => cost > 0).toSorted((a, b) => b - a);
  const whole = dear.reduce((sum, cost) => sum + cost, further);
  for (let turn = 1; turn < LATEST; turn++) {
    const turns = Array.from({ length: turn }, (_, before) => before + 1);
    if ((turn * (turn + 1)) / 2 >= whole && fit(dear, turns)) return turn;
  }
  return LATEST;
};
