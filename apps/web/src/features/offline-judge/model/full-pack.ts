import type { DataPack } from "@spellwright/contract";
import { forgetPack, keptChunks, readPack } from "../../../../judge-worker/kept-pack.ts";
import { isConnected } from "../../../lib/offline/connection.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import { completePack } from "../api/complete-pack.ts";
import { fetchPack } from "../api/fetch-pack.ts";
import { stopWorker } from "../api/judge-worker.ts";
import { PackError } from "../api/pack-error.ts";
import { packState } from "./pack-state.ts";

/** The person paused it: it goes on at their word only. */
const PAUSED = "full-pack-paused";
/** One tab at a time. */
const LOCK = "full-pack";
/** An import on the server may fall between the pack and its chunks. */
const MOST_CHANGES = 2;

let running: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined;

const findStoredPack = async () => {
  if (!("caches" in window)) throw new PackError("denied");
  return {
    installed: await readPack("installed"),
    wanted: await readPack("wanted"),
  };
};

const storedBytes = async (pack: DataPack): Promise<number> => {
  const kept = await keptChunks(pack);
  return pack.chunks.reduce((sum, { sha256, bytes }) => sum + (kept.has(sha256) ? bytes : 0), 0);
};

const showFailure = (failure: unknown): void => {
  const reason = failure instanceof PackError ? failure.reason : "denied";
  packState.change({ phase: "failed", reason: reason === "changed" ? "network" : reason });
};

/** Reads how the pack stands on this device, and what the server has. Nothing is downloaded. */
export const refreshPackState = async (): Promise<void> => {
  if (running !== undefined) return;
  try {
    const { installed, wanted } = await findStoredPack();
    if (wanted !== undefined && running === undefined)
      packState.change({ phase: "paused", done: await storedBytes(wanted), bytes: wanted.bytes });
    if (wanted !== undefined) return;
    const offered = await fetchPack().catch(() => null);
    if (running !== undefined) return;
    if (installed === undefined) packState.change({ phase: "none", offered });
    else {
      const newer = offered === null || offered.id === installed.id ? null : offered;
      packState.change({ phase: "installed", pack: installed, newer });
    }
  } catch (failure) {
    showFailure(failure);
  }
};

const download = async (signal: AbortSignal): Promise<DataPack> => {
  for (let changes = 0; ; changes++) {
    const pack = await fetchPack(signal);
    try {
      await completePack(pack, signal, (done) =>
        packState.change({ phase: "loading", done, bytes: pack.bytes }),
      );
      return pack;
    } catch (failure) {
      const isOther = failure instanceof PackError && failure.reason === "changed";
      if (!isOther || changes === MOST_CHANGES) throw failure;
    }
  }
};

const run = async (signal: AbortSignal): Promise<void> => {
  try {
    if (!("caches" in window)) throw new PackError("denied");
    // The browser may take away what is not marked so. Where it refuses, the pack is kept as long as it can.
    void navigator.storage?.persist?.().catch(() => false);
    const pack = await navigator.locks.request(LOCK, { signal }, () => download(signal));
    stopWorker();
    packState.change({ phase: "installed", pack, newer: null });
  } catch (failure) {
    if (!signal.aborted) showFailure(failure);
  }
};

/** Downloads the pack of the server, or goes on with it. The judge answers from it as soon as it is whole. */
export const downloadPack = (): Promise<void> => {
  if (running === undefined) {
    writeStored(PAUSED, null);
    const controller = new AbortController();
    const ended = run(controller.signal).finally(() => {
      running = undefined;
    });
    running = { controller, ended };
  }
  return running.ended;
};

const interrupt = async (): Promise<void> => {
  running?.controller.abort();
  await running?.ended;
};

/** Stops the download where it is. What came stays. */
export const pausePack = async (): Promise<void> => {
  writeStored(PAUSED, "yes");
  await interrupt();
  await refreshPackState();
};

/** Deletes the full pack and what of it was downloaded. The starter pack answers again. */
export const removePack = async (): Promise<void> => {
  await interrupt();
  writeStored(PAUSED, null);
  await forgetPack().catch(() => undefined);
  stopWorker();
  await refreshPackState();
};

/**
 * Goes on with a download that was interrupted, and replaces a pack of older editions; not where the
 * person paused it, saves data, or never asked for it.
 */
export const updatePackInBackground = async (): Promise<void> => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!isConnected() || connection?.saveData === true || readStored(PAUSED) !== null) return;
  const { phase } = packState.read();
  if (phase === "unknown" || phase === "failed") await refreshPackState();
  const state = packState.read();
  if (state.phase === "paused" || (state.phase === "installed" && state.newer !== null))
    await downloadPack();
};
