import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { root } from "./prepare.mjs";

/**
 * Runs a Node program in the foreground: passes on the signals that end us, and ends with its exit
 * code. A program that a signal killed counts as failed (128 + the signal's number, as shells say).
 */
export const runProgram = (args, env = process.env) => {
  const program = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => program.kill(signal));
  program.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
};
