import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, bundleApi } from "../../../scripts/bundle.mjs";
import { botEntryPoints } from "../../../scripts/entry-points.mjs";
import { keepLog } from "../../../scripts/server-logs/keep-log.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A program of ours as it really runs. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** Waits for a line of its output. @throws with all of it when the program ends before */
  until(line: RegExp): Promise<void>;
}

/** The product and the bot, bundled: from the sources each start costs seconds. */
export interface Programs {
  readonly api: string;
  readonly bot: string;
  readonly remove: () => void;
}

/** Bundles the programs into a folder of their own. */
export const bundlePrograms = async (): Promise<Programs> => {
  const folder = join(ROOT, "test-results", `bot-programs-${process.pid}`);
  await bundleApi(join(folder, "api"));
  await bundle(botEntryPoints, join(folder, "bot"));
  return {
    api: join(folder, "api", "main.mjs"),
    bot: join(folder, "bot", "main.mjs"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Starts a program of ours. It sees this environment and nothing of ours. */
export const run = (file: string, env: Readonly<Record<string, string>>): RunningProgram => {
  const child = spawn(process.execPath, ["--enable-source-maps", file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const keep = keepLog();
  const lookers: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      keep(chunk.toString());
      for (const look of lookers) look();
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    child,
    output: () => text,
    ended,
    until: (line) =>
      new Promise((resolve, reject) => {
        const look = () => line.test(text) && resolve();
        lookers.push(look);
        look();
        void ended.then(() => reject(new Error(text)));
      }),
  };
};

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** A folder of one's own, gone when it is given back. */
export const ownFolder = () => {
  const path = mkdtempSync(join(tmpdir(), "spellwright-bot-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
