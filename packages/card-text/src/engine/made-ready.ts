const left: (() => void)[] = [];

/** Says what a rule works out when it first reads, so that it can be done before anybody waits for it. */
export const madeReadyBy = (work: () => void): void => {
  left.push(work);
};

/**
 * Works out what the first reading would, piece by piece: together it takes some 100 ms. What was done before
 * is not done again.
 */
export function* makeReadyInSteps(): Generator<void, void> {
  for (let work = left.shift(); work !== undefined; work = left.shift()) {
    work();
    yield;
  }
}
