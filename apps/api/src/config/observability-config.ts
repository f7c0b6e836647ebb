import * as z from "zod";
import type { CollectorConfig } from "../observability/collector.ts";
import type { MetricsConfig } from "../observability/serve-metrics.ts";
import { httpUrl, isLoopback, port, SECRET_MIN_LENGTH } from "./setting.ts";
import { StartupError } from "./startup-error.ts";

const share = { error: "must be a number from 0 to 1" };

/** Variables of metrics, traces and what pages tell. All absent: nobody watches (docs/observability.md). */
export const observabilityVariables = {
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_KEY: z
    .string()
    .min(SECRET_MIN_LENGTH, { error: `needs at least ${SECRET_MIN_LENGTH} characters` })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
  PAGE_EVENTS: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
} as const;

const Variables = z.object(observabilityVariables);
type Variables = z.infer<typeof Variables>;

/**
 * The port of the metrics; undefined without one.
 *
 * @throws StartupError when others could read them without a key
 */
export const readMetrics = (env: Variables): MetricsConfig | undefined => {
  const { METRICS_PORT, METRICS_HOST: host, METRICS_KEY: key } = env;
  if (METRICS_PORT === undefined) {
    if (key !== undefined) throw new StartupError("METRICS_PORT is required with METRICS_KEY");
    return undefined;
  }
  if (!isLoopback(host) && key === undefined)
    throw new StartupError("METRICS_KEY is required when METRICS_HOST is not this machine");
  return { port: METRICS_PORT, host, key };
};

/** `name=value,name=value`, values with percent signs as in an address (OpenTelemetry). */
const readHeaders = (text: string): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const pair of text.split(",").filter((each) => each !== "")) {
    const at = pair.indexOf("=");
    if (at < 1)
      throw new StartupError("OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value");
    headers[pair.slice(0, at).trim()] = decodeURIComponent(pair.slice(at + 1).trim());
  }
  return headers;
};

/**
 * The collector of traces and events. Undefined without one.
 *
 * @throws StartupError
 */
export const readCollector = (env: Variables): CollectorConfig | undefined => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const headers = readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? "");
  return { endpoint, headers, share: env.OTEL_TRACES_SAMPLER_ARG };
};

/**
 * Whether pages may tell of themselves: only where somebody takes it.
 *
 * @throws StartupError when nobody would
 */
export const readPageEvents = (env: Variables): boolean => {
  const isTaken = env.METRICS_PORT !== undefined || env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  if (env.PAGE_EVENTS === "on" && !isTaken)
    throw new StartupError(
      "METRICS_PORT or OTEL_EXPORTER_OTLP_ENDPOINT is required with PAGE_EVENTS",
    );
  return env.PAGE_EVENTS === "on";
};
