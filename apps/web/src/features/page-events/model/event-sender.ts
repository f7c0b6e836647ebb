import type { Language, PageEvent } from "@spellwright/contract";
import { PAGE_EVENTS_MAX } from "../../../lib/http/contract.static.ts";
import { pageLanguage } from "../../../lib/text/page-language.ts";
import { hasConsent } from "./consent.ts";

const PATH = "/api/page-events";
/** What is told waits for so long for more, in milliseconds. */
const PAUSE_MS = 10_000;
/** More than this is not kept: what a page cannot send is forgotten. */
const MOST_WAITING = 100;

export interface EventSender {
  readonly add: (event: PageEvent) => void;
  /** Sends what waits, a message of at most twenty after the other. Forgets it without consent. */
  readonly send: () => void;
}

/** @param deliver gives a message to the browser, which sends it even after the page is gone */
export const createEventSender = (
  deliver: (body: string) => void,
  language: () => Language,
): EventSender => {
  let waiting: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const told = hasConsent() ? waiting : [];
    waiting = [];
    for (let from = 0; from < told.length; from += PAGE_EVENTS_MAX) {
      const events = told.slice(from, from + PAGE_EVENTS_MAX);
      deliver(JSON.stringify({ language: language(), events }));
    }
  };
  return {
    send,
    add(event) {
      if (!hasConsent() || waiting.length >= MOST_WAITING) return;
      waiting.push(event);
      timer ??= setTimeout(send, PAUSE_MS);
    },
  };
};

/** The one of this page. What waits is sent when the page is hidden, which may be its end. */
export const sender = createEventSender(
  (body) => void navigator.sendBeacon(PATH, new Blob([body], { type: "application/json" })),
  pageLanguage,
);

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") sender.send();
});
