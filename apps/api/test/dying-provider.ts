import type { PaymentProvider } from "../src/features/billing/index.ts";

/** Where a process dies: at its so manieth call to PayPal, before PayPal has it or before its answer is read. */
export interface Death {
  readonly call: number;
  readonly isDone: boolean;
}

const never = new Promise<never>(() => undefined);

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * A way to PayPal that ends like the process which walks it: after its death no call ever comes back.
 *
 * @param onDeath is told when that is
 */
export const dyingAt =
  ({ call, isDone }: Death, onDeath: () => void) =>
  (provider: PaymentProvider): PaymentProvider => {
    let calls = 0;
    const mortal =
      (made: Call): Call =>
      async (...args) => {
        calls += 1;
        if (calls < call) return made(...args);
        if (calls === call && isDone) await made(...args).catch(() => undefined);
        onDeath();
        return never;
      };
    const wrap = <Part extends object>(part: Part): Part =>
      new Proxy(part, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value === "function") return mortal(value.bind(target) as Call);
          return typeof value === "object" && value !== null ? wrap(value) : value;
        },
      });
    return { ...provider, open: async () => wrap(await provider.open()) };
  };
