import { DownloadError } from "../download/download-error.ts";
import { limitedFetch } from "../limited-body.ts";

const TIMEOUT_MS = 15_000;
/** Longest page that is read, in bytes. */
const PAGE_LIMIT = { total: 5 * 1024 * 1024 };

/** Where the newest edition is linked; `timeoutMs` for reading that page. */
export interface FindRulesOptions {
  /** The page that links the newest edition. */
  readonly pageUrl: string;
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * The address of the newest Comprehensive Rules text: its name changes with each edition, so it is read
 * from the page that publishes it. With several texts linked, the newest date in a name counts.
 *
 * @throws DownloadError `not_a_file` when the page links no text
 */
export async function findRulesFile(options: FindRulesOptions): Promise<string> {
  const { pageUrl } = options;
  const html = await readPage(options);
  const links = [...html.matchAll(/href\s*=\s*(?:"([^"]+\.txt)"|'([^']+\.txt)')/gi)]
    .map((match) => (match[1] ?? match[2] ?? "").replaceAll("&amp;", "&"))
    .filter((link) => URL.canParse(link, pageUrl))
    // Spaces of the name come as %20 or as they are; an URL holds %20.
    .map((link) => new URL(link, pageUrl))
    .filter(({ protocol }) => protocol === "https:" || protocol === new URL(pageUrl).protocol);
  const [newest] = links.sort((a, b) => stampOf(b).localeCompare(stampOf(a)));
  if (newest === undefined) throw new DownloadError("not_a_file", pageUrl);
  return newest.href;
}

async function readPage({
  pageUrl,
  userAgent,
  timeoutMs,
  fetch,
}: FindRulesOptions): Promise<string> {
  try {
    const response = await limitedFetch(PAGE_LIMIT, fetch)(pageUrl, {
      headers: { accept: "text/html", "user-agent": userAgent, "cache-control": "no-cache" },
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    if (response.status === 404) throw new DownloadError("missing", pageUrl);
    if (!response.ok) throw new DownloadError("outage", pageUrl);
    return await response.text();
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError("outage", pageUrl, { cause: error });
  }
}

/** The date in a name ("MagicCompRules 20260619.txt"). Names without one come last. */
const stampOf = (url: URL): string => /(\d{8})\D*\.txt$/.exec(url.pathname)?.[1] ?? "";
