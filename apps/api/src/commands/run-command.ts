import { stat } from "node:fs/promises";
import process from "node:process";
import { CardServiceError, DownloadError } from "@spellwright/services";
import { ImportError } from "../features/knowledge/index.ts";
import { StartupError } from "../startup-error.ts";

/** What the operator of a command got wrong, as the one line that says so. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

const TOLD = [CommandError, ImportError, DownloadError, CardServiceError, StartupError];

/** Errors of files, compression and options carry a code; errors of our code do not. */
const isTold = (error: unknown): error is Error =>
  TOLD.some((kind) => error instanceof kind) ||
  (error instanceof Error && "code" in error && typeof error.code === "string");

/**
 * Runs a command: what its operator can mend is one line, without a stack.
 *
 * @param failed the exit code of a failure
 */
export const runCommand = async (run: () => Promise<void>, failed = 1): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (!isTold(error)) throw error;
    if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
    console.error(`Spellwright: ${error.message}`);
    process.exitCode = failed;
  }
};

/**
 * Looks at the files that a command was given before anything else is done.
 *
 * @param files by the option that names each
 * @throws CommandError for the first one that is missing, empty or no file
 */
export const requireFiles = async (
  files: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  for (const [option, file] of Object.entries(files)) {
    if (file === undefined) continue;
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) throw new CommandError(`--${option}: there is no file ${file}`);
    if (!found.isFile()) throw new CommandError(`--${option}: ${file} is not a file`);
    if (found.size === 0) throw new CommandError(`--${option}: ${file} is empty`);
  }
};
