import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { Refusal } from "./refusal.ts";

/** A call of the API, read. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly text: string;
  readonly requestId: string | undefined;
  /** @throws Refusal 400 for a body of another shape */
  read<Output>(schema: z.ZodType<Output>): Output;
}

export const readApiRequest = async (request: IncomingMessage, url: URL): Promise<ApiRequest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  const header = request.headers["paypal-request-id"];
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    text,
    requestId: typeof header === "string" ? header : undefined,
    read(schema) {
      if (request.headers["content-type"] !== "application/json")
        throw new Refusal(400, "INVALID_CONTENT_TYPE");
      const parsed = schema.safeParse(JSON.parse(text === "" ? "{}" : text));
      if (!parsed.success) throw new Refusal(400, "INVALID_PARAMETER_SYNTAX");
      return parsed.data;
    },
  };
};

/** Two decimals, as PayPal asks of euros. */
export const Price = z.object({
  value: z.string().regex(/^\d+\.\d{2}$/),
  currency_code: z.literal("EUR"),
});

/** An answer: a status and a body, or none. */
export interface ApiAnswer {
  readonly status: number;
  readonly body?: object;
}
