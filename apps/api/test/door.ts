import { connect, createServer, type Server, type Socket } from "node:net";
import { inject } from "vitest";

/** Stands between the server and PostgreSQL, so that a test can take the database away and bring it back. */
export const createDoor = () => {
  const folder = new URL(inject("postgresUrl")).searchParams.get("host");
  const sockets = new Set<Socket>();
  const lines = new Set<() => void>();
  let frozen = false;
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
          const flow = () => {
            if (frozen) {
              inner.unpipe(outer);
              outer.unpipe(inner);
            } else inner.pipe(outer).pipe(inner);
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
    shut: () =>
      new Promise<void>((resolve) => {
        server?.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
        lines.clear();
      }),
  };
};
