import { spawn } from "node:child_process";
import process from "node:process";
import { root } from "./prepare.mjs";

/**
 * Runs Node programs beside each other: a signal ends them all, and so does the end of one, since one
 * without the others is of no use.
 *
 * @param programs arguments of each, and its environment
 */
export const runTogether = (programs) => {
  const children = programs.map(({ args, env }) =>
    spawn(process.execPath, args, { cwd: root, stdio: "inherit", env }),
  );
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const child of children) child.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
  for (const child of children)
    child.on("exit", () => {
      if (!isStopping) process.exitCode = 1;
      stop();
    });
};
