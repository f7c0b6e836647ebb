import "../../../lib/storage/database-for-tests.ts";
import { loadPartTexts, translator } from "@spellwright/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { api, client } from "../../../lib/http/api.ts";
import { setPageQueries } from "../../../lib/http/page-queries.ts";
import { createQueryClient } from "../../../lib/http/query-client.ts";
import { newRequestId } from "../../../lib/http/request-id.ts";
import { contents, deckOf, line } from "../../../lib/offline/outbox/decks/deck-for-tests.ts";
import { readOutbox } from "../../../lib/offline/outbox/store.ts";
import { KNOWN_USER_KEY } from "../../../lib/storage/known-account.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { SessionProvider } from "../../auth/index.ts";
import { OutboxHost } from "./outbox-host.tsx";

await loadPartTexts("outbox", "en");

const LEA = { id: "lea", email: "lea@example.org", image: null };
const DECK = "11111111-1111-4111-8111-111111111111";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Whether the browser would ask before the page is left: the page itself holds the edit. */
const isHeld = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("[PWA-01] an edit made as the line is lost waits in the outbox as soon as the frame that shows it is there, without network", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify(LEA));
  const queries = createQueryClient();
  setPageQueries(queries);
  // The deck is on screen. Neither did the device keep it, nor was the file of the outbox asked for.
  const { queryKey } = api.decks.read.queryOptions({ input: { id: DECK } });
  queries.setQueryData(queryKey, deckOf([line("Opt", 4)], { id: DECK }));
  const edited = client.decks.change({
    ...{ id: DECK, revision: 3, requestId: newRequestId() },
    changes: [{ op: "set_quantity", line_id: "Opt/main", quantity: 3 }],
  });
  await expect.poll(isHeld).toBe(true);
  expect((await readOutbox(LEA.id)).edits).toEqual([]);
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <SessionProvider served={LEA}>
          <TextProvider language="en">
            <Suspense>
              <OutboxHost />
            </Suspense>
          </TextProvider>
        </SessionProvider>
      </QueryClientProvider>,
    );
  });
  await screen.findByText(translator("en")("outbox.count", { count: 1 }));
  expect(contents(await edited)).toEqual(["main 3 Opt"]);
  expect((await readOutbox(LEA.id)).edits).toHaveLength(1);
  expect(isHeld()).toBe(false);
});
