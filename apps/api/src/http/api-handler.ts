import type { AnyContractRouter } from "@orpc/contract";
import { StandardOpenAPIHandler } from "@orpc/openapi/standard";
import type { AnyProcedure, Router } from "@orpc/server";
import { toFetchResponse } from "@orpc/standard-server-fetch";
import * as z from "zod";
import type { AppError } from "./app-error.ts";
import { findExcess } from "./check-counts.ts";
import { errorAnswer, toAppError } from "./error-response.ts";
import type { RequestContext } from "./request-context.ts";
import { checkWholeInput, fromValidationIssues } from "./validation-errors.ts";
import { yieldBeforeLongList } from "./yield-before-long-list.ts";

export type ApiRouter = Router<AnyContractRouter, RequestContext>;

type Handler = StandardOpenAPIHandler<RequestContext>;
type HandlerInput = Parameters<Handler["handle"]>[0];

/** Answers a request of the contract. Undefined for one that it does not know. */
export type ApiHandler = (
  request: Request,
  context: RequestContext,
) => Promise<Response | undefined>;

/** @throws AppError, what the schema would say of the same list after it had looked at each item */
const checkCounts = (
  { "~orpc": { inputSchema } }: AnyProcedure,
  input: unknown,
  path: readonly string[],
): void => {
  const excess = inputSchema instanceof z.ZodType ? findExcess(inputSchema, input) : undefined;
  if (excess !== undefined)
    throw fromValidationIssues([{ path: excess }], input, `${path[0] ?? ""}.`);
};

const createHandler = (router: ApiRouter, report: (error: AppError) => void): Handler =>
  new StandardOpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      async (options) => {
        checkCounts(options.procedure, options.input, options.path);
        checkWholeInput(options.input);
        const checked = await options.next();
        await yieldBeforeLongList(checked);
        return checked;
      },
    ],
    interceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (thrown) {
          const error = toAppError(thrown, callOf(options.request.url.pathname));
          report(error);
          return { matched: true, response: errorAnswer(error, options.context) };
        }
      },
    ],
  });

/** A body is JSON, which was checked, or absent. */
const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === "" ? undefined : JSON.parse(text);
};

const toAsked = (request: Request): HandlerInput => {
  let body: Promise<unknown> | undefined;
  return {
    url: new URL(request.url),
    method: request.method,
    headers: Object.fromEntries(request.headers),
    // No call of the contract asks for it, and making one costs as much as checking an input.
    signal: undefined,
    body: () => {
      body ??= readBody(request);
      return body;
    },
  };
};

const isStream = (body: unknown): boolean =>
  typeof body === "object" && body !== null && Symbol.asyncIterator in body;

/**
 * Serves the contract's calls. Every error, those of validation included, leaves as DATA-06. Bodies are JSON
 * both ways, so that an answer is written once and its length is told: only events (IMP-06) need a stream.
 */
export const createApiHandler = (
  router: ApiRouter,
  report: (error: AppError) => void,
): ApiHandler => {
  const handler = createHandler(router, report);
  return async (request, context) => {
    const { matched, response } = await handler.handle(toAsked(request), {
      prefix: "/api",
      context,
    });
    if (!matched) return undefined;
    if (isStream(response.body)) return toFetchResponse(response);
    const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
      [value ?? []].flat().map((each) => [name, each]),
    );
    const { status, body } = response;
    if (body === undefined) return new Response(null, { status, headers });
    await yieldBeforeLongList(body);
    const text = JSON.stringify(body);
    await yieldBeforeLongList(body);
    return new Response(text, {
      status,
      headers: [
        ...headers,
        ["content-type", "application/json"],
        ["content-length", String(Buffer.byteLength(text))],
      ],
    });
  };
};

/** `/api/decks/…` → `decks.`: enough for the codes that depend on the call. */
const callOf = (pathname: string): string => `${pathname.split("/")[2] ?? ""}.`;
