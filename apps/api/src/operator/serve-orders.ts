import { rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Changes, Database } from "../database/index.ts";
import { describeError, type Log } from "../http/index.ts";
import { type OperatorAnswer, OperatorOrder } from "./order.ts";
import { performOrder } from "./perform-order.ts";

/** An order is a line or two. */
const MAX_BYTES = 16 * 1024;
const SOCKET = "operator.sock";

/** The file of a data folder that says where its running server takes orders. */
export const orderFile = (dataDir: string): string => join(dataDir, "operator");

/** Undefined too for an order whose sender went away in the middle of it. */
const readOrder = async (request: IncomingMessage): Promise<OperatorOrder | undefined> => {
  let text = "";
  try {
    for await (const chunk of request) {
      text += String(chunk);
      if (text.length > MAX_BYTES) return undefined;
    }
    return OperatorOrder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * Takes the orders of `npm run admin` while this process holds the embedded database, on a socket that
 * only this user can reach: whoever may read the data folder may give them, nobody else, and no port of
 * the network has any part in it.
 *
 * @param folder that only this user can enter
 * @returns what ends it
 */
export const serveOrders = async (parts: {
  readonly database: Database;
  /** Hears that accounts have changed. */
  readonly changes: Pick<Changes, "tell">;
  readonly dataDir: string;
  readonly folder: string;
  readonly log: Log;
}): Promise<() => Promise<void>> => {
  const { database, changes, dataDir, folder, log } = parts;
  const perform = async (request: IncomingMessage): Promise<OperatorAnswer> => {
    const order = await readOrder(request);
    if (order === undefined) return { refused: "the running server does not know this order" };
    try {
      return await performOrder(database, order);
    } catch (error) {
      log.error({ error: describeError(error) }, "an order of the operator failed");
      return { refused: "the running server could not do it; its log says why" };
    } finally {
      changes.tell({ about: "accounts" });
    }
  };
  const server = createServer((request, response) => {
    void perform(request).then((answer) => {
      response.writeHead(200, { "content-type": "application/json", connection: "close" });
      response.end(JSON.stringify(answer));
    });
  });
  const socket = join(folder, SOCKET);
  await new Promise<void>((ready, reject) => {
    server.once("error", reject);
    server.listen(socket, ready);
  });
  writeFileSync(orderFile(dataDir), socket, { mode: 0o600 });
  return async () => {
    rmSync(orderFile(dataDir), { force: true });
    await new Promise((ended) => server.close(ended));
  };
};
