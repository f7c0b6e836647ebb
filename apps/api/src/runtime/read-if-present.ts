import { readFile } from "node:fs/promises";

/** No file of that name, or no name of a file. */
const ABSENT: ReadonlySet<unknown> = new Set([
  ...["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"],
  // Of a name with a zero character, which Node does not even ask the system for.
  "ERR_INVALID_ARG_VALUE",
]);

/**
 * A file as a whole.
 *
 * @returns undefined where there is none
 * @throws whatever else the system says: a file that cannot be opened now is not missing
 */
export const readIfPresent = async (path: string): Promise<Buffer<ArrayBuffer> | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && ABSENT.has(error.code)) return undefined;
    throw error;
  }
};
