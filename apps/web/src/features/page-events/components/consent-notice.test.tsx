import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../../../lib/http/api.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { useQuestionEvent } from "../hooks/use-page-events.ts";
import { answerConsent } from "../model/consent.ts";
import { sender } from "../model/event-sender.ts";
import { ConsentNotice } from "./consent-notice.tsx";

const t = translator("fr");
const ASK = t("shell.pageEvents.ask");
const REFUSE = t("shell.pageEvents.refuse");
const ACCEPT = t("shell.pageEvents.accept");

/** A page that tells of a question when its button is pressed. */
function Page() {
  const tell = useQuestionEvent();
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => tell({ name: "question_asked", place: "forge" })}>
        ask
      </button>
    </main>
  );
}

const pageOn = (server: { readonly page_events: boolean }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queries.setQueryData(api.status.queryKey(), server as never);
  return (
    <QueryClientProvider client={queries}>
      <TextProvider language="fr">
        <ConsentNotice />
        <Page />
      </TextProvider>
    </QueryClientProvider>
  );
};

const sent = vi.fn<(path: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  sent.mockClear();
  Object.defineProperty(navigator, "sendBeacon", { value: sent, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "sendBeacon");
});

describe("[ERR-05] the notice that asks for consent", () => {
  test("is drawn by the server, where the operator wants to hear of pages", () => {
    expect(renderToString(pageOn({ page_events: true }))).toContain(ASK);
    expect(renderToString(pageOn({ page_events: false }))).not.toContain(ASK);
  });

  test("comes before the page, with two buttons alike of which no is the first", async () => {
    render(pageOn({ page_events: true }));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(REFUSE);
    const [refuse, accept] = screen.getAllByRole("button");
    await userEvent.tab();
    expect(document.activeElement).toBe(accept);
    expect(accept?.textContent).toBe(ACCEPT);
    expect(refuse?.className).toBe(accept?.className);
  });

  test("tells nothing before an answer, nor after a no, and is not shown again", async () => {
    render(pageOn({ page_events: true }));
    const ask = screen.getByRole("button", { name: "ask" });
    await userEvent.click(ask);
    await userEvent.click(screen.getByRole("button", { name: REFUSE }));
    expect(screen.queryByRole("button", { name: REFUSE })).toBeNull();
    expect(document.activeElement?.id).toBe("main");
    await userEvent.click(ask);
    sender.send();
    expect(sent).not.toHaveBeenCalled();
    cleanup();
    render(pageOn({ page_events: true }));
    expect(screen.queryByRole("region", { name: t("shell.pageEvents.name") })).toBeNull();
  });

  test("after a yes questions are reported, until the operator or the visitor no longer wants it", async () => {
    answerConsent("granted");
    const messages = async () => {
      await vi.dynamicImportSettled();
      sender.send();
      return Promise.all(
        sent.mock.calls.map(async ([path, body]) => [path, JSON.parse(await body.text())]),
      );
    };
    render(pageOn({ page_events: true }));
    await userEvent.click(screen.getByRole("button", { name: "ask" }));
    const events = [{ name: "question_asked", place: "forge" }];
    expect(await messages()).toEqual([
      ["/api/page-events", expect.objectContaining({ events: expect.arrayContaining(events) })],
    ]);
    cleanup();
    sent.mockClear();
    render(pageOn({ page_events: false }));
    await userEvent.click(screen.getByRole("button", { name: "ask" }));
    expect(await messages()).toEqual([]);
  });
});
