import type { DeckDetail } from "@spellwright/contract";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { takeToasts } from "../../../ui/toast.ts";
import { explanation } from "../model/bracket-opening.ts";
import { BracketButton } from "./bracket-button.tsx";
import { BracketHost } from "./bracket-host.tsx";

const ID = "6f1f2c0e-7c43-4c26-9a55-6ad0f1f0a001";

type Told = Partial<DeckDetail>;
const CALCULATED: Told = {
  id: ID,
  name: "Elves",
  format: "commander",
  bracket: 3,
  declared_bracket: null,
  declared_reason: null,
  bracket_confidence: 0.78,
  bracket_reasoning: ["One Game Changer: bracket 3 at least.", "No chained extra turns."],
  bracket_reasoning_kinds: ["found", "absent"],
  game_changers_detected: [
    { card_name: "Gaea's Cradle", category: "Lands", impact: "Makes more mana than any land." },
  ],
  detected_combos: [
    {
      combo_name: "A + B",
      cards: ["Deadeye Navigator", "Peregrine Drake"],
      description: "Mana.",
      produces: ["Infinite mana"],
      prerequisites: [],
      steps: [],
      url: null,
    },
  ],
  ways_down: [],
  bracket_policy: {
    as_of: "2026-02-09",
    source: "https://example.org/brackets",
    history: [{ date: "2026-02-09", added: 2, removed: 0, source: "https://example.org/list" }],
    limits: [
      {
        date: "2025-02-11",
        set: ["game_changers", "late_combos"],
        source: "https://example.org/1",
      },
      { date: "2025-10-21", set: ["expected_turns"], source: "https://example.org/2" },
    ],
  },
  deck_cards: [],
};

/** What the server tells of the deck. Null: it does not answer. */
let served: Told | null = CALCULATED;
const declared: unknown[] = [];
/** What was changed of its list: the call, and what it was sent. */
const edits: unknown[] = [];

const server = async (input: Request | string, init?: RequestInit) => {
  if (served === null) throw new TypeError("no connection");
  const request = input instanceof Request ? input : new Request(input, init);
  if (request.method === "PATCH") {
    const { declared_bracket } = await request.json();
    declared.push(declared_bracket);
    served = { ...served, declared_bracket, bracket: declared_bracket === 1 ? 1 : 2 };
  }
  if (request.method === "POST")
    edits.push([new URL(request.url).pathname.split("/").at(-1), await request.json()]);
  return Response.json(served);
};

beforeEach(() => {
  served = CALCULATED;
  declared.length = 0;
  edits.length = 0;
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("scrollTo", () => undefined);
});
const leave = () => {
  act(explanation.close);
  cleanup();
};
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** Opens the explanation from a badge that knows the bracket. */
const open = async (bracket: number) => {
  const deck = { id: ID, name: "Elves", format: "commander", bracket };
  const router = await testRouter();
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router}>
        <TextProvider language="en">
          <BracketButton deck={deck} />
          <BracketHost />
        </TextProvider>
      </RouterProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Bracket/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bracket of “Elves”" }));
  return { user, dialog };
};

