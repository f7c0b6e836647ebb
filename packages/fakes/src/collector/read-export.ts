import * as z from "zod";

const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.union([z.number().int(), z.string().regex(/^-?\d+$/)]) }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ boolValue: z.boolean() }),
]);
const Attributes = z.array(z.strictObject({ key: z.string().min(1), value: Value })).default([]);
const Nanos = z.string().regex(/^\d+$/);
const Resource = z.looseObject({ attributes: Attributes });
const Scope = z.looseObject({ name: z.string() });
/** Ids are hexadecimal in JSON, never base64 (OTLP specification, JSON Protobuf encoding). */
const TraceId = z.string().regex(/^(?!0{32})[0-9a-f]{32}$/);
const SpanId = z.string().regex(/^(?!0{16})[0-9a-f]{16}$/);

const Span = z.looseObject({
  traceId: TraceId,
  spanId: SpanId,
  parentSpanId: z.union([SpanId, z.literal("")]).optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: Nanos,
  endTimeUnixNano: Nanos,
  attributes: Attributes,
  status: z.looseObject({ code: z.number().int().min(0).max(2).optional() }).optional(),
});
const LogRecord = z.looseObject({
  timeUnixNano: Nanos.optional(),
  observedTimeUnixNano: Nanos,
  eventName: z.string().optional(),
  attributes: Attributes,
});

const Traces = z.strictObject({
  resourceSpans: z
    .array(
      z.looseObject({
        resource: Resource,
        scopeSpans: z.array(z.looseObject({ scope: Scope, spans: z.array(Span).min(1) })).min(1),
      }),
    )
    .min(1),
});
const Logs = z.strictObject({
  resourceLogs: z
    .array(
      z.looseObject({
        resource: Resource,
        scopeLogs: z
          .array(z.looseObject({ scope: Scope, logRecords: z.array(LogRecord).min(1) }))
          .min(1),
      }),
    )
    .min(1),
});

/** Attributes by name, as plain values. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A span as a collector has it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** 2 is an error. */
  readonly status: number;
  readonly attributes: Attributes;
}

/** An event as a collector has it. */
export interface CollectedEvent {
  readonly name: string;
  readonly attributes: Attributes;
}

const attributesOf = (list: z.infer<typeof Attributes>): Attributes =>
  Object.fromEntries(
    list.map(({ key, value }) => [key, Object.values(value)[0] as string | number | boolean]),
  );

/** The spans of a body of `/v1/traces`. Undefined for what is none. */
export const readSpans = (body: unknown): CollectedSpan[] | undefined =>
  Traces.safeParse(body)
    .data?.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, spanId, parentSpanId, name, status, attributes }) => ({
      ...{ traceId, spanId, name },
      parentSpanId: parentSpanId || undefined,
      status: status?.code ?? 0,
      attributes: attributesOf(attributes),
    }));

/** The events of a body of `/v1/logs`. Undefined for what is none. */
export const readEvents = (body: unknown): CollectedEvent[] | undefined =>
  Logs.safeParse(body)
    .data?.resourceLogs.flatMap(({ scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) => logRecords),
    )
    .map(({ eventName = "", attributes }) => ({
      name: eventName,
      attributes: attributesOf(attributes),
    }));
