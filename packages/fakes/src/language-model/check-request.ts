import * as z from "zod";
import { strictSchemaProblem } from "./strict-schema.ts";

const TextPart = z.looseObject({ type: z.string() });
const Message = z.looseObject({
  role: z.enum(["system", "developer", "user", "assistant", "tool"]),
  content: z.union([z.string(), z.array(TextPart), z.null()]).optional(),
});
const ResponseFormat = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text") }),
  z.object({ type: z.literal("json_object") }),
  z.object({
    type: z.literal("json_schema"),
    json_schema: z.object({
      name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      description: z.string().optional(),
      schema: z.record(z.string(), z.unknown()),
      strict: z.boolean().nullish(),
    }),
  }),
]);
const CompletionRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  response_format: ResponseFormat.optional(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).optional(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  max_tokens: z.int().positive().nullish(),
});
export type CompletionRequest = z.infer<typeof CompletionRequest>;

export interface VendorError {
  readonly message: string;
  readonly type: string;
  readonly param: string | null;
  readonly code: string | null;
}

export type CheckedRequest =
  | { readonly ok: true; readonly request: CompletionRequest }
  | { readonly ok: false; readonly error: VendorError };

/** Refuses what the vendor refuses with 400: missing or wrong fields, and schemas that are not strict. */
export function checkRequest(body: unknown): CheckedRequest {
  const parsed = CompletionRequest.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const param = issue?.path.join(".") ?? "";
    const code = param === "reasoning_effort" ? "unsupported_value" : null;
    return refuse(issue?.message ?? "invalid body", param, code);
  }
  const format = parsed.data.response_format;
  if (format?.type === "json_schema" && format.json_schema.strict === true) {
    const problem = strictSchemaProblem(format.json_schema.schema);
    if (problem !== undefined) {
      return refuse(
        `Invalid schema for response_format '${format.json_schema.name}': ${problem}`,
        "response_format",
        "invalid_json_schema",
      );
    }
  }
  return { ok: true, request: parsed.data };
}

const refuse = (message: string, param: string, code: string | null): CheckedRequest => ({
  ok: false,
  error: { message, type: "invalid_request_error", param: param === "" ? null : param, code },
});
