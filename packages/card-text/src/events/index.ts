export { eventsOf } from "./card-events.ts";
export type { CardEvent, CardEvents, CausedEvent, EventName } from "./event.ts";
export { EventIndex, type EventQuery } from "./event-index.ts";
export { eventsOfAct } from "./event-of-act.ts";
