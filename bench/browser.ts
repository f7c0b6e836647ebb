import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.mjs";
import { SERVER, startProgram } from "./server.ts";

interface Stage {
  /** Of a new server with its starter data. */
  readonly url: string;
  readonly browser: Browser;
  /** Where the browser takes commands. */
  readonly port: number;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/**
 * Measures something in a browser, on a server of its own that asks nothing of the world outside.
 *
 * @param prepare fills the data folder before the server starts
 */
export const withBrowser = async <Result>(
  measure: (stage: Stage) => Promise<Result>,
  prepare: (where: { readonly DATA_DIR: string }) => void = () => undefined,
): Promise<Result> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "spellwright-browser-"));
  prepare({ DATA_DIR: dataDir });
  const server = await startProgram(SERVER, {
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: dataDir,
    CARD_SERVICE_URL: "off",
    CARD_IMAGES_URL: "off",
  });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    return await measure({ url: server.url, browser, port });
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
