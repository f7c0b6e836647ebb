import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Sends GETs at once on one connection, and reads nothing of what comes back. */
export const askUnread = async (
  url: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Socket> => {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const lines = Object.entries({ host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`).join(""));
  return socket;
};

/** Ends a connection as a program does that is killed. */
export const drop = async (socket: Socket): Promise<void> => {
  if (socket.closed) return;
  const closed = once(socket, "close");
  socket.resetAndDestroy();
  await closed;
};
