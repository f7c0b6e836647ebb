import { defineConfig } from "@playwright/test";
import { LOCAL_URL, WORKERS } from "./e2e/support/addresses.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const french = { locale: "fr-FR" };
const english = { locale: "en-GB" };
const SCREENS = "**/screens/*.spec.ts";

/** A hermetic stack: our own server with an embedded database, a fake language model, no outside network. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  workers: WORKERS,
  forbidOnly: true,
  retries: 0,
  // Guards against what never comes, not measures: the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  webServer: {
    command: "node scripts/run-tool.mjs e2e/support/stack.ts",
    url: `${LOCAL_URL}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
  use: {
    baseURL: LOCAL_URL,
    // What has neither role nor words, such as a drawing: found by `getByTestId`.
    testIdAttribute: "data-part",
    // `--trace on` shows a failure step by step; recording every story costs a tenth of the time.
    trace: "off",
    // What moves is measured where it ends: waiting for it is most of what a busy machine gets wrong.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
  },
  // Every story in both languages and at both sizes; the other two pairs see every screen and state,
  // on a device set to dark.
  projects: [
    { name: "fr phone", testIgnore: SCREENS, use: { ...french, ...phone } },
    { name: "en desktop", testIgnore: SCREENS, use: { ...english, ...desktop } },
    {
      name: "fr desktop",
      testMatch: SCREENS,
      grepInvert: /@390/,
      use: { ...french, ...desktop, colorScheme: "dark" },
    },
    {
      name: "en phone",
      testMatch: SCREENS,
      grepInvert: /@1280/,
      use: { ...english, ...phone, colorScheme: "dark" },
    },
  ],
});
