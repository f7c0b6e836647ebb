import type { PageEvent } from "@spellwright/contract";
import { hasConsent } from "./consent.ts";

/** Whether this server takes what pages tell; known once its status was read. */
let isTaken = false;

/** @param taken as the server’s status says */
export const setTaken = (taken: boolean): void => {
  isTaken = taken;
};

/** Tells of a question where that is wanted here and allowed by the visitor; else not a byte is loaded. */
export const tellQuestion = (event: Extract<PageEvent, { place: "oracle" | "forge" }>): void => {
  if (!isTaken || !hasConsent()) return;
  void import("./event-sender.ts").then(({ sender }) => sender.add(event)).catch(() => undefined);
};
