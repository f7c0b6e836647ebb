import type { DeckSuggestions } from "@spellwright/contract";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { takeToasts } from "../../../ui/toast.ts";
import { SessionProvider } from "../../auth/index.ts";
import { SwapList } from "./swap-list.tsx";

const ID = "6f1f2c0e-7c43-4c26-9a55-6ad0f1f0a001";
const USER = { id: "u", email: "one@example.org" };

const line = (card_name: string) => ({
  id: card_name,
  card_name,
  card: null,
  board: "main",
  quantity: 1,
});

/** Names in the deck as the server has it. Null: it is somebody else’s. */
let list: string[] | null;
const changes: unknown[] = [];

const server = async (input: Request | string, init?: RequestInit) => {
  const request =
    input instanceof Request ? input : new Request(new URL(input, location.href), init);
  const path = new URL(request.url).pathname;
  if (path.endsWith("get-session")) return Response.json({ user: USER });
  if (list === null)
    return Response.json({ error: "", code: "DECK_NOT_FOUND", traceId: "t" }, { status: 404 });
  if (request.method !== "GET") changes.push(await request.json());
  return Response.json({ id: ID, revision: 1, deck_cards: list.map(line) });
};

const swap = (cut: string, add: string) => ({
  type: "replacement" as const,
  card_to_add: add,
  card_to_remove: cut,
  printed_to_add: null,
  printed_to_remove: null,
  priority: "high" as const,
  justification: `Why ${add}.`,
  effect: "Bracket 2 before and after.",
  budget_alternative: null as string | null,
  printed_alternative: null,
  budget_justification: null as string | null,
  price_comparison: null,
});

const show = async (suggestions: ReturnType<typeof swap>[]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = await testRouter();
  render(
    <QueryClientProvider client={queries}>
      <SessionProvider served={USER}>
        <RouterProvider router={router}>
          <TextProvider language="en">
            <SwapList
              id="swaps"
              suggestions={{ deck_info: { id: ID }, suggestions } as unknown as DeckSuggestions}
            />
          </TextProvider>
        </RouterProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  list = ["Opt", "Shock"];
  changes.length = 0;
  takeToasts();
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buttons = () =>
  screen.queryAllByRole("button").filter(({ textContent }) => textContent !== "Copy the list");

describe("[ANA-04] the proposed swaps of an analysis", () => {
  test("one whose card has left the deck says so and offers nothing; the others stay", async () => {
    await show([swap("Gone", "Ponder"), swap("Opt", "Shock"), swap("Shock", "Bolt")]);
    await screen.findByText("Gone is no longer in the deck, so this swap is no longer possible.");
    screen.getByText("Shock is already in the deck, so this swap is no longer possible.");
    expect(buttons().map(({ textContent }) => textContent)).toEqual(["Swap"]);
  });

  test("one whose card leaves the deck while the page is open adds nothing", async () => {
    await show([swap("Opt", "Ponder")]);
    const button = await screen.findByRole("button", { name: "Swap" });
    list = ["Shock"];
    await userEvent.click(button);
    await screen.findByText(/^Opt is no longer in the deck/);
    expect(changes).toEqual([]);
    expect(takeToasts().map(({ text }) => text)).toEqual([
      "Nothing changed: these cards are no longer in the deck.",
    ]);
  });

  test("one that was made stays made after a reload", async () => {
    list = ["Ponder"];
    await show([swap("Opt", "Ponder")]);
    const button = await screen.findByRole("button", { name: /^Swapped/ });
    await userEvent.click(button);
    expect(changes).toEqual([]);
  });

  test("makes the swap as one edit of the deck", async () => {
    await show([swap("Opt", "Ponder")]);
    await userEvent.click(await screen.findByRole("button", { name: "Swap" }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      revision: 1,
      changes: [
        { op: "set_quantity", line_id: "Opt", quantity: 0 },
        { op: "add", card_name: "Ponder", quantity: 1 },
      ],
    });
  });

  test("[ANA-02] a cheaper card is named with what it saves, and taken in place of the first", async () => {
    const cheaper = { budget_alternative: "Preordain", budget_justification: "For €1." };
    await show([{ ...swap("Opt", "Ponder"), ...cheaper }]);
    screen.getByText("For €1.");
    await userEvent.click(await screen.findByRole("button", { name: "Take this one" }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      changes: [
        { op: "set_quantity", line_id: "Opt", quantity: 0 },
        { op: "add", card_name: "Preordain", quantity: 1 },
      ],
    });
  });

  test("whoever has not the deck reads them without a button", async () => {
    list = null;
    await show([swap("Opt", "Ponder")]);
    await screen.findByText("Why Ponder.");
    expect(buttons()).toEqual([]);
  });
});
