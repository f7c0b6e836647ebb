import autocannon from "autocannon";
import { startCaddy } from "../../apps/api/test/caddy.ts";
import { processorOf } from "../process-usage.ts";
import type { RunningProgram } from "../server.ts";
import { bodyOf, type Headers, TIMEOUT_S } from "./attack.ts";

/** Of the loopback network, which Caddy names to the server: each sends as much as one address may. */
const ADDRESSES = 20;
const BODIES_OF_ONE = 16;

/**
 * What bodies cost that come through Caddy with our `Caddyfile`, one after another from each of some addresses.
 *
 * @returns milliseconds of the processor for each body: of the server, and of Caddy
 */
export const costThroughCaddy = async (
  server: RunningProgram,
  headers: Headers,
  body: string,
): Promise<{ readonly server: number; readonly caddy: number }> => {
  const caddy = await startCaddy(server.url);
  try {
    const { hostname, host, port } = new URL(caddy.url);
    const requests = [bodyOf({ host, ...headers }, body)()];
    const sendFrom = async (localAddress: string) => {
      const result = await autocannon({
        ...{ url: `https://127.0.0.1:${port}`, amount: BODIES_OF_ONE, connections: 1, requests },
        ...{ servername: hostname, timeout: TIMEOUT_S, tlsOptions: { localAddress } },
      });
      const refused = result.statusCodeStats?.["400"]?.count;
      if (refused !== BODIES_OF_ONE) throw new Error(`${refused} bodies were refused as wrong`);
    };
    const addresses = Array.from({ length: ADDRESSES }, (_, at) => `127.0.1.${at + 1}`);
    const [ofServer, ofCaddy] = [processorOf(server.child), processorOf(caddy)];
    await Promise.all(addresses.map(sendFrom));
    const each = (seconds: number) => (seconds * 1000) / (ADDRESSES * BODIES_OF_ONE);
    return {
      server: each(processorOf(server.child) - ofServer),
      caddy: each(processorOf(caddy) - ofCaddy),
    };
  } finally {
    await caddy.stop();
  }
};
