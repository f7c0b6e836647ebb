import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface LoopbackServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** For what speaks more than HTTP on it. */
  readonly server: Server;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/** An HTTP server on this machine only. Port 0 takes a free one. */
export async function startLoopbackServer(handle: Handle, port = 0): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    server,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
