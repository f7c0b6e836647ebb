import { OMITTABLE_FIELDS, type OmittableField } from "@spellwright/contract";

/** How a server speaks of a field where it does not give its name. */
const ALSO: Readonly<Record<OmittableField, RegExp>> = {
  reasoning_effort: /reasoning_effort|reasoning effort|does not support thinking/i,
  stream_options: /stream_options|include_usage/i,
  response_format: /response_format|json_schema|structured output/i,
  max_tokens: /max_tokens|max_completion_tokens|maximum context|context length/i,
  temperature: /temperature/i,
};

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const readBody = (init: RequestInit | undefined): Body | undefined => {
  if (typeof init?.body !== "string") return undefined;
  try {
    const body: unknown = JSON.parse(init.body);
    return isBody(body) ? body : undefined;
  } catch {
    return undefined;
  }
};

/** Without a format of the server the schema is told in words. */
const tellSchema = (body: Body): Body => {
  const { response_format: format, messages } = body;
  const schema =
    isBody(format) && isBody(format.json_schema) ? format.json_schema.schema : undefined;
  if (schema === undefined || !Array.isArray(messages)) return body;
  const content = `Answer with JSON alone that matches this schema: ${JSON.stringify(schema)}`;
  return { ...body, messages: [...messages, { role: "user", content }] };
};

const without = (body: Body, refused: ReadonlySet<OmittableField>): Body => {
  const told = refused.has("response_format") ? tellSchema(body) : body;
  return Object.fromEntries(
    Object.entries(told).filter(
      ([field]) => !OMITTABLE_FIELDS.some((one) => one === field && refused.has(one)),
    ),
  );
};

/**
 * A `fetch` for compatible servers: what a 400 names and a model can do without is left out, then and from
 * then on, and the request is sent again.
 *
 * @param onRefused told of each field once
 */
export const omitRefusedFields = (
  fetch: typeof globalThis.fetch,
  onRefused?: (field: OmittableField) => void,
): typeof globalThis.fetch => {
  const refused = new Set<OmittableField>();
  const send: typeof globalThis.fetch = async (input, init) => {
    const body = readBody(init);
    if (body === undefined) return fetch(input, init);
    const response = await fetch(input, { ...init, body: JSON.stringify(without(body, refused)) });
    if (response.status !== 400) return response;
    const problem = await response.clone().text();
    const named = OMITTABLE_FIELDS.find(
      (field) => field in body && !refused.has(field) && ALSO[field].test(problem),
    );
    if (named === undefined) return response;
    refused.add(named);
    onRefused?.(named);
    return send(input, init);
  };
  return send;
};
