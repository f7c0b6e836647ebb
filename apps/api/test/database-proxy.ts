import { connect, createServer, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { inject } from "vitest";

/** A line on which every piece takes its time. */
const slowLine = (delayMs: () => number): Transform =>
  new Transform({
    async transform(piece, _encoding, passOn) {
      if (delayMs() > 0) await pause(delayMs());
      passOn(null, piece);
    },
  });

/**
 * Stands between the server and PostgreSQL, so that a test can take the database away and bring it back, or
 * make it slow.
 */
export const createDatabaseProxy = () => {
  const folder = new URL(inject("postgresUrl")).searchParams.get("host");
  const sockets = new Set<Socket>();
  const lines = new Set<() => void>();
  let frozen = false;
  let delay = 0;
  let server: Server | undefined;
  return {
    open: (port: number) =>
      new Promise<number>((resolve) => {
        server = createServer((inner) => {
          const outer = connect(`${folder}/.s.PGSQL.5432`);
          for (const socket of [inner, outer]) {
            sockets.add(socket);
            socket.on("error", () => socket.destroy());
          }
          const [there, back] = [slowLine(() => delay), slowLine(() => delay)];
          there.pipe(outer);
          back.pipe(inner);
          const flow = () => {
            if (frozen) {
              inner.unpipe(there);
              outer.unpipe(back);
            } else {
              inner.pipe(there);
              outer.pipe(back);
            }
          };
          lines.add(flow);
          flow();
        });
        server.listen(port, "127.0.0.1", () => {
          const address = server?.address();
          resolve(typeof address === "object" && address !== null ? address.port : port);
        });
      }),
    /** Connections stay, and nothing comes through any more; then all of it does. */
    freeze: (isFrozen: boolean) => {
      frozen = isFrozen;
      for (const flow of lines) flow();
    },
    /** Each piece takes so long on its way, in either direction, in milliseconds. */
    slow: (delayMs: number) => {
      delay = delayMs;
    },
    shut: () =>
      new Promise<void>((resolve) => {
        server?.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
        lines.clear();
      }),
  };
};
