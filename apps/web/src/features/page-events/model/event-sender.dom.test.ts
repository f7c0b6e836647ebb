import type { PageEvent } from "@spellwright/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerConsent } from "./consent.ts";
import { createEventSender } from "./event-sender.ts";

const ASKED: PageEvent = { name: "question_asked", place: "oracle" };

let sent: { readonly events: readonly PageEvent[] }[] = [];
const create = () =>
  createEventSender(
    (body) => sent.push(JSON.parse(body)),
    () => "fr",
  );

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answerConsent("granted");
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("[ERR-05] what comes within ten seconds is one message", () => {
  const sender = create();
  sender.add(ASKED);
  vi.advanceTimersByTime(9_000);
  sender.add({ name: "LCP", place: "oracle", value: 800 });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([
    { language: "fr", events: [ASKED, { name: "LCP", place: "oracle", value: 800 }] },
  ]);
});

test("[ERR-05] a page that is left sends at once, twenty in a message, a hundred at most", () => {
  const sender = create();
  for (let n = 0; n < 150; n += 1) sender.add(ASKED);
  sender.send();
  expect(sent.map(({ events }) => events.length)).toEqual([20, 20, 20, 20, 20]);
  sender.send();
  expect(sent).toHaveLength(5);
});

test("[ERR-05] without consent nothing is kept, and what waits is forgotten when it is withdrawn", () => {
  const sender = create();
  sender.add(ASKED);
  answerConsent("refused");
  sender.add(ASKED);
  sender.send();
  vi.advanceTimersByTime(60_000);
  answerConsent("granted");
  sender.send();
  expect(sent).toEqual([]);
});
