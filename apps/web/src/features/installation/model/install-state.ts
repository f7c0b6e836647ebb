import { hasCompletedTask } from "../../../lib/page/completed-task.ts";
import { readSessionStored, writeSessionStored } from "../../../lib/storage/session-storage.ts";
import { createSharedValue } from "../../../lib/storage/shared-value.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

/** What Chromium’s browsers give to a page that they would install. It can be used once. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Kept by `index.html`, which hears of it before this code is there. */
    installPrompt?: InstallPrompt;
  }
}

/** `asked`: the browser asks; `byHand`: the person finds it in a menu (Safari on phones). */
type Way = "installed" | "asked" | "byHand" | "none";

interface Installing {
  readonly way: Way;
  /** No was said to the offer on this device. */
  readonly refused: boolean;
}

const REFUSED = "install-refused";
const VISITS = "visits";
const COUNTED = "visit-counted";

const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;

const wayOf = (): Way => {
  if (isInstalled()) return "installed";
  if (window.installPrompt !== undefined) return "asked";
  return "standalone" in navigator && navigator.standalone === false ? "byHand" : "none";
};

const read = (): Installing => ({ way: wayOf(), refused: readStored(REFUSED) !== null });

/** Whether and how the pages can be installed on this device. */
export const installState = createSharedValue<Installing>({ way: "none", refused: false });

/** Visits to this device, this one among them: it lasts as long as the tab. */
const countVisit = (): number => {
  const before = Number(readStored(VISITS)) || 0;
  if (readSessionStored(COUNTED) !== null) return before;
  writeSessionStored(COUNTED, "yes");
  writeStored(VISITS, String(before + 1));
  return before + 1;
};

let isFirstVisit = true;

/** Follows what the browser tells of installing, until the returned function is called. */
export const watchInstalling = (): (() => void) => {
  isFirstVisit = countVisit() < 2;
  const look = () => installState.change(read());
  const end = () => {
    delete window.installPrompt;
    installState.change({ ...read(), way: "installed" });
  };
  look();
  // Behind the listener of index.html, which keeps it.
  window.addEventListener("beforeinstallprompt", look);
  window.addEventListener("appinstalled", end);
  return () => {
    window.removeEventListener("beforeinstallprompt", look);
    window.removeEventListener("appinstalled", end);
  };
};

/** Whether this is the moment to offer it: not the first visit, and the pages have just helped. */
export const useIsOffered = (): boolean => {
  const { way, refused } = installState.use();
  const hasHelped = hasCompletedTask.use();
  return (way === "asked" || way === "byHand") && !refused && hasHelped && !isFirstVisit;
};

/** Has the browser ask. Call it in a click. What is refused there is not offered again. */
export const install = async (): Promise<void> => {
  const { installPrompt } = window;
  if (installPrompt === undefined) return;
  delete window.installPrompt;
  const { outcome } = await installPrompt.prompt();
  if (outcome === "dismissed") writeStored(REFUSED, "yes");
  installState.change(outcome === "accepted" ? { ...read(), way: "installed" } : read());
};

/** No, for good on this device. The settings still install it. */
export const refuseInstalling = (): void => {
  writeStored(REFUSED, "yes");
  installState.change(read());
};
