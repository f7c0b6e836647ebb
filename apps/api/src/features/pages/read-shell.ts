import { join } from "node:path";
import type { PageName } from "@spellwright/locales";
import { readIfPresent } from "../../runtime/read-if-present.ts";

const read = async (path: string): Promise<string | undefined> =>
  (await readIfPresent(path))?.toString();

/**
 * The file that the build made for a page; one for all pages where it made none of its own.
 *
 * @param folder the built web app
 */
export const readShell = async (folder: string, page: PageName): Promise<string | undefined> =>
  (await read(join(folder, "pages", `${page}.html`))) ?? (await read(join(folder, "index.html")));
