import { stat } from "node:fs/promises";
import path from "node:path";
import { CommandError } from "./run-command.ts";

/**
 * Looks at a file that a command was given before anything else is done.
 *
 * @param option the one that names it
 * @throws CommandError when it is missing, empty or no file
 */
export const requireFile = async (option: string, file: string): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw new CommandError(`--${option}: there is no file ${file}`);
  if (!found.isFile()) throw new CommandError(`--${option}: ${file} is not a file`);
  if (found.size === 0) throw new CommandError(`--${option}: ${file} is empty`);
};

/**
 * The same for several files, each named by an option of its own. What was not given is fine.
 *
 * @throws CommandError for the first one that cannot be used
 */
export const requireFiles = async (
  files: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  for (const [option, file] of Object.entries(files))
    if (file !== undefined) await requireFile(option, file);
};

/**
 * Looks whether a file can be written, before the work that would fill it.
 *
 * @throws CommandError when its folder is missing, or when it is a folder itself
 */
export const requirePlace = async (option: string, file: string): Promise<void> => {
  const folder = await stat(path.dirname(file)).catch(() => undefined);
  if (!folder?.isDirectory())
    throw new CommandError(`--${option}: there is no folder ${path.dirname(file)}`);
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && !found.isFile())
    throw new CommandError(`--${option}: ${file} is not a file`);
};
