import starter from "virtual:starter-pack";
import { useEffect } from "react";
import { readPack } from "../../../../judge-worker/kept-pack.ts";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { hasWorker } from "../../../lib/offline/when-reachable.ts";
import { prepareWorker, readyWorker } from "../api/judge-worker.ts";

/** What the person does on a page that has just opened comes first. */
const FIRST_MS = 30_000;

/** Whose device is meant to answer: the pages are an app there, or the full pack is. */
const isMeantToAnswer = async (): Promise<boolean> =>
  hasWorker() &&
  (window.matchMedia("(display-mode: standalone)").matches ||
    (await readPack("installed").catch(() => undefined)) !== undefined);

/**
 * Gets this device’s judge ready while there is no network: a phone reads what it knows for some seconds.
 * Where it is meant to answer, most of that is read before, once a release.
 *
 * @param isWanted whether the page is one where questions are asked
 */
export const useReadyJudge = (isWanted: boolean): void => {
  const isOffline = !useOnline();
  useEffect(() => {
    if (!isWanted) return;
    if (isOffline) return readyWorker(starter);
    const timer = setTimeout(async () => {
      if (!document.hidden && (await isMeantToAnswer())) prepareWorker(starter);
    }, FIRST_MS);
    return () => clearTimeout(timer);
  }, [isWanted, isOffline]);
};
