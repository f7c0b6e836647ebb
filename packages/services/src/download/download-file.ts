import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DownloadError } from "./download-error.ts";
import {
  finishPart,
  type Origin,
  readOrigin,
  removeDownload,
  sizeOf,
  writeOrigin,
} from "./part-file.ts";

/** A server that sends nothing for so long is away, in ms. */
const SILENCE_MS = 30_000;
/** How often a transfer that broke is taken up again before it is left for the next run. */
const ATTEMPTS = 5;
const PAUSE_MS = 1_000;

/** `silenceMs`: how long nothing may come; `pauseMs`: the pause before another try. */
export interface DownloadOptions {
  readonly url: string;
  /** Where it goes. While it comes it is `<file>.part`. */
  readonly file: string;
  readonly userAgent: string;
  /** Bytes that are here so far, and of how many (null: not told). */
  readonly onProgress?: (done: number, total: number | null) => void;
  readonly silenceMs?: number;
  readonly pauseMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** `unchanged`: the file that an earlier run fetched is still the newest. */
export type Downloaded = "fetched" | "unchanged";

type Attempt = Downloaded | "broken" | "start_again";

/**
 * Fetches a file to the disk: asks only for what changed (ETag, Last-Modified), goes on where an earlier
 * try ended (Range), and puts the finished file in its place at once.
 *
 * @throws DownloadError
 */
export async function downloadFile(options: DownloadOptions): Promise<Downloaded> {
  await mkdir(path.dirname(options.file), { recursive: true });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) await pause(options.pauseMs ?? PAUSE_MS);
    const outcome = await tryOnce(options);
    if (outcome === "start_again") await removeDownload(`${options.file}.part`);
    else if (outcome !== "broken") return outcome;
  }
  throw new DownloadError("cut", options.url);
}

async function tryOnce(options: DownloadOptions): Promise<Attempt> {
  const { url, file } = options;
  const silence = createSilenceGuard(options.silenceMs ?? SILENCE_MS);
  try {
    const { headers, start } = await conditionsFor(url, file);
    const response = await (options.fetch ?? globalThis.fetch)(url, {
      headers: { ...headers, accept: "*/*", "user-agent": options.userAgent },
      signal: silence.signal,
    });
    if (response.status === 304) return "unchanged";
    // The part is as long as the file, or the file became another: neither can be gone on with.
    if (response.status === 416) return "start_again";
    refuseWhatIsNoFile(response, url);
    return await receive(response, options, response.status === 206 ? start : 0, silence.heard);
  } catch (error) {
    if (error instanceof DownloadError || isDiskError(error)) throw error;
    throw new DownloadError("outage", url, { cause: error });
  } finally {
    silence.end();
  }
}

/** Either goes on with the part of this address, or asks whether the file is still the newest. */
async function conditionsFor(
  url: string,
  file: string,
): Promise<{ headers: Record<string, string>; start: number }> {
  // A compressed transfer could not be taken up in the middle.
  const headers: Record<string, string> = { "accept-encoding": "identity" };
  const part = `${file}.part`;
  const [partOrigin, start] = [await readOrigin(part), await sizeOf(part)];
  const version = partOrigin?.etag ?? partOrigin?.lastModified;
  if (partOrigin?.url === url && version != null && !version.startsWith("W/") && start > 0)
    return { headers: { ...headers, range: `bytes=${start}-`, "if-range": version }, start };
  const kept = (await sizeOf(file)) > 0 ? await readOrigin(file) : undefined;
  if (kept?.url !== url) return { headers, start: 0 };
  if (kept.etag !== null) headers["if-none-match"] = kept.etag;
  if (kept.lastModified !== null) headers["if-modified-since"] = kept.lastModified;
  return { headers, start: 0 };
}

function refuseWhatIsNoFile(response: Response, url: string): void {
  if (response.status === 404 || response.status === 410) throw new DownloadError("missing", url);
  if (!response.ok) throw new DownloadError("outage", url);
  if (/\bhtml\b/i.test(response.headers.get("content-type") ?? ""))
    throw new DownloadError("not_a_file", url);
}

async function receive(
  response: Response,
  { url, file, onProgress }: DownloadOptions,
  start: number,
  heard: () => void,
): Promise<Attempt> {
  const part = `${file}.part`;
  const origin: Origin = {
    url,
    etag: response.headers.get("etag"),
    lastModified: response.headers.get("last-modified"),
  };
  // The length of a compressed transfer says nothing about the file.
  const isWhole = response.headers.get("content-encoding") === null;
  const length = isWhole
    ? Number(response.headers.get("content-length") ?? Number.NaN)
    : Number.NaN;
  const total = Number.isFinite(length) ? start + length : null;
  await writeOrigin(part, origin);
  const output = await open(part, start > 0 ? "a" : "w");
  let done = start;
  try {
    for await (const chunk of response.body ?? []) {
      heard();
      done += chunk.length;
      await output.writeFile(chunk);
      onProgress?.(done, total);
    }
  } catch (error) {
    if (isDiskError(error)) throw error;
    return isWhole ? "broken" : "start_again";
  } finally {
    await output.close();
  }
  if (total !== null && done < total) return "broken";
  await finishPart(part, file, origin);
  return "fetched";
}

/** A full disk is not the server's fault. */
const isDiskError = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && error.syscall === "write";

/** Aborts when nothing is heard for a while. */
function createSilenceGuard(ms: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error("silence")), ms);
  return {
    signal: controller.signal,
    heard: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}
