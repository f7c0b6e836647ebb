import * as z from "zod";
import { limitedFetch } from "../limited-body.ts";
import { timeLimit } from "../time-limit.ts";
import { PayPalError } from "./paypal-error.ts";

/** Longest wait for one answer, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** A token is renewed so long before its end. */
const TOKEN_MARGIN_MS = 60_000;

/** Our account at PayPal; `timeoutMs` for one request. */
export interface PayPalOptions {
  /** `https://api-m.paypal.com`, or a server that speaks the same. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs?: number;
}

export interface PayPalCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** An object, or the text of one that must arrive to the letter. */
  readonly body?: object | string;
  /** Makes the call repeatable: PayPal does it once, and answers a repeat with the latest state. */
  readonly requestId?: string;
}

/** Sends a call with our token and reads its answer. @throws PayPalError */
export type PayPalRequests = <Output>(
  schema: z.ZodType<Output>,
  call: PayPalCall,
) => Promise<Output>;

/** An order, a subscription or a dispute, with all that happened to it. */
const ANSWER_LIMIT = { total: 1024 * 1024 };

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const Refusal = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

const refusalOf = (status: number, body: unknown): PayPalError => {
  const { name, error, debug_id, details } = Refusal.safeParse(body).data ?? {};
  const issue = details?.[0]?.issue ?? name ?? error ?? `HTTP_${status}`;
  // 429 is a wait, not a no.
  const failure = status >= 400 && status < 500 && status !== 429 ? "refused" : "unavailable";
  return new PayPalError(failure, { issue, debugId: debug_id ?? null });
};

/** PayPal's REST API: the token, its renewal, and one repeat of what may be repeated. */
export const createPayPalRequests = (options: PayPalOptions): PayPalRequests => {
  const { apiUrl, clientId, clientSecret, timeoutMs = TIMEOUT_MS } = options;
  let token: { readonly value: string; readonly until: number } | undefined;

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      const signal = timeLimit(timeoutMs);
      const limited = limitedFetch(ANSWER_LIMIT);
      return await limited(`${apiUrl}${path}`, { ...init, redirect: "error", signal });
    } catch (error) {
      throw new PayPalError("unavailable", {}, { cause: error });
    }
  };

  const read = async <Output>(schema: z.ZodType<Output>, response: Response): Promise<Output> => {
    // An outage may answer with a page of the network in between: only JSON counts.
    const text = await response.text().catch(() => "");
    let body: unknown;
    try {
      body = text === "" ? undefined : JSON.parse(text);
    } catch (error) {
      throw new PayPalError("unavailable", {}, { cause: error });
    }
    if (!response.ok) throw refusalOf(response.status, body);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new PayPalError("unavailable", {}, { cause: parsed.error });
    return parsed.data;
  };

  const findToken = async (): Promise<string> => {
    if (token !== undefined && Date.now() < token.until) return token.value;
    const words = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const response = await send("/v1/oauth2/token", {
      method: "POST",
      headers: { authorization: `Basic ${words}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    const { access_token, expires_in } = await read(Token, response);
    token = { value: access_token, until: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS };
    return access_token;
  };

  const once = async ({ method, path, body, requestId }: PayPalCall): Promise<Response> =>
    send(path, {
      method,
      headers: {
        authorization: `Bearer ${await findToken()}`,
        "content-type": "application/json",
        prefer: "return=representation",
        ...(requestId === undefined ? {} : { "paypal-request-id": requestId }),
      },
      ...(method === "GET"
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body ?? {}) }),
    });

  const withToken = async (call: PayPalCall): Promise<Response> => {
    const response = await once(call);
    if (response.status !== 401) return response;
    token = undefined;
    return once(call);
  };

  return async (schema, call) => {
    try {
      return await read(schema, await withToken(call));
    } catch (error) {
      const isRepeatable = call.method === "GET" || call.requestId !== undefined;
      const isOutage = error instanceof PayPalError && error.failure === "unavailable";
      if (!isRepeatable || !isOutage) throw error;
      return read(schema, await withToken(call));
    }
  };
};
