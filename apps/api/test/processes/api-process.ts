import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { keepLog } from "../../../../scripts/server-logs/keep-log.ts";
import { serverArguments, serverEnvironment } from "../../../../scripts/serving.mjs";
import { projectRoot } from "../../src/config/root.ts";

/** The server as `npm run build` made it. */
export const BUILT: readonly string[] = serverArguments;

const READY = /ready at (http:\S+)/;

/** One process of the server. */
export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** All that it said so far: its log and its last words. */
  readonly output: () => string;
  /** Whether it was told to end. What it did not answer since is no fault of its own. */
  readonly isEnding: () => boolean;
  /** Stops it as a suspended machine does (SIGSTOP), and lets it go on. */
  pause(isPaused: boolean): void;
  /** Tells it to end and waits until it has. Its exit code, null after a kill. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

const readyAt = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const url = READY.exec(output())?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("close", () => reject(new Error(`ended before it was ready: ${output()}`)));
  });

/** Starts the server with this environment and nothing of ours, and waits until it is ready. */
export const startApi = async (
  program: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ApiProcess> => {
  const child = spawn(process.execPath, program, {
    cwd: projectRoot,
    env: { ...serverEnvironment, PATH: process.env.PATH, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const keep = keepLog();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      keep(chunk.toString());
    });
  const output = () => text;
  let ending = false;
  const url = await readyAt(child, output);
  const { pid } = child;
  if (pid === undefined) throw new Error("a process that is ready has an id");
  return {
    url,
    pid,
    output,
    isEnding: () => ending,
    pause: (isPaused) => void child.kill(isPaused ? "SIGSTOP" : "SIGCONT"),
    async end(signal) {
      ending = true;
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "close");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
};
