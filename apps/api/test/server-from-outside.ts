import { connect, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A port of this machine that nothing listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const holder = createServer().listen(0, "127.0.0.1", () => {
      const address = holder.address();
      holder.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

/** What a server says first at an address that is asked from before it listens. */
export const firstAnswer = async (address: string): Promise<Response> => {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer !== undefined) return answer;
    await setTimeout(5);
  }
};

/** Sends what no HTTP client would, and reads the first piece of the answer. */
export const rawRequest = (address: string, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1", () => socket.write(request));
    socket.once("error", reject);
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
      if (!answer.includes("}")) return;
      socket.destroy();
      resolve(answer);
    });
  });
