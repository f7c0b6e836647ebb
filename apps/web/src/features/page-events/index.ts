import { lazyPart } from "../../lib/lazy-part.ts";

/** Asks for consent and measures with it; its code is no part of the first load (ERR-05). */
export const ConsentHost = lazyPart(() => import("./components/consent-host.tsx"), "ConsentHost");
export { answerConsent, useConsent } from "./model/consent.ts";
export { tellQuestion } from "./model/tell-question.ts";
