type Key = readonly [path: readonly string[], of: object];

/** The key of a call, which those of all that it was asked begin with. */
export const callKey = (path: readonly string[], of: object = {}): Key => [path, of];

/** The key of what a call answered to an input, where it has one. */
export const answerKey = (path: readonly string[], input?: unknown): Key =>
  callKey(path, { ...(input === undefined ? {} : { input }), type: "query" });
