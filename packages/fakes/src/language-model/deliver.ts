import type { ServerResponse } from "node:http";
import { sendJson } from "../http/read-json.ts";
import type { Envelope, Protocol } from "./protocol.ts";
import type { Delivery } from "./scenarios.ts";

/** Enough that the text has begun. Where nothing more comes, that a part of it is whole. */
const BEFORE_THE_BREAK = { halfway: 0.8, other: 0.7 } as const;
/** Between two pieces of a drip: sooner than any limit for silence. */
const DRIP_MS = 20;

/** Sends an answer as it was asked for: whole, or as server-sent events; as far as the scenario lets it. */
export function deliver(
  response: ServerResponse,
  protocol: Protocol,
  envelope: Envelope,
  delivery: Delivery,
): void {
  if (envelope.asked.stream) sendEvents(response, protocol, envelope, delivery);
  else sendWhole(response, protocol, envelope, delivery);
}

function sendWhole(
  response: ServerResponse,
  protocol: Protocol,
  envelope: Envelope,
  delivery: Delivery,
): void {
  const body = protocol.whole(envelope);
  if (delivery === "whole") {
    sendJson(response, 200, body);
    return;
  }
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  response.writeHead(200, headers);
  breakAfter(response, text.slice(0, Math.floor(text.length / 2)), delivery);
}

function sendEvents(
  response: ServerResponse,
  protocol: Protocol,
  envelope: Envelope,
  delivery: Delivery,
): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const events = protocol.events(envelope);
  const frames = (list: readonly string[]): string => list.map((event) => `${event}\n\n`).join("");
  if (delivery === "whole") {
    response.end(frames(events));
    return;
  }
  const share = delivery === "halfway" ? BEFORE_THE_BREAK.halfway : BEFORE_THE_BREAK.other;
  const before = events.slice(0, Math.floor(events.length * share));
  if (delivery === "endless" || delivery === "endless-line") {
    response.write(frames(before));
    const again = frames(before.slice(-1));
    repeat(response, delivery === "endless" ? again : again.replaceAll("\n", " "));
    return;
  }
  if (delivery === "drip") {
    response.write(frames(before));
    const dripping = setInterval(() => response.write(frames(before.slice(-1))), DRIP_MS);
    response.once("close", () => clearInterval(dripping));
    return;
  }
  const half = frames(before);
  if (delivery === "early-end") response.end(half);
  else if (delivery === "error") response.end(`${half}${protocol.errorEvent}\n\n`);
  else breakAfter(response, half, delivery);
}

/** Sends the same piece, as fast as it is read, until nobody reads any more. */
function repeat(response: ServerResponse, piece: string): void {
  const more = (): void => {
    while (!response.destroyed) {
      if (response.write(piece)) continue;
      response.once("drain", more);
      return;
    }
  };
  more();
}

/** Sends a part; then the line breaks, or nothing comes any more. */
function breakAfter(response: ServerResponse, part: string, delivery: Delivery): void {
  response.write(part, () => {
    if (delivery !== "halfway") response.destroy();
  });
}
