/** The first signal ends the process in order. A second one at once. */
export const endOnSignal = (end: () => Promise<void>): void => {
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      void end().then(() => process.exit(0));
    });
};
