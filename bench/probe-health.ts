import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/*
 * Looks at the health of the server at an address again and again, in a process of its own: what the bench
 * itself does meanwhile would count as the server's. Any message gets the milliseconds of the looks since
 * the last one, as soon as the look under way is over.
 */

/** Between two looks, in milliseconds. */
const LOOK_MS = 4;

const [, , url] = process.argv;
let isAsked = false;
process.on("message", () => {
  isAsked = true;
});
let isWatched = true;
void once(process, "disconnect").then(() => {
  isWatched = false;
});
let looks: number[] = [];
let looked = 0;
while (isWatched) {
  const started = performance.now();
  // Each from another network, where a proxy is trusted: limits are not what is measured.
  const network = `10.${looked >> 16}.${(looked >> 8) & 255}.${looked++ & 255}`;
  try {
    const health = await fetch(`${url}/api/health`, { headers: { "x-forwarded-for": network } });
    await health.arrayBuffer();
  } catch (error) {
    // The server ended with the bench.
    if (!process.connected) break;
    throw error;
  }
  looks.push(performance.now() - started);
  if (isAsked) {
    process.send?.(looks);
    looks = [];
    isAsked = false;
  }
  await pause(LOOK_MS);
}
