import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextProvider } from "../../../../lib/text/text.tsx";
import { answerWith } from "../ruling/ruling-for-tests.tsx";
import { FeedbackButtons } from "./feedback-buttons.tsx";

const t = translator("fr");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["likely", 1, true],
  ["likely", 0, false],
  ["ruling", 1, false],
] as const)(
  "[BILL-08] calling a %s answer of %i zap wrong tells of a refund: %s",
  async (strength, zaps_charged, isTold) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TextProvider language="fr">
          <FeedbackButtons
            discussionId="d"
            answer={{ ...answerWith({ strength }), zaps_charged }}
          />
        </TextProvider>
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: t("conversation.actions.wrong") }));
    await screen.findByRole("dialog", { name: t("conversation.feedback.title") });
    expect(screen.queryByText(t("conversation.feedback.refunds")) !== null).toBe(isTold);
  },
);