describe("[BRK-02] [FOR-11] the explanation of a bracket", () => {
  test("says the bracket, how sure it is, why, and what was found in the deck", async () => {
    const { dialog } = await open(3);
    expect(dialog.getByRole("heading", { name: "Upgraded, bracket 3 of 5" })).toBeDefined();
    await dialog.findByText("One Game Changer: bracket 3 at least.", { exact: false });
    expect(dialog.getByText("No chained extra turns.", { exact: false })).toBeDefined();
    expect(dialog.getByRole("meter").getAttribute("aria-valuenow")).toBe("78");
    const cradle = dialog.getByRole("link", { name: "Gaea's Cradle" });
    expect(cradle.getAttribute("href")).toBe("/en/cards/Gaea's%20Cradle");
    expect(dialog.getByText("Makes more mana than any land.")).toBeDefined();
    expect(dialog.getByText("Lands")).toBeDefined();
    expect(dialog.getByRole("link", { name: "Peregrine Drake" })).toBeDefined();
    const scale = within(dialog.getByRole("list", { name: "The five brackets" }));
    expect(scale.getAllByRole("listitem")).toHaveLength(5);
    const own = scale.getByText("Your deck").closest("li");
    expect(own?.getAttribute("aria-current")).toBe("step");
    expect(own?.textContent).toContain("Upgraded");
  });

  test("marks what the list holds, what was looked for in vain and what is only said, in words too", async () => {
    served = {
      ...CALCULATED,
      bracket_reasoning: ["Two tutors.", "No extra turn.", "Two more, and it is bracket 4."],
      bracket_reasoning_kinds: ["found", "absent", "note"],
    };
    const { dialog } = await open(3);
    const lines = [];
    for (const text of served.bracket_reasoning ?? [])
      lines.push((await dialog.findByText(text, { exact: false })).closest("li"));
    expect(lines.map((line) => line?.textContent)).toEqual([
      "Found: Two tutors.",
      "Absent: No extra turn.",
      "Note: Two more, and it is bracket 4.",
    ]);
    const drawn = lines.map((line) => line?.querySelector("svg")?.innerHTML);
    expect(new Set(drawn).size).toBe(3);
  });

  test("gives the criteria of this bracket, the method, and the rules with their date and source", async () => {
    const { dialog, user } = await open(3);
    await user.click(dialog.getByText("Criteria and method"));
    expect(dialog.getByText("1 to 3 Game Changers.")).toBeDefined();
    expect(dialog.getByText(/^Tutors do not count/)).toBeDefined();
    await dialog.findByText(/^Rules of February 9, 2026/);
    const source = dialog.getByRole("link", { name: /^Source of the rules/ });
    expect(source.getAttribute("href")).toBe("https://example.org/brackets");
    const edition = dialog.getByRole("link", { name: "February 9, 2026" });
    expect(edition.getAttribute("href")).toBe("https://example.org/list");
    expect(edition.closest("li")?.textContent).toBe("February 9, 2026: 2 added, 0 removed.");
    const limits = dialog.getByRole("heading", { name: "When each limit was introduced" });
    const since = within(limits.closest("section") ?? document.body).getAllByRole("listitem");
    expect(since.map(({ textContent }) => textContent)).toEqual([
      "February 11, 2025: number of Game Changers and late two-card infinite combos.",
      "October 21, 2025: turns expected at each bracket.",
    ]);
  });

  test("says so where the deck plays no Game Changer and no combo", async () => {
    served = { ...CALCULATED, bracket: 2, game_changers_detected: [], detected_combos: [] };
    const { dialog } = await open(2);
    await dialog.findByText("No Game Changer in this deck.");
    expect(dialog.getByText("No known two-card combo in this deck.")).toBeDefined();
  });

  test("keeps what the badge knew when the rest cannot be read, and reads it again", async () => {
    served = null;
    const { dialog, user } = await open(3);
    await dialog.findByText("Couldn’t load the bracket’s details.");
    expect(dialog.getByRole("heading", { name: "Upgraded, bracket 3 of 5" })).toBeDefined();
    served = CALCULATED;
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await dialog.findByText("One Game Changer: bracket 3 at least.", { exact: false });
  });
});

test("[BRK-03] the owner declares bracket 1 in place of 2, any other beside what the list comes to, and takes it back", async () => {
  served = { ...CALCULATED, bracket: 2, game_changers_detected: [], detected_combos: [] };
  const { dialog, user } = await open(2);
  await user.click(await dialog.findByText("Declare a bracket"));
  await user.click(dialog.getByRole("button", { name: "Declare" }));
  await dialog.findByRole("heading", { name: "Exhibition, bracket 1 of 5" });
  await dialog.findByText("You declare bracket 1.");
  await user.click(await dialog.findByRole("button", { name: "Withdraw the declaration" }));
  await dialog.findByRole("heading", { name: "Core, bracket 2 of 5" });
  await user.click(await dialog.findByText("Declare a bracket"));
  await user.selectOptions(dialog.getByLabelText("Declared bracket"), "4 Optimized");
  await user.click(dialog.getByRole("button", { name: "Declare" }));
  await dialog.findByText("You declare bracket 4; your list is bracket 2.");
  expect(dialog.getByRole("heading", { name: "Core, bracket 2 of 5" })).toBeDefined();
  expect(declared).toEqual([1, null, 4]);
});

