import { defineConfig } from "@playwright/test";
import { LOCAL_URL, WORKERS } from "./e2e/support/addresses.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const languages = { fr: "fr-FR", en: "en-GB" };

/** A hermetic stack: our own server with an embedded database, a fake language model, no outside network. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  workers: WORKERS,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
  },
  projects: Object.entries(languages).flatMap(([language, locale]) =>
    Object.entries(sizes).map(([size, viewport]) => ({
      name: `${language} ${size}`,
      use: { locale, viewport, hasTouch: size === "phone", isMobile: size === "phone" },
    })),
  ),
});
