import { RouterProvider, testRouter } from "@spellwright/router";
import { act, cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import type { Exchange } from "../model/exchanges.ts";
import { useFollowNewest } from "./use-follow-newest.ts";
import { useScrollToAnalysis } from "./use-scroll-to-analysis.ts";

const exchange = (requestId: string): Exchange => ({
  requestId,
  attempt: requestId,
  attemptedAt: "2026-11-20T14:00:00Z",
  questionId: null,
  question: "Which land?",
  cards: [],
  effort: "low",
  askedAt: "2026-11-20T14:00:00Z",
  stored: false,
  answers: [],
  state: { kind: "thinking", following: null },
});

let ask: (requestId: string) => void;

function Chat() {
  const [exchanges, setExchanges] = useState([exchange("first")]);
  ask = (requestId) => act(() => setExchanges([...exchanges, exchange(requestId)]));
  useFollowNewest(exchanges, useScrollToAnalysis(exchanges));
  return exchanges.map(({ requestId }) => <p key={requestId} id={`q-${requestId}`} />);
}

/** The questions that were brought into view. */
const scrolled: string[] = [];

const open = async (address: string) => {
  const router = await testRouter(address);
  vi.useFakeTimers();
  await act(async () =>
    render(
      <RouterProvider router={router}>
        <TextProvider language="fr">
          <Chat />
        </TextProvider>
      </RouterProvider>,
    ),
  );
  const passed = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { passed, router };
};

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

test("[DISC-07] a question behind others comes into view at once", async () => {
  await open("/");
  expect(scrolled).toEqual([]);
  ask("second");
  expect(scrolled).toEqual(["q-second"]);
});

test("[ROUTE-06] where the analysis is looked for, nothing scrolls by itself for 2 s", async () => {
  const { passed, router } = await open("/?scrollToAnalysis=true");
  await passed(1999);
  expect(router.shown().location.search).toBe("");
  ask("second");
  expect(scrolled).toEqual([]);
  await passed(1);
  ask("third");
  expect(scrolled).toEqual(["q-third"]);
});
