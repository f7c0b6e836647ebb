import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import type { Exchange } from "../model/exchanges.ts";
import { type ChatView, ExchangeView } from "./exchange-view.tsx";

/** Stored, and not answered: stopped, or still under way for its owner. */
const unanswered: Exchange = {
  requestId: "first",
  attempt: "first",
  attemptedAt: "2026-11-20T14:00:00.000Z",
  questionId: "message",
  question: "Combien de blessures passent ?",
  cards: [],
  effort: "low",
  askedAt: "2026-11-20T14:00:00.000Z",
  stored: true,
  answers: [],
  state: { kind: "thinking", following: null },
};

const OWNER = { retry: vi.fn(), takeBack: vi.fn() };

const show = (owner: ChatView["owner"], language: Language = "fr") =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextProvider language={language}>
        <ExchangeView
          exchange={unanswered}
          arrived={false}
          last
          wanted={null}
          view={{
            owner,
            thinking: { thinker: "oracle", label: "L’Oracle réfléchit", usual: false },
            failedTitle: "",
            answer: () => null,
          }}
        />
        <div data-composer>
          <textarea aria-label="Votre question" />
        </div>
      </TextProvider>
    </QueryClientProvider>,
  );

const stopButton = () =>
  screen.getByRole("button", { name: translator("fr")("oracle.composer.stop") });

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ stopped: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["fr", "Cette question n’a pas encore de réponse."],
  ["en", "This question has no answer yet."],
] as const)(
  "[DISC-08] %s: a reader of a stopped question waits for nothing",
  (language, sentence) => {
    show(null, language);
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("[ORA-04] who stops by keyboard goes on in the composer", () => {
  show(OWNER);
  const button = stopButton();
  vi.spyOn(button, "matches").mockImplementation((selector) => selector === ":focus-visible");
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("[ORA-04] who stops by touch is not given the keyboard of the screen", () => {
  show(OWNER);
  const button = stopButton();
  vi.spyOn(button, "matches").mockReturnValue(false);
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).not.toBe(screen.getByRole("textbox"));
});
