export {
  countedChannels,
  type PageEventFact,
  type RunFacts,
  timedChannels,
  traceWork,
} from "./channels.ts";
export { startObserving } from "./start-observing.ts";
export { watchedMailer } from "./watched-mailer.ts";
export { watchedModel } from "./watched-model.ts";
