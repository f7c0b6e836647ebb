import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import type { Exchange } from "../model/exchanges.ts";
import type { Failure } from "../model/run-follow.ts";
import { FailedAnswer } from "./failed-answer.tsx";

let status: unknown = null;
const asks = { monthly_remaining: 0, bought_remaining: 0, daily_count: 5, daily_cap: 5 };

const show = (failure: Failure, stored = false, onAnswerHere: (() => void) | null = null) => {
  const exchange: Exchange = {
    requestId: "a",
    attempt: "a",
    attemptedAt: "2026-11-20T14:00:00.000Z",
    questionId: null,
    answers: [],
    question: "Combien de blessures passent ?",
    cards: [],
    effort: "low",
    askedAt: "2026-11-20T14:00:00.000Z",
    stored,
    state: { kind: "failed", failure },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextProvider language="fr">
        <FailedAnswer
          exchange={exchange}
          failure={failure}
          title="L’Oracle n’a pas pu répondre"
          onRetry={() => {}}
          onAnswerHere={onAnswerHere}
          onEdit={() => {}}
        />
      </TextProvider>
    </QueryClientProvider>,
  );
};

describe("a failed answer", () => {
  beforeEach(() => {
    status = { zaps: asks };
    vi.stubGlobal("fetch", async () => Response.json(status));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    { code: "MONTHLY_LIMIT", title: "Zaps épuisés\u202f!" },
    { code: "INSUFFICIENT_ZAPS", title: "Zaps insuffisants\u202f!" },
    { code: "DAILY_CAP", title: "Limite atteinte" },
    { code: "RUN_STOPPED", title: "Réponse arrêtée" },
    { code: "TIMEOUT", title: "L’Oracle n’a pas pu répondre" },
  ] as const)("[BILL-08] [ORA-13] $code is titled « $title »", ({ code, title }) => {
    show({ code, params: {} });
    expect(screen.getByRole("region").getAttribute("aria-labelledby")).toBe(
      screen.getByText(title, { normalizer: (text) => text }).id,
    );
  });

  it.each([
    { code: "RUN_STOPPED", free: true },
    { code: "TIMEOUT", free: true },
    { code: "RUN_STOPPED_CHARGED", free: false },
    { code: "NETWORK", free: false },
  ] as const)("[BILL-08] $code is said to cost nothing: $free", ({ code, free }) => {
    show({ code, params: {} });
    expect(screen.queryByText("Aucun zap débité") !== null).toBe(free);
  });

  it.each([
    { code: "MONTHLY_LIMIT", leads: true },
    { code: "INSUFFICIENT_ZAPS", leads: true },
    { code: "DAILY_CAP", leads: true },
    { code: "RATE_LIMITED", leads: false },
    { code: "TIMEOUT", leads: false },
  ] as const)("[BILL-03] $code leads to zaps and plans: $leads", ({ code, leads }) => {
    show({ code, params: {} });
    expect(screen.queryByRole("button", { name: "Voir les zaps et les offres" }) !== null).toBe(
      leads,
    );
  });

  it("[BILL-03] a limit that is lifted by a purchase leaves one button, which sends the question", async () => {
    status = { zaps: { ...asks, bought_remaining: 10 } };
    show({ code: "DAILY_CAP", params: { plan: "free", cap: 5 } });
    expect(await screen.findByRole("button", { name: "Envoyer ma question" })).toBeTruthy();
    expect(screen.getByText("Vous pouvez envoyer votre question")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Voir les zaps et les offres" })).toBeNull();
  });

  it("[BILL-08] tells when the month's zaps come back", () => {
    show({ code: "MONTHLY_LIMIT", params: { resets_at: "2026-12-01T00:00:00.000Z" } });
    expect(screen.getByText("Vos zaps se rechargent le 1er décembre")).toBeTruthy();
  });

  it("[ORA-04] an answer that was stopped says so once", () => {
    show({ code: "RUN_STOPPED", params: {} }, true);
    expect(screen.getByRole("region").textContent?.match(/arrêtée/g)).toHaveLength(1);
    expect(screen.getAllByText("Aucun zap débité")).toHaveLength(1);
  });

  it("[PWA-01] [DISC-08] a question that waits for the network says that it is sent by itself", () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    show({ code: "NETWORK", params: {} });
    expect(screen.getByText("Question en attente")).toBeTruthy();
    expect(screen.getByText(/partira au retour du réseau/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Modifier la question" })).toBeTruthy();
    expect(screen.queryByText("Aucun zap débité")).toBeNull();
    cleanup();
    show({ code: "NETWORK", params: {} }, true);
    expect(screen.queryByText("Question en attente")).toBeNull();
    onLine.mockRestore();
  });

  it("[ORA-13] says that nothing was charged, except where nobody knows", () => {
    show({ code: "TIMEOUT", params: {} });
    expect(screen.queryByText("Aucun zap débité")).not.toBeNull();
    cleanup();
    show({ code: "NETWORK", params: {} });
    expect(screen.queryByText("Aucun zap débité")).toBeNull();
  });

  it("[PWA-01] a line that answers nothing leaves the answer to this device; a refusal does not", () => {
    const onAnswerHere = vi.fn();
    show({ code: "NETWORK", params: {} }, false, onAnswerHere);
    screen.getByRole("button", { name: "Répondre sur cet appareil" }).click();
    expect(onAnswerHere).toHaveBeenCalledTimes(1);
    cleanup();
    show({ code: "TIMEOUT", params: {} }, false, onAnswerHere);
    expect(screen.queryByRole("button", { name: "Répondre sur cet appareil" })).toBeNull();
    cleanup();
    show({ code: "NETWORK", params: {} }, false);
    expect(screen.queryByRole("button", { name: "Répondre sur cet appareil" })).toBeNull();
  });
});
