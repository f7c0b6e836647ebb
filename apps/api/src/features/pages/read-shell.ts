import { join } from "node:path";
import type { PageName } from "@spellwright/locales";
import { LRUCache } from "lru-cache";
import { type InlineSources, inlineSources } from "../../http/index.ts";
import { readIfPresent } from "../../runtime/read-if-present.ts";

/** A build that takes the place of another one is seen after so long, in milliseconds. */
const KEPT_MS = 10_000;
/** More than there are pages. */
const KEPT_FILES = 100;

/** The file of a page as it was built, and what it has inline. */
interface Shell {
  readonly html: string;
  readonly inline: InlineSources;
}

interface Place {
  readonly folder: string;
  readonly page: PageName;
}

const read = async ({ folder, page }: Place): Promise<Shell | undefined> => {
  const bytes =
    (await readIfPresent(join(folder, "pages", `${page}.html`))) ??
    (await readIfPresent(join(folder, "index.html")));
  if (bytes === undefined) return undefined;
  const html = bytes.toString();
  return { html, inline: inlineSources(html) };
};

const kept = new LRUCache<string, Shell, Place>({
  max: KEPT_FILES,
  ttl: KEPT_MS,
  fetchMethod: (_path, _stale, { context }) => read(context),
});

/**
 * The file that the build made for a page. One for all pages where it made none of its own.
 *
 * @param folder the built web app
 */
export const readShell = (folder: string, page: PageName): Promise<Shell | undefined> =>
  kept.fetch(join(folder, page), { context: { folder, page } });
