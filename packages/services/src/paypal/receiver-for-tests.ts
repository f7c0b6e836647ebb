import { createServer } from "node:http";

/** Keeps what was delivered to it. */
export const startReceiver = async () => {
  const received: { headers: Headers; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers(request.headers as Record<string, string>);
    received.push({ headers, body: Buffer.concat(chunks).toString("utf8") });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { received, url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
};
