import type { Browser } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { findOwnDeck, type OwnDeck } from "./demo-account.ts";
import { type Measure, milliseconds, quantile } from "./measure.ts";

const PHONE = { width: 390, height: 844 };
/** What browsers call slow 4G: 1.6 Mbit/s, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const VISITS = 7;

interface Reader {
  readonly browser: Browser;
  readonly session: OwnDeck["session"];
}

/** In the page: the time until it runs, which is when it answers what is pressed. */
const WATCH = `
  window.running = new Promise((resolve) => {
    const look = () =>
      document.documentElement?.dataset.running === undefined
        ? requestAnimationFrame(look)
        : resolve(performance.now());
    look();
  });`;

/** Of somebody who has never been there. Nothing is kept of an earlier visit. */
const visit = async ({ browser, session }: Reader, address: string): Promise<number> => {
  const context = await browser.newContext({ storageState: session, viewport: PHONE });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const commands = await context.newCDPSession(page);
  await commands.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.goto(address, { waitUntil: "commit" });
  const time = await page.evaluate<number>("window.running");
  await context.close();
  return time;
};

/** How soon the page of a deck of a hundred cards can be used on a slow line. */
export const measureSlowDeck = (): Promise<Measure[]> =>
  withBrowser(async ({ url, browser }) => {
    const { session, id } = await findOwnDeck(url, browser);
    const address = `${url}/fr/forge/deck/${id}`;
    const reader = { browser, session };
    const times: number[] = [];
    for (let each = 0; each < VISITS; each += 1) times.push(await visit(reader, address));
    // Most of it is the line’s, which is the same on every machine.
    const running = milliseconds("page.deck.running-on-slow-4g", quantile(times, 0.5), 2500);
    return [{ ...running, tolerance: 1 }];
  });
