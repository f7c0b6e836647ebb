import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, modelTest } from "./story.ts";

/** The code that the pages of the older release begin with. */
const OLDER_ENTRY = "/assets/older-release.js";
const ENTRY = /\/assets\/index-[\w-]+\.js/;

const asOlder = (source: string): string =>
  source
    .replaceAll(new RegExp(ENTRY, "g"), OLDER_ENTRY)
    .replace(/version:"[^"]+"/, 'version:"older"');

const isText = ({ headers }: IncomingMessage): boolean =>
  /^text\/(?:html|javascript)/.test(headers["content-type"] ?? "");

/**
 * A server before the product’s, which a story can take away as a dead network does, for the pages and
 * for their service worker; and which can show the pages as an older release of them.
 */
const openGateway = async (product: string) => {
  const { hostname, port } = new URL(product);
  let isOlder = false;
  let entry = "";
  let lost: string | null = null;

  const forward = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { url = "/", method, headers } = asked;
    if (lost !== null && url.includes(lost)) {
      answer.destroy();
      return;
    }
    const isAsset = url.startsWith("/assets/");
    const whole = isAsset ? {} : { "accept-encoding": "identity" };
    const sent = request({
      ...{ hostname, port, method, path: url === OLDER_ENTRY ? entry : url },
      headers: { ...headers, host: `${hostname}:${port}`, ...whole },
    });
    asked.pipe(sent);
    const [got] = (await once(sent, "response")) as [IncomingMessage];
    if (isAsset || !isText(got)) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      return;
    }
    const source = await text(got);
    entry = ENTRY.exec(source)?.[0] ?? entry;
    // Both releases would have the same ones.
    const { "content-length": _length, etag: _etag, ...rest } = got.headers;
    answer.writeHead(got.statusCode ?? 502, rest).end(isOlder ? asOlder(source) : source);
  };

  const server = createServer((asked, answer) => {
    forward(asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    /** From now on, what is asked for is of the older release, or of this one again. */
    showOlder: (older: boolean) => {
      isOlder = older;
    },
    /** From now on the line breaks whenever an address with this is asked for. Null: it holds again. */
    lose: (part: string | null) => {
      lost = part;
    },
    /** The network is back. */
    mend: async () => {
      server.listen(own, "127.0.0.1");
      await once(server, "listening");
    },
    /** As a network that is gone: every line is cut, and no new one is taken. */
    cut: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Stories of the service worker, which no other story has: at a server that can be taken away. */
export const installedTest = modelTest.extend<{
  readonly gateway: Awaited<ReturnType<typeof openGateway>>;
  readonly workerReady: () => Promise<void>;
}>({
  serviceWorkers: "allow",
  gateway: async ({ stack }, use) => {
    const gateway = await openGateway(stack.url);
    await use(gateway);
    await gateway.cut();
  },
  workerReady: async ({ page }, use) =>
    use(async () => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    }),
});

export { expect };
