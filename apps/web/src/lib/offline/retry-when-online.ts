import { pause } from "../page/pause.ts";
import { isConnected } from "./connection.ts";

/**
 * The browser tells of a network before it carries anything: what fails at that moment is asked for again
 * after each of these pauses.
 */
const PAUSES_MS = [250, 500, 1000, 2000, 4000];

/**
 * Tries again while a line that came back does not carry yet. Stops when it drops again.
 *
 * @param attempt tells whether it succeeded, or there is nothing left to do
 */
export const retryWhenOnline = async (attempt: () => Promise<boolean>): Promise<void> => {
  for (const milliseconds of PAUSES_MS) {
    await pause(milliseconds);
    if (!isConnected() || (await attempt())) return;
  }
};
