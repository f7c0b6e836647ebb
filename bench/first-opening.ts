import type { Page } from "@playwright/test";
import { translator } from "@spellwright/locales";
import { withBrowser } from "./browser.ts";
import { type Measure, milliseconds } from "./measure.ts";

const PHONE = { width: 390, height: 844 };
/** A bad mobile line: 400 kbit/s, 400 ms there and back. */
const BAD_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** In the page: the time from a click to the frame that shows a dialog, and the first paint. */
const WATCH = `
  window.opening = new Promise((resolve) => {
    addEventListener("click", () => {
      const started = performance.now();
      const look = () =>
        document.querySelector("[role=dialog]") === null
          ? requestAnimationFrame(look)
          : resolve(performance.now() - started);
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
  window.painted = new Promise((resolve) =>
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName("first-contentful-paint")) resolve(startTime);
    }).observe({ type: "paint", buffered: true }),
  );`;

const openingTime = async (page: Page, address: string, button: RegExp): Promise<number> => {
  await page.addInitScript(WATCH);
  await page.goto(address);
  // Parts are fetched ahead in idle moments.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: button }).first().click();
  return page.evaluate<number>("window.opening");
};

/** What a person sees first, and first opens, of the Oracle. */
export const measureFirstOpening = (): Promise<Measure[]> =>
  withBrowser(async ({ url, browser }) => {
    const t = translator("en");
    const openings: number[] = [];
    for (const button of [t("shell.signIn"), t("shell.menu")]) {
      const page = await browser.newPage({ viewport: PHONE });
      openings.push(await openingTime(page, `${url}/en/oracle`, new RegExp(`^${button}`)));
      await page.close();
    }
    const page = await browser.newPage({ viewport: PHONE });
    await page.addInitScript(WATCH);
    const commands = await page.context().newCDPSession(page);
    await commands.send("Network.emulateNetworkConditions", BAD_LINE);
    await page.goto(`${url}/en/oracle`, { waitUntil: "commit" });
    const painted = await page.evaluate<number>("window.painted");
    return [
      milliseconds("page.first-opening", Math.max(...openings), 100),
      milliseconds("page.fcp-at-400-kbit", painted, 2500),
    ];
  });
