import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { AppError } from "./app-error.ts";
import { errorAnswer, errorResponse } from "./error-response.ts";
import { createFairQueue } from "./fair-queue.ts";
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  guardConnections,
  networkOfRequest,
} from "./guard-connections.ts";
import { languageOf } from "./language.ts";
import { type ListenAddress, listenOnPort } from "./listen-on-port.ts";
import { createTraceId } from "./trace-id.ts";

/** Longest wait for the answers that are under way when the server ends, in milliseconds. */
const LAST_ANSWERS_MS = 10_000;
/**
 * How long an idle connection stays open, in milliseconds: longer than the minute for which proxies and
 * load balancers reuse one, else a request meets a connection that is being closed.
 */
const IDLE_CONNECTION_MS = 75_000;

type Answer = (request: Request) => Response | Promise<Response>;

export interface RunningServer {
  /** The one that the system gave when 0 was asked for. */
  readonly port: number;
  /** Answers requests from now on; to be called at once, before the first one can come in. */
  serve(answer: Answer): void;
  /** Takes no more requests. Ends when the last answer is sent, or cut after ten seconds. */
  stop(): Promise<void>;
}

const refuseField = (field: string) => {
  const refused = new AppError("FIELD_INVALID", { field });
  return errorResponse(refused, { language: "fr", traceId: createTraceId() });
};

/** Whose network holds too many answers already: by then those of which nothing is taken are cut. */
const refuseCrowded = (request: Request) => {
  const refused = new AppError("RATE_LIMITED", {
    retry_after: CONNECTION_LIMITS.stalledMs / 1000,
  });
  return errorResponse(refused, { language: languageOf(request), traceId: createTraceId() });
};

/** RFC 9112 §3.2: of several hosts, also of the same one twice, Node takes the first, and a proxy before it another. */
const namesSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "host") hosts++;
  return hosts > 1;
};

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/** RFC 9112 §3.2.2: a whole address in the place of a path names a host too, and the same one. */
const namesAnotherHost = ({ url = "/", headers }: IncomingMessage): boolean =>
  !url.startsWith("/") && hostOf(url) !== hostOf(`http://${headers.host}`);

/** Bodies come as they are, or in pieces: what else they are wrapped in is read by nobody here. */
const isWrapped = ({ headers }: IncomingMessage): boolean =>
  !/^(?:chunked)?$/i.test(headers["transfer-encoding"] ?? "") ||
  !/^(?:identity)?$/i.test(headers["content-encoding"] ?? "");

/** What is wrong with a request that Node takes, before anybody reads it. */
const faultOf = (incoming: IncomingMessage): "host" | "headers" | undefined => {
  if (namesSeveralHosts(incoming) || namesAnotherHost(incoming)) return "host";
  return isWrapped(incoming) ? "headers" : undefined;
};

/** A request without a usable address never reaches the app. It gets the same form of answer (DATA-06). */
const refuseMalformed = (error: unknown): Response | undefined =>
  error instanceof RequestError ? refuseField("host") : undefined;

/**
 * What Node's parser refuses never becomes a request: headers over its limit, unknown methods, a
 * request that takes too long. It gets the same form of answer too.
 */
const refuseUnparsed = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const refused =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? new AppError("CLIENT_TIMEOUT")
      : new AppError("FIELD_INVALID", { field: "headers" });
  const { status, body } = errorAnswer(refused, { language: "fr", traceId: createTraceId() });
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${text}`);
};

/**
 * Takes a port.
 *
 * @param limits of connections, where they are others than usual
 * @throws StartupError when the port is taken or may not be used
 */
export const listen = async (
  at: ListenAddress & { readonly trustProxy?: boolean },
  limits: Partial<ConnectionLimits> = {},
): Promise<RunningServer> => {
  // A request that names no host is refused below, in our form: Node would answer without a word.
  const server = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS, requireHostHeader: false });
  // Node leaves out what comes after two thousand, the address that a proxy adds at the end among it: their
  // bytes are limited, which is enough.
  server.maxHeadersCount = 0;
  server.on("clientError", refuseUnparsed);
  const all = { ...CONNECTION_LIMITS, ...limits };
  const isProxied = at.trustProxy ?? false;
  const take = guardConnections(server, all, isProxied);
  const takeTurn = createFairQueue();
  const port = await listenOnPort(server, at);
  return {
    port,
    serve: (answer) => {
      const options = { errorHandler: refuseMalformed };
      const answered = (by: Answer) => getRequestListener(by, options);
      const usual = answered(answer);
      const crowded = answered(refuseCrowded);
      const refusing = {
        host: answered(() => refuseField("host")),
        headers: answered(() => refuseField("headers")),
      };
      server.on("request", (incoming: IncomingMessage, outgoing: ServerResponse) => {
        const taken = take(incoming, outgoing);
        if (taken === "cut") return;
        if (taken === "crowded") return crowded(incoming, outgoing);
        const fault = faultOf(incoming);
        if (fault !== undefined) return refusing[fault](incoming, outgoing);
        takeTurn(networkOfRequest(incoming, isProxied), () => {
          // Nobody reads the answer of a connection that ended meanwhile.
          if (!incoming.socket.destroyed) void usual(incoming, outgoing);
        });
      });
      // Node itself answers what is expected of everybody (`100-continue`), and the rest without a word.
      server.on("checkExpectation", (incoming: IncomingMessage, outgoing: ServerResponse) => {
        if (take(incoming, outgoing) !== "cut") void refusing.headers(incoming, outgoing);
      });
    },
    stop: () => stop(server),
  };
};

const stop = (server: Server): Promise<void> =>
  new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
