import type { IncomingMessage, ServerResponse } from "node:http";

const PATH = /^\/(?:small|normal|large|art_crop|png)\/(?:front|back)\/\w\/\w\/([\w-]+)\.(jpg|png)$/;

/** One grey point, as JPEG and as PNG. */
const PICTURES = {
  jpg: {
    type: "image/jpeg",
    bytes: Buffer.from(
      "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==",
      "base64",
    ),
  },
  png: {
    type: "image/png",
    bytes: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+M8AAAEJAQDa2vO2AAAAAElFTkSuQmCC",
      "base64",
    ),
  },
} as const;

/**
 * Answers for the picture server: 403 to any query but a stamp, 404 for an unknown card.
 *
 * @returns false when the path is none of its own
 */
export function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  isKnown: (id: string) => boolean,
): boolean {
  const url = new URL(request.url ?? "/", "http://fake");
  const [, id = "", ending] = PATH.exec(url.pathname) ?? [];
  if (ending !== "jpg" && ending !== "png") return false;
  if (url.search !== "" && !/^\?\d+$/.test(url.search)) response.writeHead(403).end();
  else if (!isKnown(id))
    response.writeHead(404, { "content-type": "text/html" }).end("<h1>404</h1>");
  else {
    const { type, bytes } = PICTURES[ending];
    response.writeHead(200, { "content-type": type, "content-length": bytes.length }).end(bytes);
  }
  return true;
}
