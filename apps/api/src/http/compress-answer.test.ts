import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressAnswer } from "./compress-answer.ts";
import { streamText } from "./stream-text.ts";

const TEXT = JSON.stringify({ rules: "trample ".repeat(500) });
const asking = (accepted?: string) =>
  new Request(
    "http://localhost/",
    accepted === undefined ? {} : { headers: { "accept-encoding": accepted } },
  );
const answer = (type = "application/json", body = TEXT) =>
  new Response(body, { status: 201, headers: { "content-type": type, vary: "cookie" } });

describe("[ROUTE-10] the compression of an answer", () => {
  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ] as const)(
    "is the one that its caller accepts (%s): %s",
    async (accepted, encoding, decompress) => {
      const sent = await compressAnswer(asking(accepted), answer());
      expect(sent.status).toBe(201);
      expect(sent.headers.get("content-encoding")).toBe(encoding);
      expect(sent.headers.get("vary")).toBe("cookie, accept-encoding");
      const bytes = new Uint8Array(await sent.arrayBuffer());
      expect(sent.headers.get("content-length")).toBe(String(bytes.length));
      expect(decompress(bytes).toString()).toBe(TEXT);
    },
  );

  test("is done once for one etag of an address, for each encoding", async () => {
    const sent = async (path: string, etag: string, body: string, accepted = "br") => {
      const given = new Response(body, { headers: { "content-type": "text/html", etag } });
      const request = new Request(new URL(path, "http://localhost"), {
        headers: { "accept-encoding": accepted },
      });
      const bytes = Buffer.from(await (await compressAnswer(request, given)).arrayBuffer());
      return (accepted === "br" ? brotliDecompressSync : gunzipSync)(bytes).toString()[0];
    };
    const [first, second] = ["1".repeat(2_000), "2".repeat(2_000)];
    expect(await sent("/fr/rules", 'W/"a"', first)).toBe("1");
    // An etag stands for its bytes, which nobody compresses again.
    expect(await sent("/fr/rules", 'W/"a"', second)).toBe("1");
    expect(await sent("/fr/rules", 'W/"a"', second, "gzip")).toBe("2");
    expect(await sent("/fr/rules", 'W/"b"', second)).toBe("2");
    expect(await sent("/fr/cards", 'W/"a"', second)).toBe("2");
  });

  test.each([
    ["a caller that accepts nothing", undefined, answer()],
    ["a caller that refuses all", "gzip;q=0, br;q=0.0", answer()],
    ["what one packet holds", "br", answer("application/json", "{}")],
    ["pictures", "br", answer("image/png")],
    ["events, which must not wait", "br", answer("text/event-stream")],
  ])("is left out for %s", async (_title, accepted, given) => {
    const sent = await compressAnswer(asking(accepted), given);
    expect(sent.headers.has("content-encoding")).toBe(false);
    expect((await sent.text()).length).toBeGreaterThan(0);
  });

  /** A download that is made piece by piece: how far it was made, and whether its maker heard of the end. */
  const download = (pieces: number) => {
    const made = { pieces: 0, ended: false };
    const text = async function* () {
      try {
        for (; made.pieces < pieces; made.pieces++) yield PIECE;
      } finally {
        made.ended = true;
      }
    };
    const headers = { "content-type": "application/json" };
    return { made, given: new Response(streamText(text()), { headers }) };
  };
  const PIECE = randomBytes(50_000).toString("hex");

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    [undefined, (bytes: Uint8Array) => bytes],
  ] as const)(
    "makes a long download with %s while it is sent, never held whole",
    async (encoding, decompress) => {
      const { made, given } = download(100);
      const sent = await compressAnswer(asking(encoding), given);
      expect(made.pieces).toBeLessThan(50);
      expect(sent.headers.get("content-encoding")).toBe(encoding ?? null);
      expect(sent.headers.has("content-length")).toBe(false);
      const bytes = new Uint8Array(await sent.arrayBuffer());
      expect(Buffer.from(decompress(bytes)).toString()).toBe(PIECE.repeat(100));
      expect(made.ended).toBe(true);
    },
  );

  test("stops where nobody reads a long download on", async () => {
    const { made, given } = download(Number.POSITIVE_INFINITY);
    const sent = await compressAnswer(asking("gzip"), given);
    const reader = sent.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => made.ended).toBe(true);
  });
});
