import { useEffect } from "react";
import { onReconnect } from "../../../lib/offline/connection.ts";
import { updatePackInBackground } from "../model/full-pack.ts";

/** What the person does on a page that has just opened comes first. */
const FIRST_MS = 15_000;

/** Keeps the full pack, where there is one, whole and of the editions in use. */
export const useFreshPack = (): void => {
  useEffect(() => {
    const keep = () => void updatePackInBackground();
    const first = setTimeout(keep, FIRST_MS);
    const stopHearing = onReconnect(keep);
    return () => {
      clearTimeout(first);
      stopHearing();
    };
  }, []);
};
