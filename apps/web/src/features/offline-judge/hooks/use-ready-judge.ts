import starter from "virtual:starter-pack";
import { useEffect } from "react";
import { useOnline } from "../../../lib/use-online.ts";
import { readyWorker } from "../api/judge-worker.ts";

/**
 * Gets this device's judge ready while there is no network: a phone reads what it knows for some seconds.
 *
 * @param isWanted whether the page is one where questions are asked
 */
export const useReadyJudge = (isWanted: boolean): void => {
  const isOffline = !useOnline();
  useEffect(() => {
    if (isWanted && isOffline) readyWorker(starter);
  }, [isWanted, isOffline]);
};
