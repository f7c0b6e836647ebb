import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { StartupError } from "../config/startup-error.ts";
import type { Metrics } from "./metrics.ts";

/** Where metrics are read, and the key that a reader shows. */
export interface MetricsConfig {
  readonly port: number;
  readonly host: string;
  /** Shown as a bearer token. Absent: whoever reaches the port may read. */
  readonly key: string | undefined;
}

const shows = (request: IncomingMessage, key: string): boolean => {
  const shown = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${key}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
};

/**
 * Serves `GET /metrics` on a port of its own, which no visitor of the pages can reach.
 *
 * @returns the port, and what ends it
 * @throws StartupError when the port is taken
 */
export const serveMetrics = async (
  { port, host, key }: MetricsConfig,
  metrics: Metrics,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (key !== undefined && !shows(request, key)) {
      response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    } else if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
    } else {
      const text = await metrics.read();
      response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" });
      response.end(text);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartupError(`METRICS_PORT ${port} on ${host} cannot be used (${error.code})`)),
    );
    server.listen(port, host, ready);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    stop: () =>
      new Promise((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
  };
};
