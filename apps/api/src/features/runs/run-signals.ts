import { EventEmitter } from "node:events";

export interface RunWatch {
  /** Resolves at the next change since the last call, after `withinMs`, or when the signal ends. */
  change(withinMs: number, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Tells those who wait in this process that a run changed. The database stays the only truth. */
export interface RunSignals {
  wake(runId: string): void;
  watch(runId: string): RunWatch;
}

export const createRunSignals = (): RunSignals => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    wake: (runId) => {
      emitter.emit(runId);
    },
    watch(runId) {
      let isChanged = false;
      let release = () => {};
      const onWake = () => {
        isChanged = true;
        release();
      };
      emitter.on(runId, onWake);
      return {
        async change(withinMs, signal) {
          if (!isChanged && !signal?.aborted) {
            await new Promise<void>((resolve) => {
              release = resolve;
              const timer = setTimeout(() => release(), withinMs);
              const onAbort = () => resolve();
              signal?.addEventListener("abort", onAbort, { once: true });
              release = () => {
                clearTimeout(timer);
                signal?.removeEventListener("abort", onAbort);
                resolve();
              };
            });
          }
          isChanged = false;
        },
        close: () => {
          emitter.off(runId, onWake);
        },
      };
    },
  };
};
