import type { ServerResponse } from "node:http";
import { crc32, deflateSync } from "node:zlib";
import type { DiscordWorld } from "./discord-world.ts";

/** Sides that the picture server gives: powers of two. */
const SIDES = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096];
const DEFAULT_SIDE = 128;

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, sum]);
};

/** A square of one grey, of 8 bits a pixel (PNG 1.2, 11.2). */
const greySquare = (side: number, grey: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const lines = Buffer.alloc(side * (side + 1), grey);
  // Each line begins with its filter: none.
  for (let line = 0; line < side; line++) lines[line * (side + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** `GET /avatars/{user}/{hash}.png?size=…` of Discord's picture server. */
export function answerAvatar(
  world: DiscordWorld,
  path: string,
  url: URL,
  response: ServerResponse,
): void {
  const [, id = "", avatar = ""] = /^\/avatars\/(\d+)\/(\w+)\.png$/.exec(path) ?? [];
  const side = Number(url.searchParams.get("size") ?? DEFAULT_SIDE);
  if (!world.hasAvatar(id, avatar) || !SIDES.includes(side)) {
    response.writeHead(404, { "content-type": "text/plain" });
    response.end("404: Not Found");
    return;
  }
  response.writeHead(200, { "content-type": "image/png", "cache-control": "public, max-age=1800" });
  response.end(greySquare(side, Number.parseInt(avatar.slice(0, 2), 16)));
}
