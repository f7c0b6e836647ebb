import { readFileSync } from "node:fs";
import { request } from "node:http";
import { OperatorAnswer, type OperatorOrder } from "./order.ts";
import { orderFile } from "./serve-orders.ts";

const socketOf = (dataDir: string): string | undefined => {
  try {
    return readFileSync(orderFile(dataDir), "utf8").trim();
  } catch {
    return undefined;
  }
};

/** What a server that was cut off leaves behind: a file, and nobody at its socket. */
const isNobodyThere = (error: NodeJS.ErrnoException): boolean =>
  error.code === "ECONNREFUSED" || error.code === "ENOENT";

/**
 * Gives an order to the server that holds a data folder.
 *
 * @returns undefined when no server runs there
 */
export const sendOrder = async (
  dataDir: string,
  order: OperatorOrder,
): Promise<OperatorAnswer | undefined> => {
  const socketPath = socketOf(dataDir);
  if (socketPath === undefined) return undefined;
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: "POST", path: "/" }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.once("error", reject);
      response.once("end", () => {
        try {
          resolve(OperatorAnswer.parse(JSON.parse(text)));
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.once("error", (error) => (isNobodyThere(error) ? resolve(undefined) : reject(error)));
    sent.end(JSON.stringify(order));
  });
};
