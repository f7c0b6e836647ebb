import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import * as z from "zod";

const Origin = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

/** Which version of which address a file holds. */
export type Origin = z.infer<typeof Origin>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Undefined when nothing is noted, or a note was cut by a crash. */
export async function readOrigin(file: string): Promise<Origin | undefined> {
  try {
    return Origin.parse(JSON.parse(await readFile(`${file}.origin`, "utf8")));
  } catch {
    return undefined;
  }
}

export const writeOrigin = (file: string, origin: Origin): Promise<void> =>
  writeFile(`${file}.origin`, JSON.stringify(origin));

/** 0 when there is no such file. */
export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** The finished part takes the place of the file at once: a crash leaves the old one or the new one. */
export async function finishPart(part: string, file: string, origin: Origin): Promise<void> {
  await rm(`${file}.origin`, { force: true });
  await rename(part, file);
  await writeOrigin(file, origin);
  await rm(`${part}.origin`, { force: true });
}

/** Removes a file that was fetched, and what is noted of it. */
export async function removeDownload(file: string): Promise<void> {
  for (const each of [file, `${file}.part`])
    for (const name of [each, `${each}.origin`]) await rm(name, { force: true });
}
