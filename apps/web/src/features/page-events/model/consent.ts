import { createSharedValue } from "../../../lib/shared-value.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";

const KEY = "page-events";

/** What the visitor of this device said; null: was not asked, or has not answered. */
export type Consent = "granted" | "refused" | null;

const readConsent = (): Consent => {
  const kept = readStored(KEY);
  return kept === "granted" || kept === "refused" ? kept : null;
};

const consent = createSharedValue<Consent>(readConsent());

export const useConsent = consent.use;

/** Keeps the answer on this device alone: it is no fact about an account (ERR-05). */
export const answerConsent = (answer: "granted" | "refused"): void => {
  writeStored(KEY, answer);
  consent.change(answer);
};

/** Of this moment. */
export const hasConsent = (): boolean => consent.read() === "granted";
