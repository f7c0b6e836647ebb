import { createSharedValue } from "../../../lib/storage/shared-value.ts";

/** A tab that stays open looks for a newer version when it is looked at, so often at most. */
const LOOK_EVERY_MS = 3_600_000;

/** The version that is ready to take over from the one of this page. Null: there is none. */
export const newerVersion = createSharedValue<string | null>(null);

/** The code that this page began with names its version, as the worker’s `BUILD.entry` does. */
const ownVersion = (): string | null =>
  document.querySelector('link[data-code="entry"]')?.getAttribute("href") ?? null;

const versionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage("which", [port2]);
  });

/** A worker that is still busy for another tab keeps the next one waiting, in Chromium for minutes, and so it does a page that is loaded through it. */
const PATIENCE_MS = 3_000;

const takeOver = (worker: ServiceWorker): void => worker.postMessage("take over");

/**
 * Compares a worker with this page. Pages come from the network: one that is as new as the worker that
 * waits lets it begin, and nobody needs to be asked.
 */
const compare = async (worker: ServiceWorker | null): Promise<void> => {
  if (worker === null) return;
  const version = await versionOf(worker);
  const isOwn = version === ownVersion();
  newerVersion.change(isOwn ? null : version);
  if (isOwn && worker.state === "installed") takeOver(worker);
};

const follow = (registration: ServiceWorkerRegistration): void => {
  void compare(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // The first one of this device begins by itself.
      if (worker.state === "installed" && registration.active !== null) void compare(worker);
    });
  });
};

const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!("serviceWorker" in navigator) || ownVersion() === null) return null;
  try {
    return await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    // Refused by the browser or its storage: the pages work without, as long as there is a network.
    return null;
  }
};

/** Registers the service worker and follows its versions, until the returned function is called. */
export const watchVersions = (): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  void registerWorker().then((registration) => {
    if (registration === null || signal.aborted) return;
    follow(registration);
    // Another tab had the newer version take over.
    const changed = () => void compare(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", changed, { signal });
    let looked = Date.now();
    const look = () => {
      if (document.hidden || Date.now() - looked < LOOK_EVERY_MS) return;
      looked = Date.now();
      // Without network it is looked for the next time.
      registration.update().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", look, { signal });
  });
  return () => controller.abort();
};

/**
 * Has the version that waits take over, and loads the page again, once: the newer page comes from the network in
 * any case, and lets the version begin that could not yet.
 */
export const takeNewerVersion = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const changed = new Promise<boolean>((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), {
        once: true,
      });
      setTimeout(() => resolve(false), PATIENCE_MS);
    });
    takeOver(waiting);
    // Past the busy worker. The page registers anew, and what is kept stays.
    if (!(await changed)) await registration?.unregister();
  }
  window.location.reload();
};
