import { AsyncLocalStorage } from "node:async_hooks";
import type { TracingChannel } from "node:diagnostics_channel";
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { countedChannels, timedChannels } from "./channels.ts";
import { type Providers, watchProviders } from "./provider-calls.ts";

/** Where the collector is, and how many requests in one are traced. */
export interface CollectorConfig {
  /** Base address of OTLP over HTTP, such as `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 0 to 1. */
  readonly share: number;
}

/** Longest time of one delivery, in milliseconds. What cannot be delivered is dropped. */
const DELIVERY_MS = 5_000;
const NAME = "spellwright";

const spans = new AsyncLocalStorage<Span>();

/** Begins a span at the start of each piece of work, and ends it with what is known then. */
const spanOf = <Facts extends object>(
  channel: TracingChannel<unknown, Facts>,
  begin: (facts: Facts) => Span,
  end: (span: Span, facts: Facts) => void,
): void => {
  const begun = new WeakMap<Facts, Span>();
  channel.start.bindStore(spans, (facts) => {
    const span = begin(facts as Facts);
    begun.set(facts as Facts, span);
    return span;
  });
  const nothing = (): void => undefined;
  channel.subscribe({
    ...{ start: nothing, end: nothing, asyncStart: nothing },
    error: (facts) => {
      begun.get(facts)?.setStatus({ code: SpanStatusCode.ERROR });
    },
    asyncEnd: (facts) => {
      const span = begun.get(facts);
      if (span === undefined) return;
      end(span, facts);
      span.end();
    },
  });
};

const failed = (span: Span, what: string | undefined): void => {
  if (what === undefined) return;
  span.setAttribute("error.type", what);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** The trace of a request has the id that its answer and its log lines have. */
const createIds = () => {
  const random = new RandomIdGenerator();
  let next: string | undefined;
  return {
    during: <Result>(traceId: string, work: () => Result): Result => {
      next = traceId;
      try {
        return work();
      } finally {
        next = undefined;
      }
    },
    generator: {
      generateTraceId: () => next ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
  };
};

const traceWork = (tracer: Tracer, ids: ReturnType<typeof createIds>): void => {
  const child = (name: string, kind: SpanKind, attributes: Attributes): Span => {
    const parent = spans.getStore();
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
    return tracer.startSpan(name, { kind, attributes }, context);
  };
  spanOf(
    timedChannels.request,
    ({ call, method, traceId }) =>
      ids.during(traceId, () =>
        tracer.startSpan(
          `${method} ${call}`,
          {
            kind: SpanKind.SERVER,
            attributes: { "http.request.method": method, "http.route": call },
          },
          ROOT_CONTEXT,
        ),
      ),
    (span, { status = 500 }) => {
      span.setAttribute("http.response.status_code", status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  );
  spanOf(
    timedChannels.run,
    ({ kind }) => child(`run ${kind}`, SpanKind.INTERNAL, { "spellwright.run.kind": kind }),
    (span, { code }) => failed(span, code),
  );
  spanOf(
    timedChannels.model,
    ({ model }) => child(`chat ${model}`, SpanKind.CLIENT, { "gen_ai.request.model": model }),
    (span, { model, inputTokens = 0, outputTokens = 0, failure }) => {
      span.setAttributes({
        "gen_ai.response.model": model,
        "gen_ai.usage.input_tokens": inputTokens,
        "gen_ai.usage.output_tokens": outputTokens,
      });
      failed(span, failure);
    },
  );
  spanOf(
    timedChannels.mail,
    ({ kind }) => child(`mail ${kind}`, SpanKind.CLIENT, { "spellwright.mail.kind": kind }),
    (span, { failure }) => failed(span, failure),
  );
};

/** A span for each request to a service outside, within the work that sends it. Its address stays out. */
const traceProviders = (tracer: Tracer, providers: Providers): void =>
  watchProviders<Span>(
    providers,
    (provider, method) => {
      const parent = spans.getStore();
      // What no work of ours asked for, such as the delivery to the collector itself, is no trace.
      if (parent === undefined || provider === undefined) return undefined;
      const attributes = { "peer.service": provider, "http.request.method": method };
      const context = trace.setSpan(ROOT_CONTEXT, parent);
      return tracer.startSpan(provider, { kind: SpanKind.CLIENT, attributes }, context);
    },
    (span, status) => {
      if (status === undefined) failed(span, "no answer");
      else span.setAttribute("http.response.status_code", status);
      span.end();
    },
  );

/**
 * Sends traces, and what pages told with consent, to an OpenTelemetry collector.
 *
 * @returns what sends the rest and ends it
 */
export const startExport = (
  config: CollectorConfig,
  { providers, version }: { readonly providers: Providers; readonly version: string },
): (() => Promise<void>) => {
  const resource = resourceFromAttributes({ "service.name": NAME, "service.version": version });
  const delivery = (signal: string) => ({
    url: `${config.endpoint}/v1/${signal}`,
    headers: { ...config.headers },
    timeoutMillis: DELIVERY_MS,
  });
  const ids = createIds();
  const traces = new TracerProvider({
    resource,
    idGenerator: ids.generator,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(delivery("traces")) }),
    ],
  });
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(delivery("logs")) })],
  });
  const tracer = traces.getTracer(NAME);
  traceWork(tracer, ids);
  traceProviders(tracer, providers);
  const pages = logs.getLogger("pages");
  countedChannels.pageEvent.hear(({ name, place, language, value, code }) =>
    pages.emit({
      eventName: `page.${name}`,
      attributes: {
        "page.place": place,
        "page.language": language,
        ...(value === null ? {} : { "page.value": value }),
        ...(code === null ? {} : { "error.type": code }),
      },
    }),
  );
  return async () => {
    await Promise.allSettled([traces.shutdown(), logs.shutdown()]);
  };
};
