import { createServer, type Server } from "node:http";
import { StartupError } from "../config/startup-error.ts";

/** Where a server listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Lets a server listen.
 *
 * @returns its port: the one that the system gave when 0 was asked for
 * @throws StartupError when the port is taken or may not be used
 */
export const listenOnPort = (server: Server, at: ListenAddress): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE" ? "is already taken" : `cannot be used (${error.code})`;
      reject(new StartupError(`PORT ${at.port} on ${at.host} ${reason}`, { cause: error }));
    });
    server.listen(at.port, at.host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : at.port);
    });
  });

/**
 * Finds out early whether a port can be taken, before anything that takes long or leaves traces.
 *
 * @throws StartupError as `listenOnPort`
 */
export const probePort = async (at: ListenAddress): Promise<void> => {
  const server = createServer();
  await listenOnPort(server, at);
  await new Promise((closed) => server.close(closed));
};
