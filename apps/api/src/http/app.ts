import { type PageVisit, runEvents } from "@spellwright/contract";
import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { Config } from "../config/config.ts";
import { storageFault } from "../database/index.ts";
import { type RequestFacts, timedChannels, traceWork } from "../observability/channels.ts";
import { forwardedAddress, networkOf, readAddress } from "./address.ts";
import { type ApiRouter, createApiHandler } from "./api-handler.ts";
import { AppError } from "./app-error.ts";
import { checkQuery } from "./check-query.ts";
import { compressAnswer } from "./compress-answer.ts";
import { addContentPolicy } from "./content-policy.ts";
import { describeError } from "./describe-error.ts";
import { addDocument } from "./document/index.ts";
import { errorResponse, toAppError } from "./error-response.ts";
import type { Feature, RouteEnvironment } from "./feature.ts";
import { createCallLookup, type KnownCall } from "./known-paths.ts";
import { languageOf } from "./language.ts";
import { limitOf } from "./limits.ts";
import { createPseudonyms, type Log, withTraceId } from "./log.ts";
import type { RateLimits } from "./rate-limits.ts";
import { withCheckedBody } from "./read-body.ts";
import { type RequestContext, requireUser, type SessionUser } from "./request-context.ts";
import { checkSameSite } from "./same-site.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { createTraceId } from "./trace-id.ts";

export interface AppParts {
  readonly config: Pick<Config, "publicUrl" | "production" | "trustProxy">;
  readonly log: Log;
  readonly limits: RateLimits;
  /** The key under which the log names accounts and networks. */
  readonly secret: string;
  /** The handlers of all features, put together. */
  readonly router: ApiRouter;
  /** Features that add routes of their own. */
  readonly features: readonly Feature[];
  readonly findSession: (headers: Headers) => Promise<SessionUser | null>;
  /** Requests of our own processes, which no limit of an address counts. Absent, there are none. */
  readonly isService?: (headers: Headers) => boolean;
  /** Asked before anything begins or changes, and throws where this process has run out of something. Absent, nothing is asked. */
  readonly requireResources?: () => Promise<void>;
  /** The built web app. */
  readonly webFolder: string;
  /** The page at an address. Undefined for what is no page. Absent, there are files only. */
  readonly servePage?: (request: Request, send: PageVisit["send"]) => Promise<Response | undefined>;
}

const LOCAL = "127.0.0.1";
/** What changes nothing, and so is answered as long as there is something to answer with. */
const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** A browser puts these over those of the answer that it kept. */
const KEPT_OF_UNCHANGED = [...RETAINED_304_HEADERS, "content-language", "content-security-policy"];

const addressOf = (headers: Headers, socketAddress: string | undefined, trustProxy: boolean) => {
  const list = trustProxy ? headers.get("x-forwarded-for") : null;
  return forwardedAddress(list ?? "") ?? readAddress(socketAddress ?? "") ?? LOCAL;
};

/** HEAD is answered like GET. */
const needsSession = (calls: readonly KnownCall[], method: string): boolean =>
  calls.some((call) => call.needsSession && call.method === (method === "HEAD" ? "GET" : method));

/** Where something has run out, it can still be ended: that begins nothing, and makes room. */
const beginsSomething = (calls: readonly KnownCall[], method: string): boolean =>
  !READING.has(method) && !calls.some((call) => call.endsThings && call.method === method);

/**
 * What a request asks for, as metrics and log name it: what somebody typed into an address stays out.
 * HEAD counts as GET.
 */
const callOf = (path: string, calls: readonly KnownCall[], method: string): string => {
  if (!path.startsWith("/api/")) return "page";
  const asked = method === "HEAD" ? "GET" : method;
  return (calls.find((call) => call.method === asked) ?? calls[0])?.template ?? "unknown";
};

const addHeaders = (
  headers: Headers,
  { traceId, answerHeaders }: RequestContext,
  path: string,
): void => {
  headers.set("x-trace-id", traceId);
  for (const [name, value] of answerHeaders) {
    if (name === "set-cookie") headers.append(name, value);
    else headers.set(name, value);
  }
  if (path.startsWith("/api/") && !headers.has("cache-control"))
    headers.set("cache-control", "no-store");
};

const once = <Value>(find: () => Promise<Value>): (() => Promise<Value>) => {
  let found: Promise<Value> | undefined;
  return () => {
    found ??= find();
    return found;
  };
};

