import type { Language } from "@spellwright/contract";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import type { Exchange, ExchangeState } from "../model/exchanges.ts";
import { useAnnouncement } from "./use-announcement.ts";

afterEach(cleanup);

const exchange = (state: ExchangeState): Exchange => ({
  requestId: "first",
  attempt: "first",
  attemptedAt: "2026-11-20T14:00:00Z",
  questionId: null,
  question: "Which land?",
  cards: [],
  effort: "low",
  askedAt: "2026-11-20T14:00:00Z",
  stored: false,
  answers: [],
  state,
});
const say = () => "";

function Region({ exchanges }: { exchanges: readonly Exchange[] }) {
  return <p role="status">{useAnnouncement(exchanges, say).sentence}</p>;
}

const page = (language: Language, state: ExchangeState) => (
  <TextProvider language={language}>
    <Region exchanges={[exchange(state)]} />
  </TextProvider>
);
const heard = () => screen.getByRole("status").textContent;

test("[LANG-02] what was heard in one language is not there in another, nor heard again after it", () => {
  const stopped: ExchangeState = { kind: "failed", failure: { code: "RUN_STOPPED", params: {} } };
  const { rerender } = render(page("fr", { kind: "thinking", following: null }));
  act(() => rerender(page("fr", stopped)));
  expect(heard()).toContain("Réponse arrêtée");
  act(() => rerender(page("en", stopped)));
  expect(heard()).toBe("");
  act(() => rerender(page("fr", stopped)));
  expect(heard()).toBe("");
});
