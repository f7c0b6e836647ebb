const FOLDS = 5;

/** What is learned of some is tried on the others: every measured one once, by what never saw it. */
export const acrossFolds = <Read, Result>(
  reads: readonly Read[],
  learn: (from: readonly Read[]) => (read: Read) => Result,
  isMeasured: (read: Read) => boolean,
): readonly Result[] => {
  const by = Array.from({ length: FOLDS }, (_, fold) =>
    learn(reads.filter((_read, at) => at % FOLDS !== fold)),
  );
  return reads.flatMap((read, at) => (isMeasured(read) ? (by[at % FOLDS]?.(read) ?? []) : []));
};
