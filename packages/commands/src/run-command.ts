import process from "node:process";

/** What the operator of a command got wrong, as the one line that says so. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

type ErrorKind = abstract new (...args: never[]) => Error;

/** Errors of files, compression and options carry a code. Errors of our code do not. */
const hasCode = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && typeof error.code === "string";

/**
 * Runs a command of `package.json`: what its operator can mend is one line and the exit code 1, without a
 * stack.
 *
 * @param told further kinds of errors whose message is for the operator
 */
export const runCommand = async (
  run: () => Promise<void>,
  told: readonly ErrorKind[] = [],
): Promise<void> => {
  try {
    await run();
  } catch (error) {
    const isTold = hasCode(error) || [CommandError, ...told].some((kind) => error instanceof kind);
    if (!isTold) throw error;
    if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
    console.error(`Spellwright: ${(error as Error).message}`);
    process.exitCode = 1;
  }
};
