import type { Hono } from "hono";
import type { RouteEnvironment } from "../src/http/index.ts";

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of the caller; of this machine when absent. */
  readonly ip?: string;
}

/** An answer, with its JSON body when it has one. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** Reads an answer whole. */
export const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") === true && text !== "";
  return {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(text) : text,
  };
};

/** Sends requests to an app without a socket. A text is sent as it is, anything else as JSON. */
export const callerOf =
  (app: Hono<RouteEnvironment>) =>
  async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { body, headers = {}, ip } = options;
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const response = await app.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(ip === undefined ? {} : { "x-forwarded-for": ip }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: sent }),
    });
    return readAnswer(response);
  };
