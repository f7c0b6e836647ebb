import { createSharedValue } from "../../../lib/storage/shared-value.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

/** index.html reads it too, before the page is painted. */
const KEY = "page-events";

/** What the visitor of this device said. Null: was not asked, or has not answered. */
export type Consent = "granted" | "refused" | null;

const readConsent = (): Consent => {
  const kept = readStored(KEY);
  return kept === "granted" || kept === "refused" ? kept : null;
};

const consent = createSharedValue<Consent>(readConsent());

/** What the visitor said. The component is drawn again when it changes. */
export const useConsent = consent.use;

/** Keeps the answer on this device alone: it is no fact about an account (ERR-05). */
export const answerConsent = (answer: "granted" | "refused"): void => {
  writeStored(KEY, answer);
  consent.change(answer);
};

/** Of this moment. */
export const hasConsent = (): boolean => consent.read() === "granted";
