import { yieldToRequests } from "../runtime/time-slices.ts";

/** A list of more takes some milliseconds each to check, to make, to write and to send. */
const LONGEST_AT_ONCE = 100;
/** Lists stand in what is asked or answered, or in what that holds. */
const DEPTH = 2;

const holdsLongList = (value: unknown, depth = DEPTH): boolean => {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.length > LONGEST_AT_ONCE;
  return depth > 0 && Object.values(value).some((each) => holdsLongList(each, depth - 1));
};

/** Lets every other request go first before the next thing is done with what is long (decision 016). */
export const yieldBeforeLongList = async (sent: unknown): Promise<void> => {
  if (holdsLongList(sent)) await yieldToRequests();
};
