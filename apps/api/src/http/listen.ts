import { createServer, type Server } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { StartupError } from "../startup-error.ts";
import { AppError } from "./app-error.ts";
import { errorResponse } from "./error-response.ts";
import { createTraceId } from "./trace-id.ts";

/** Longest wait for the answers that are under way when the server ends, in milliseconds. */
const LAST_ANSWERS_MS = 10_000;

type Answer = (request: Request) => Response | Promise<Response>;

export interface Listening {
  /** The one that the system gave when 0 was asked for. */
  readonly port: number;
  /** Answers requests from now on; to be called at once, before the first one can come in. */
  serve(answer: Answer): void;
  /** Takes no more requests; ends when the last answer is sent, or cut after ten seconds. */
  stop(): Promise<void>;
}

/** A request without a usable address never reaches the app; it gets the same form of answer (DATA-06). */
const refuseMalformed = (error: unknown): Response | undefined =>
  error instanceof RequestError
    ? errorResponse(new AppError("FIELD_INVALID", { field: "host" }), {
        language: "fr",
        traceId: createTraceId(),
      })
    : undefined;

/**
 * Takes a port.
 *
 * @throws StartupError when the port is taken or may not be used
 */
export const listen = (at: {
  readonly host: string;
  readonly port: number;
}): Promise<Listening> => {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE" ? "is already taken" : `cannot be used (${error.code})`;
      reject(new StartupError(`PORT ${at.port} on ${at.host} ${reason}`, { cause: error }));
    });
    server.listen(at.port, at.host, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : at.port;
      resolve({
        port,
        serve: (answer) => {
          server.on("request", getRequestListener(answer, { errorHandler: refuseMalformed }));
        },
        stop: () => stop(server),
      });
    });
  });
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
