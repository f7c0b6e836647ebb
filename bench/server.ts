import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { serverArguments, serverEnvironment } from "../scripts/serving.mjs";

export interface RunningProgram {
  readonly url: string;
  readonly child: ChildProcess;
  /** From the start of the process to its ready line. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** The built product. */
export const SERVER = serverArguments;
const READY = /ready at (http:\S+)/;

/** Starts a program that prints `… ready at http://…` and waits for that line. */
export const startProgram = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningProgram> => {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...serverEnvironment, ...process.env, LOG_LEVEL: "silent", ...env },
  });
  let output = "";
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    if (READY.test(output)) break;
  }
  const url = READY.exec(output)?.[1];
  if (url === undefined) throw new Error(`the program ended before it was ready: ${output}`);
  return {
    url,
    child,
    startMs: performance.now() - started,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
};