/** The HTTP server without its socket: every answer, errors included, passes through here. */
export const createApp = (parts: AppParts): Hono<RouteEnvironment> => {
  const { config, log, limits, router } = parts;
  const app = new Hono<RouteEnvironment>();
  const pseudonym = createPseudonyms(parts.secret);
  const report = (error: AppError) => {
    if (error.status >= 500)
      log.error(
        { code: error.code, error: describeError(error) },
        storageFault(error) ?? "a request failed",
      );
  };
  const handler = createApiHandler(router, report);
  const calls = {
    ...router,
    runEvents,
    routes: Object.assign({}, ...parts.features.map((feature) => feature.documented)),
  };
  const callsAt = createCallLookup(calls);
  /** The calls of pages that are drawn, with their visitors’ cookies: who asked was counted for the page. */
  const drawing = new WeakSet<Request>();

  app.use(async (c, next) => {
    const started = performance.now();
    const request = c.req.raw;
    let account: string | undefined;
    const find = async () => {
      const user = await parts.findSession(request.headers);
      account = user?.id;
      return user;
    };
    const context: RequestContext = {
      session: once(find),
      sessionNow: find,
      language: languageOf(request),
      traceId: createTraceId(),
      headers: request.headers,
      answerHeaders: new Headers(),
      ip: addressOf(request.headers, c.env?.incoming?.socket.remoteAddress, config.trustProxy),
    };
    const { traceId } = context;
    const { method, path } = c.req;
    const known = path.startsWith("/api/") ? callsAt(path) : [];
    c.set("context", context);
    c.set("calls", known);
    const facts: RequestFacts = { call: callOf(path, known, method), method, traceId };
    await withTraceId(traceId, () =>
      traceWork(timedChannels.request, facts, async () => {
        await next();
        addHeaders(c.res.headers, context, path);
        addContentPolicy(c.res.headers, config.production);
        const sent = await compressAnswer(request, c.res);
        if (sent !== c.res) {
          // Hono puts the headers of the one that it replaces over those of the new one.
          c.res = undefined;
          c.res = sent;
        }
        facts.status = sent.status;
        log.info({
          ...{ method, call: facts.call, status: sent.status },
          ms: Math.round(performance.now() - started),
          network: pseudonym("network", networkOf(context.ip)),
          ...(account === undefined ? {} : { account: pseudonym("account", account) }),
        });
      }),
    );
  });

  app.use(securityHeaders(config.production));

  app.use("/api/*", async (c, next) => {
    checkSameSite(c.req.raw, config.publicUrl, config.production);
    const isService = drawing.has(c.req.raw) || (parts.isService?.(c.req.raw.headers) ?? false);
    if (!isService) await limits.use(limitOf(c.req.method, c.req.path), c.get("context").ip);
    if (beginsSomething(c.get("calls"), c.req.method)) await parts.requireResources?.();
    // Session, then policy, then input: who is nobody learns nothing of what he sent.
    if (needsSession(c.get("calls"), c.req.method)) await requireUser(c.get("context"));
    c.req.raw = await withCheckedBody(c.req.raw, async (bytes) => {
      const kilobytes = Math.ceil(bytes / 1024);
      if (kilobytes > 0 && !isService) await limits.use("body", c.get("context").ip, kilobytes);
    });
    await next();
  });

  app.use("*", async (c, next) => {
    const { method, path } = c.req;
    if (!path.startsWith("/api/")) await limits.use(limitOf(method, path), c.get("context").ip);
    await next();
  });
  addDocument(app, calls, config.production);
  for (const feature of parts.features) feature.routes?.(app);

  app.all("/api/*", async (c) => {
    const { raw } = c.req;
    const request = raw.method === "HEAD" ? new Request(raw, { method: "GET" }) : raw;
    checkQuery(request, c.get("calls"));
    const answer = await handler(request, c.get("context"));
    if (answer !== undefined) return answer;
    const methods = c.get("calls").map(({ method }) => method);
    if (methods.length === 0) throw new AppError("NOT_FOUND");
    c.header("allow", [...new Set(methods)].join(", "));
    throw new AppError("METHOD_NOT_ALLOWED");
  });

  app.get("*", etag({ retainedHeaders: KEPT_OF_UNCHANGED }), staticFiles(parts.webFolder));
  app.get("*", async (c) => {
    const { raw } = c.req;
    await limits.use("page", c.get("context").ip);
    /** A call that a page makes while it is drawn: its visitor's. */
    const send = async (call: Request) => {
      for (const name of ["cookie", "x-forwarded-for"]) {
        const value = raw.headers.get(name);
        if (value !== null) call.headers.set(name, value);
      }
      drawing.add(call);
      return app.fetch(call, c.env);
    };
    const page = await parts.servePage?.(raw, send);
    if (page === undefined) throw new AppError("NOT_FOUND");
    return page;
  });

  app.notFound((c) => errorResponse(new AppError("NOT_FOUND"), c.get("context")));
  app.onError((thrown, c) => {
    const error = toAppError(thrown);
    const context = c.get("context");
    report(error);
    const response = errorResponse(error, context);
    const allow = c.res.headers.get("allow");
    if (allow !== null) response.headers.set("allow", allow);
    return response;
  });
  return app;
};
