import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";

const NAME = "zapsUpdated";

/**
 * The zaps changed: they are read again here, and in the other tabs (BILL-06).
 *
 * @returns once what is shown here was read
 */
export const announceZapChange = async (queries: QueryClient): Promise<void> => {
  const others = new BroadcastChannel(NAME);
  others.postMessage(NAME);
  others.close();
  await queries.invalidateQueries({ queryKey: api.billing.key() });
};

/** Reads the zaps again when another tab, or any script of this page, says that they changed. */
export const followZapChanges = (queries: QueryClient): (() => void) => {
  const read = () => void queries.invalidateQueries({ queryKey: api.billing.key() });
  const others = new BroadcastChannel(NAME);
  others.addEventListener("message", read);
  window.addEventListener(NAME, read);
  return () => {
    others.close();
    window.removeEventListener(NAME, read);
  };
};
