import type { PageEvent } from "@spellwright/contract";
import { AppError, api, type Feature } from "../../http/index.ts";
import { countedChannels, type PageEventFact } from "../../observability/index.ts";

const factOf = (event: PageEvent, language: string): PageEventFact => ({
  name: event.name,
  place: event.place,
  language,
  value: "value" in event ? event.value : null,
  code: "code" in event ? event.code : null,
});

const handlersOf = (isOn: boolean) => ({
  reportPageEvents: api.reportPageEvents.handler(({ input: { events, language } }) => {
    if (!isOn) throw new AppError("NOT_FOUND");
    for (const event of events) countedChannels.pageEvent.tell(factOf(event, language));
    return { taken: events.length };
  }),
});

/** What pages tell with consent, passed on to the metrics and the collector. Nothing is stored (ERR-05). */
export const createPageEvents = ({
  pageEvents,
}: {
  readonly pageEvents: boolean;
}): Feature<ReturnType<typeof handlersOf>> => ({ handlers: handlersOf(pageEvents) });
