import type { Config } from "../config/config.ts";
import { VERSION } from "../config/version.ts";
import type { OpenDatabase } from "../database/index.ts";
import type { Providers } from "./provider-calls.ts";

const ADDRESSES: readonly (readonly [string, (config: Config) => string | undefined])[] = [
  ["cards", ({ cardServiceUrl }) => cardServiceUrl],
  ["pictures", ({ cardImagesUrl }) => cardImagesUrl],
  ["paypal", ({ paypal }) => paypal?.apiUrl],
  ["discord", ({ discord, bot }) => discord?.apiUrl ?? bot?.apiUrl],
  ["avatars", ({ discord, bot }) => discord?.cdnUrl ?? bot?.cdnUrl],
  ["fallback model", ({ languageModel }) => languageModel?.fallback?.url],
  ["model", ({ languageModel }) => languageModel?.main.url],
];

/** What the services outside are called, by the origin of the address that is configured. */
const nameProviders = (config: Config): Providers =>
  new Map(
    ADDRESSES.flatMap(([name, addressOf]) => {
      const address = addressOf(config);
      return address === undefined ? [] : [[new URL(address).origin, name] as const];
    }),
  );

/** Tells the operator of a running server; `stop` sends what is left. */
export interface Observer {
  /** Where metrics are read. Absent when they are not. */
  readonly metricsPort: number | undefined;
  stop(): Promise<void>;
}

/**
 * Begins to count and to trace where that is configured. Its libraries are loaded only then: a server that
 * nobody watches starts as fast as ever (decision 034).
 */
export const startObserving = async (
  config: Config,
  opened: Pick<OpenDatabase, "pool" | "db">,
): Promise<Observer> => {
  const providers = nameProviders(config);
  const ends: (() => Promise<void>)[] = [];
  let metricsPort: number | undefined;
  if (config.metrics !== undefined) {
    const { createMetrics } = await import("./metrics.ts");
    const { serveMetrics } = await import("./serve-metrics.ts");
    const metrics = createMetrics({ opened, providers, version: VERSION });
    const { port, stop } = await serveMetrics(config.metrics, metrics);
    metricsPort = port;
    ends.push(stop);
  }
  if (config.collector !== undefined) {
    const { startExport } = await import("./collector.ts");
    ends.push(startExport(config.collector, { providers, version: VERSION }));
  }
  return {
    metricsPort,
    stop: async () => {
      await Promise.all(ends.map((end) => end()));
    },
  };
};
