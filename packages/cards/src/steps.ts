/**
 * Work that stops for a moment after each small part (a line read, a name looked up), so that whoever
 * runs it can let others go first. It ends with its result.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Does work in one go. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
