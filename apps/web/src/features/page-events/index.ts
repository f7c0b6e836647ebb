export { ConsentHost } from "./components/consent-host.tsx";
export { answerConsent, useConsent } from "./model/consent.ts";
export { tellQuestion } from "./model/tell-question.ts";
