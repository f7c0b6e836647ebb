import { createServer, request as send } from "node:http";

/** A call of the bot, as the API got it. */
export interface RecordedCall {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A line between the bot and the API, on which one hears what is asked. */
export interface CallRecorder {
  readonly url: string;
  readonly heard: readonly RecordedCall[];
  close(): void;
}

/** @param target address of the API. An end of either side ends the call for the other, as without this */
export const recordCalls = async (target: string): Promise<CallRecorder> => {
  const heard: RecordedCall[] = [];
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      heard.push({ call: `${method} ${url}`, body: JSON.parse(body.toString() || "{}") });
      const onward = send(`${target}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once("error", () => response.destroy());
      });
      onward.once("error", () => response.destroy());
      response.once("close", () => onward.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
