import { defineConfig } from "@playwright/test";
import { LOCALES, WINDOWS } from "./e2e/screens/variants.ts";
import { LOCAL_URL, OUTPUT_DIR, READY_URL, WORKERS } from "./e2e/support/addresses.ts";
import { TEST_MS, WAIT_MS } from "./test-limits.ts";

const frenchPhone = {
  locale: LOCALES.fr,
  viewport: WINDOWS[390],
  hasTouch: true,
  isMobile: true,
};
const englishDesktop = { locale: LOCALES.en, viewport: WINDOWS[1280] };

/**
 * Each story is told once: those of these files in French on a phone, all others in English on a
 * desktop. Either half holds some of every area and takes as long as the other. A story that language
 * or size makes another one carries the tag `@both`.
 */
const ON_A_FRENCH_PHONE = [
  "accounts/settings",
  "cards/card-page",
  "conversation/access",
  "conversation/answer-actions",
  "conversation/card-search",
  "conversation/search",
  "discussions/list",
  "discussions/share",
  "forge/bracket",
  "forge/discussion",
  "forge/edit",
  "forge/export",
  "forge/model",
  "forge/questions",
  "oracle/ask",
  "oracle/limits",
  "oracle/public-discussion",
  "oracle/slow-phone",
  "rules/browse",
  "shell/changelog",
  "shell/going-back",
  "shell/subscription",
  "table/table",
];
/** Playwright matches against the file and its title, with the tags behind it. */
const files = `(?:${ON_A_FRENCH_PHONE.join("|")})\\.spec\\.ts`;
const SCREENS = "**/screens/*.spec.ts";

/** A hermetic stack: our own server with an embedded database, a fake language model, no outside network. */
export default defineConfig({
  testDir: "e2e",
  outputDir: OUTPUT_DIR,
  workers: WORKERS,
  // Stories share nothing but the servers: they are dealt out one by one, to workers and to shards.
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that does other things besides; `npm test` names the stories that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  reporter: [["list"], ["json"]],
  webServer: {
    command: "node scripts/run-tool.mjs e2e/support/stack.ts",
    url: READY_URL,
    timeout: TEST_MS,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
  use: {
    baseURL: LOCAL_URL,
    // What a worker answers itself, a story could not stand in for. Those of the worker allow it.
    serviceWorkers: "block",
    // What has neither role nor words, such as a drawing: found by `getByTestId`.
    testIdAttribute: "data-part",
    // `--trace on` shows a failure step by step. Recording every story costs a tenth of the time.
    trace: "off",
    // What moves is measured where it ends: waiting for it is most of what a busy machine gets wrong.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
  },
  projects: [
    {
      name: "fr phone",
      testIgnore: SCREENS,
      grep: new RegExp(`${files}|@both`),
      use: frenchPhone,
    },
    {
      name: "en desktop",
      testIgnore: SCREENS,
      grep: new RegExp(`^(?!.*${files})|@both`),
      use: englishDesktop,
    },
    // Every screen and state, each in two variants that have nothing in common: e2e/screens/variants.ts.
    { name: "screens", testMatch: SCREENS },
  ],
});
