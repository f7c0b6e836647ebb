import type { IncomingMessage } from "node:http";

/** A form body (`application/x-www-form-urlencoded`). Empty for any other type. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const type = request.headers["content-type"] ?? "";
  return new URLSearchParams(
    type.startsWith("application/x-www-form-urlencoded")
      ? Buffer.concat(chunks).toString("utf8")
      : "",
  );
}
