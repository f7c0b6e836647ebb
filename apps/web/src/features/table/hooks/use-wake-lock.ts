import { useEffect } from "react";

/** Keeps the screen awake while the table is shown. Devices that cannot do so sleep as they like. */
export const useWakeLock = (): void => {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      // The browser lets go of it whenever the page is hidden.
      if (document.visibilityState !== "visible" || lock?.released === false) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isOver) await lock.release();
      } catch {
        // An empty battery or a setting forbids it: the table works without.
      }
    };
    void hold();
    const onVisible = () => void hold();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, []);
};
