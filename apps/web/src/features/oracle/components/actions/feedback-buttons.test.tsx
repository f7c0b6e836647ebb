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
  ["promises a refund when a likely answer that was charged is called wrong", "likely", 1, true],
  ["promises none when it was free", "likely", 0, false],
  ["promises none for a sure ruling", "ruling", 1, false],
] as const)("[BILL-08] %s", async (_title, strength, zaps_charged, isPromised) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextProvider language="fr">
        <FeedbackButtons discussionId="d" answer={{ ...answerWith({ strength }), zaps_charged }} />
      </TextProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: t("conversation.actions.wrong") }));
  await screen.findByRole("dialog", { name: t("conversation.feedback.title") });
  expect(screen.queryByText(t("conversation.feedback.refunds")) !== null).toBe(isPromised);
});
