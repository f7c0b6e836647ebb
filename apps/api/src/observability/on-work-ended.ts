import type { TracingChannel } from "node:diagnostics_channel";

const nothing = (): void => undefined;

/** Hears of each piece of work when it has ended, with what is known of it then and its seconds. */
export const onWorkEnded = <Facts extends object>(
  channel: TracingChannel<unknown, Facts>,
  listener: (facts: Facts, seconds: number) => void,
): void => {
  const begun = new WeakMap<Facts, number>();
  channel.subscribe({
    start: (facts) => {
      begun.set(facts, performance.now());
    },
    asyncEnd: (facts) => {
      listener(facts, (performance.now() - (begun.get(facts) ?? performance.now())) / 1000);
    },
    ...{ end: nothing, asyncStart: nothing, error: nothing },
  });
};
