export { happened, type PageEventFact, type RunFacts, timed, watched } from "./channels.ts";
export { type Observing, startObserving } from "./start-observing.ts";
export { watchedMailer } from "./watched-mailer.ts";
export { watchedModel } from "./watched-model.ts";
