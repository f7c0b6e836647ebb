import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Language } from "@spellwright/contract";
import { build } from "esbuild";
import { runnerImport } from "vite";
import { projectRoot } from "../../src/config/root.ts";

const WEB = path.join(projectRoot, "apps/web");

/** The starter pack that the pages are built with. */
export const readStarterPack = async (): Promise<string> => {
  const maker = path.join(WEB, "build/make-starter-pack.ts");
  const { module } = await runnerImport<{ makeStarterPack: () => Promise<unknown> }>(maker);
  return JSON.stringify(await module.makeStarterPack());
};

/** What a device answers: the worker's own message, or nothing. */
export interface DeviceJudge {
  ask(
    question: string,
    language: Language,
    now: Date,
  ): Promise<Readonly<Record<string, unknown>> | null>;
  stop(): Promise<void>;
}

/**
 * Runs the worker that the pages are built with, in a thread.
 *
 * @param stored what the device keeps of the full pack, by address
 */
export const startDeviceJudge = async (
  starter: string,
  stored: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<DeviceJudge> => {
  const folder = await mkdtemp(path.join(tmpdir(), "device-"));
  const outfile = path.join(folder, "worker.mjs");
  await build({
    entryPoints: [path.join(WEB, "judge-worker/main.ts")],
    ...{ outfile, bundle: true, format: "esm", target: "es2022", logLevel: "warning" },
  });
  const worker = new Worker(new URL("device-thread.mjs", import.meta.url), {
    workerData: { bundle: pathToFileURL(outfile).href, starter, stored },
  });
  return {
    async ask(question, language, now) {
      const asked = {
        ...{ question, language, now: now.toISOString() },
        ...{ cards: [], gameState: null, history: [] },
      };
      worker.postMessage({ id: randomUUID(), starter: "/starter", asked });
      const [{ answer }] = await once(worker, "message");
      return answer;
    },
    async stop() {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
