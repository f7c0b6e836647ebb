import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "../../../../lib/text/text.tsx";
import { SessionProvider } from "../../../auth/index.ts";
import { AnalysisSuggestions } from "./analysis-suggestions.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHANGERS = Array.from({ length: 8 }, (_, at) => ({
  card_name: `Changer ${at}`,
  category: "Tutors",
  impact: "Trouve une carte.",
  why_game_changer: null,
}));
const COMBOS = Array.from({ length: 4 }, (_, at) => ({ cards: [`Left ${at}`, `Right ${at}`] }));
const SWAP = {
  ...{ card_to_remove: "Opt", printed_to_remove: null, card_to_add: "Sol Ring" },
  ...{ printed_to_add: "Anneau solaire", priority: "high", justification: "Rampe.", effect: "" },
  ...{ price_comparison: null, budget_alternative: null },
};
const WHOLE = {
  deck_info: { id: "deck", format: "commander", card_count: 100, sideboard_count: 2 },
  deck_analysis: {
    ...{ power_level: 4, key_combos: COMBOS, strategy: "Un plan." },
    ...{ strengths: ["Huit rampes."], weaknesses: [] },
  },
  game_changers: CHANGERS,
  suggestions: [SWAP],
  sideboard_suggestions: [
    {
      ...{ card_name: "Duress", printed_name: "Contrainte", purpose: "Trop peu de réponses." },
      meta_relevance: null,
    },
  ],
};

interface Served {
  /** What a plan holds back. */
  readonly sections?: object[];
  /** When the messages come. */
  readonly comes?: Promise<void>;
}

/** Shows what the server has for messages; without an analysis, a question alone. */
const show = async (
  suggestions: object | null,
  { sections = [], comes = Promise.resolve() }: Served = {},
) => {
  const analysis = { type: "suggestions", suggestions, strategySections: sections };
  const items = [{ payload: suggestions === null ? { type: "user" } : analysis }];
  vi.stubGlobal("fetch", async (input: Request | string) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    if (!path.endsWith("/messages")) return Response.json({ user: null });
    await comes;
    return Response.json({ items, next_cursor: null });
  });
  const router = await testRouter();
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <SessionProvider>
        <RouterProvider router={router}>
          <TextProvider language="fr">
            <AnalysisSuggestions discussionId="6f1f2c0e-7c43-4c26-9a55-6ad0f1f0a001" />
          </TextProvider>
        </RouterProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
};
const partOf = (name: string) => {
  const summary = screen.getAllByText(name).find(({ tagName }) => tagName === "SUMMARY");
  return within(summary?.closest("details") as HTMLElement);
};

describe("[ANA-04] what an analysis suggests", () => {
  it("is read first, and says so", async () => {
    let answer = () => {};
    const comes = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await show(WHOLE, { comes });
    expect(await screen.findByRole("status", { name: "Lecture de l’analyse…" })).toBeTruthy();
    answer();
    expect(await screen.findByText("Un plan.")).toBeTruthy();
  });

  it("counts the cards, in the deck and beside it, for a format", async () => {
    await show(WHOLE);
    await screen.findByText("Un plan.");
    const counts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(counts.slice(0, 4)).toEqual(["Commander", "102", "100", "2"]);
  });

  it("names six Game Changers and three combos of its bracket, and counts the others", async () => {
    await show(WHOLE);
    await screen.findByText("Un plan.");
    const lines = partOf("Bracket 4")
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      ...CHANGERS.slice(0, 6).map(({ card_name: name }) => name),
      "+ 2 autres",
      ...COMBOS.slice(0, 3).map(({ cards }) => cards.join(" + ")),
      "+ une autre",
    ]);
    expect(partOf("Bracket 4").getByText(/officiellement/)).toBeTruthy();
  });

  it("has swaps, every Game Changer and cards for the sideboard", async () => {
    await show(WHOLE);
    await screen.findByText("Un plan.");
    expect(screen.getByText("Anneau solaire")).toBeTruthy();
    expect(partOf("Game Changers").getByText("Changer 7")).toBeTruthy();
    expect(partOf("Suggestions pour la réserve").getByText("Contrainte")).toBeTruthy();
  });

  it("without any says so, and has no bracket where the format has none", async () => {
    const bare = { ...WHOLE.deck_analysis, power_level: null };
    const none = { suggestions: [], sideboard_suggestions: [], game_changers: [] };
    await show({ ...WHOLE, ...none, deck_analysis: bare });
    expect(await screen.findByText("Aucune suggestion disponible")).toBeTruthy();
    expect(screen.queryByText(/Bracket/)).toBeNull();
  });

  it("of a discussion without an analysis says that there are none", async () => {
    await show(null);
    expect(await screen.findByText("Aucune suggestion disponible")).toBeTruthy();
  });

  it("[ANA-08] draws as locked what the plan holds back", async () => {
    const held = { title: "Avec l’offre Pro", items: [], locked: ["decks proches"] };
    await show(WHOLE, { sections: [held] });
    expect(await screen.findByText("decks proches")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Avec l’offre Pro" })).toBeTruthy();
  });
});
