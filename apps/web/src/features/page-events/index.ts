export { ConsentNotice } from "./components/consent-notice.tsx";
export { useQuestionEvent } from "./hooks/use-page-events.ts";
export { answerConsent, useConsent } from "./model/consent.ts";
