import {
  LOCAL_SERVERS,
  type LocalModel,
  type LocalModels,
  type LocalServer,
} from "@spellwright/contract";
import { limitedFetch } from "../limited-body.ts";
import { timeLimit } from "../time-limit.ts";
import {
  type ListingReader,
  readCompatibleList,
  readOllamaList,
  readStudioList,
} from "./read-model-list.ts";

/** Where these servers listen unless told otherwise. */
export const LOCAL_ADDRESSES = {
  ollama: "http://127.0.0.1:11434",
  lm_studio: "http://127.0.0.1:1234",
  llama_cpp: "http://127.0.0.1:8080",
} as const satisfies Record<LocalServer, string>;

interface Listing {
  readonly path: string;
  readonly read: ListingReader;
}

const COMPATIBLE: Listing = { path: "/v1/models", read: readCompatibleList };
/** The listings of each server. An older one may lack the first, which tells more and has the say. */
const LISTINGS: Readonly<Record<LocalServer, readonly Listing[]>> = {
  ollama: [{ path: "/api/tags", read: readOllamaList }],
  lm_studio: [{ path: "/api/v0/models", read: readStudioList }, COMPATIBLE],
  llama_cpp: [COMPATIBLE],
};

/** A server on the same machine answers at once, or is none. */
const PATIENCE_MS = 1_000;
/** A listing of a thousand models has a tenth of that, in bytes. */
const LONGEST = 4 * 1024 * 1024;
const boundedFetch = limitedFetch({ total: LONGEST });

/** The body of an answer. Undefined where nobody answers, or in another way. */
const readBody = async (url: string, signal: AbortSignal): Promise<unknown> => {
  try {
    const response = await boundedFetch(url, { signal, redirect: "error" });
    if (response.ok) return await response.json();
    await response.body?.cancel();
  } catch {
    // Nobody listens there, or something that is no such server.
  }
  return undefined;
};

/** What has most parameters first. What does not tell them last. */
const bySize = (a: LocalModel, b: LocalModel): number => (b.billions ?? 0) - (a.billions ?? 0);

const askServer = async (
  server: LocalServer,
  address: string,
  patienceMs: number,
): Promise<LocalModels | undefined> => {
  const signal = timeLimit(patienceMs);
  for (const { path, read } of LISTINGS[server]) {
    const models = read(await readBody(address + path, signal));
    if (models === undefined) continue;
    if (models.length === 0) return undefined;
    return { server, url: `${address}/v1`, models: models.sort(bySize) };
  }
  return undefined;
};

/**
 * Asks the usual servers of this machine, all at once, which language models they have. Lists are read
 * and nothing else: no prompt is sent, no model is loaded. It never fails.
 *
 * @param addresses without a slash at the end
 * @param patienceMs for each server, in milliseconds
 * @returns the servers that have a model to talk to, the one with the largest first
 */
export const findLocalModels = async (
  addresses: Readonly<Record<LocalServer, string>> = LOCAL_ADDRESSES,
  patienceMs = PATIENCE_MS,
): Promise<LocalModels[]> => {
  const asked = await Promise.all(
    LOCAL_SERVERS.map((server) => askServer(server, addresses[server], patienceMs)),
  );
  const largest = ({ models }: LocalModels) => models[0]?.billions ?? 0;
  return asked.filter((each) => each !== undefined).sort((a, b) => largest(b) - largest(a));
};