test("[BRK-03] what must go for a lower bracket is named, cut at one tap as one edit, and taken back", async () => {
  const line = (card_name: string, printed_name: string | null) => ({
    id: card_name,
    card_name,
    quantity: 1,
    board: "main",
    is_commander: false,
    card: { name: card_name, printed_name },
  });
  const cuts = ["Gaea's Cradle", "Deadeye Navigator"].map((name) => ({ name, printed_name: null }));
  served = {
    ...CALCULATED,
    revision: 4,
    deck_cards: cuts.map(({ name }) => line(name, null)) as unknown as DeckDetail["deck_cards"],
    ways_down: [{ bracket: 2, cuts }],
  };
  const { dialog, user } = await open(3);
  expect(
    await dialog.findByText("Bracket 2: cut Gaea's Cradle and Deadeye Navigator."),
  ).toBeDefined();
  takeToasts();
  await user.click(dialog.getByRole("button", { name: "Remove these 2 cards" }));
  const toasts = await waitFor(() => {
    const shown = takeToasts();
    expect(shown).toHaveLength(1);
    return shown;
  });
  expect(edits).toEqual([
    [
      "changes",
      {
        revision: 4,
        changes: cuts.map(({ name }) => ({ op: "set_quantity", line_id: name, quantity: 0 })),
      },
    ],
  ]);
  expect(toasts[0]).toMatchObject({
    text: "2 cards removed",
    action: { label: "Undo the last edit" },
  });
  toasts[0]?.action?.onClick();
  await expect.poll(() => edits).toHaveLength(2);
  expect(edits[1]).toEqual(["undo", { revision: 4 }]);
});

test("[BRK-03] what is worth telling stands after the reasons", async () => {
  const source = { publisher: "P", title: "T", date: "2025-10-21", url: "https://example.org/t" };
  served = {
    ...CALCULATED,
    bracket_signals: [{ kind: "stax", text: "Three taxes.", cards: [], towards: null, source }],
  };
  const { dialog } = await open(3);
  const signal = await dialog.findByText("Three taxes.", { exact: false });
  const reason = dialog.getByText("One Game Changer: bracket 3 at least.", { exact: false });
  expect(reason.compareDocumentPosition(signal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("[BRK-02] a combo whose source tells no steps says none, and is linked to its source", async () => {
  const [combo] = CALCULATED.detected_combos ?? [];
  if (combo === undefined) throw new Error("the deck has no combo");
  served = { ...CALCULATED, detected_combos: [{ ...combo, url: "https://example.org/c" }] };
  const { dialog } = await open(3);
  const source = await dialog.findByRole("link", { name: "Source of the combo (new tab)" });
  expect(source.getAttribute("href")).toBe("https://example.org/c");
  expect(dialog.queryByText("How it works")).toBeNull();
});

test("[BRK-02] a combo shows what it needs, how it is played and where that is said", async () => {
  const [combo] = CALCULATED.detected_combos ?? [];
  if (combo === undefined) throw new Error("the deck has no combo");
  const steps = ["Blink the Drake.", "Untap five lands."];
  served = {
    ...CALCULATED,
    detected_combos: [
      {
        ...combo,
        prerequisites: ["Both on the battlefield."],
        steps,
        url: "https://example.org/c",
      },
    ],
  };
  const { dialog, user } = await open(3);
  await user.click(await dialog.findByText("How it works"));
  expect(dialog.getByText("Both on the battlefield.")).toBeDefined();
  for (const step of steps) expect(dialog.getByText(step)).toBeDefined();
  expect(dialog.getByText("Infinite mana")).toBeDefined();
  const source = dialog.getByRole("link", { name: "Source of the combo (new tab)" });
  expect(source.getAttribute("href")).toBe("https://example.org/c");
});
