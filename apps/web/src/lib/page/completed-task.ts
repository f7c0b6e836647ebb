import { createSharedValue } from "../storage/shared-value.ts";

/** Whether the pages did something for the person in this tab: an answer came, a deck was imported. */
export const hasCompletedTask = createSharedValue(false);
