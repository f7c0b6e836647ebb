import type { DeckSuggestions, StrategySection } from "@spellwright/contract";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "../../../../lib/text/text.tsx";
import { SessionProvider } from "../../../auth/index.ts";
import { ReportPlate } from "./report-plate.tsx";

const USER = { id: "u", email: "one@example.org" };
const MESSAGE = "m".repeat(21);

/** The list as the server has it. */
const DECK = {
  id: "6f1f2c0e-7c43-4c26-9a55-6ad0f1f0a001",
  revision: 1,
  deck_cards: [
    { id: "1", card_name: "Krenko", card: null, board: "main", is_commander: true, quantity: 1 },
    { id: "2", card_name: "Shock", card: null, board: "main", is_commander: false, quantity: 4 },
  ],
};

/** What the browser tells of elements that come into view. */
let told: (id: string, isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: object[]) => void) {
        told = (id, isIntersecting) => tell([{ target: { id }, isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async (input: Request | string) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    return Response.json(path.endsWith("get-session") ? { user: USER } : DECK);
  });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (sections: StrategySection[]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = await testRouter();
  const suggestions = { deck_info: { id: DECK.id }, suggestions: [] };
  render(
    <QueryClientProvider client={queries}>
      <SessionProvider served={USER}>
        <RouterProvider router={router}>
          <TextProvider language="fr">
            <ReportPlate
              question="Analyse le deck."
              askedAt="2026-11-19T10:00:00.000Z"
              discussionId={null}
              arrived={false}
              versions={null}
              answer={{
                messageId: MESSAGE,
                feedback: null,
                answer: "Ce deck démarre vite, mais il manque de pioche.",
                sections,
                referencedCards: [],
                sources: [],
                recentUpdates: null,
                confidence: 0.72,
                responseType: "figures",
                engine: { kind: "local", model: null },
                zaps_charged: 1,
                language: "fr",
                effort: "low",
                durationMs: 400,
                suggestions: suggestions as unknown as DeckSuggestions,
              }}
            />
          </TextProvider>
        </RouterProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
};
const section = (
  part: StrategySection["part"],
  title: string,
  text = "Vrai.",
): StrategySection => ({
  part,
  title,
  short: "3 cartes",
  items: [{ text }],
});
const REPORT = [
  section("general", "Analyse générale", "Un plan."),
  section("strengths", "Points forts", "Huit rampes."),
  section("weaknesses", "Points faibles", "Deux pioches."),
  section("statistics", "Statistiques"),
  section("plan", "Plan de jeu"),
  section("meta", "Face aux autres decks"),
];

describe("[ANA-03] the report on a deck", () => {
  it("begins with a sentence on this deck, its strengths and its weaknesses; the rest is collapsed", async () => {
    await show(REPORT);
    const report = screen.getByRole("article", {
      name: "Ce deck démarre vite, mais il manque de pioche.",
    });
    expect(within(report).getByText("Analyse de la Forge · 19 novembre 2026")).toBeTruthy();
    for (const text of ["Un plan.", "Huit rampes.", "Deux pioches."])
      expect(within(report).getByText(text).closest("details")).toBeNull();
    const folded = [...report.querySelectorAll("details")];
    expect(folded.map((each) => [each.querySelector("h3")?.textContent, each.open])).toEqual([
      ["Statistiques", false],
      ["Plan de jeu", false],
      ["Face aux autres decks", false],
    ]);
  });

  it("is led by its plan: themes with their cards, how it wins, what to fix first; long rows unfold", async () => {
    const cards = (...names: string[]) =>
      names.map((name) => ({ name, printed_name: null, quantity: name === "Shock" ? 4 : 1 }));
    const builtOn = {
      leaders: cards("Krenko"),
      themes: [
        {
          name: "Tribal gobelin",
          enablers: cards("Krenko", "Shock", "A", "B", "C", "D", "E", "F"),
          payoffs: cards("Impact Tremors"),
        },
      ],
      wins: [{ name: "Au burn", cards: cards("Shock") }],
      fixes: ["Trop peu de pioche."],
    };
    const plan: StrategySection = { part: "builtOn", title: "Le plan", items: [], builtOn };
    await show([...REPORT.slice(0, 3), plan, ...REPORT.slice(3)]);
    const shown = screen.getByRole("region", { name: "Le plan" });
    expect(shown.closest("details")).toBeNull();
    const namesOf = (label: string) =>
      within(within(shown).getByText(label).parentElement as HTMLElement)
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    expect(within(shown).getByRole("heading", { name: "Tribal gobelin" })).toBeTruthy();
    expect(namesOf("Cartes qui l’alimentent")).toEqual(["Krenko", "Shock×4", "A", "B", "C", "D"]);
    await userEvent.click(within(shown).getByRole("button", { name: "et 2 autres" }));
    expect(namesOf("Cartes qui l’alimentent")).toHaveLength(8);
    expect(namesOf("Cartes qui en profitent")).toEqual(["Impact Tremors"]);
    expect(namesOf("Au burn")).toEqual(["Shock×4"]);
    expect(within(shown).getByText("Trop peu de pioche.").closest("ol")).toBeTruthy();
    const contents = screen.getByRole("navigation", { name: "Sommaire du rapport" });
    expect(within(contents).getAllByRole("link")[1]?.textContent).toBe("Le plan");
  });

  it("[Q-8] the plan is a map too: the commander, themes around it, and by keyboard the cards of one", async () => {
    const cards = (...names: string[]) =>
      names.map((name) => ({ name, printed_name: null, quantity: 1 }));
    const builtOn = {
      leaders: cards("Krenko"),
      themes: [
        {
          name: "Tribal gobelin",
          enablers: cards("Goblin Guide"),
          payoffs: cards("Shared Animosity"),
        },
        { name: "Burn", enablers: cards("Shock"), payoffs: [] },
      ],
      wins: [],
      fixes: [],
    };
    await show([...REPORT, { part: "builtOn", title: "Le plan", items: [], builtOn }]);
    await userEvent.click(screen.getByRole("button", { name: "Schéma" }));
    const themes = await screen.findByRole("list", { name: "Thèmes" });
    expect(screen.getByText("Krenko")).toBeTruthy();
    const [tribal, burn] = within(themes).getAllByRole("button");
    expect(tribal?.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("link", { name: "Shared Animosity" })).toBeTruthy();
    burn?.focus();
    await userEvent.keyboard("{Enter}");
    expect(burn?.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("link", { name: "Shock" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Shared Animosity" })).toBeNull();
  });

  it("has contents beside it, which mark what is read, and open what is chosen by keyboard too", async () => {
    await show(REPORT);
    const contents = within(screen.getByRole("navigation", { name: "Sommaire du rapport" }));
    const links = contents.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Vue générale",
      "Statistiques",
      "Plan de jeu",
      "Face aux autres decks",
    ]);
    const marked = () =>
      links
        .filter((link) => link.getAttribute("aria-current") !== null)
        .map((link) => link.textContent);
    expect(marked()).toEqual(["Vue générale"]);
    const idOf = (at: number) => links[at]?.getAttribute("href")?.slice(1) ?? "";
    act(() => told(idOf(2), true));
    expect(marked()).toEqual(["Plan de jeu"]);
    act(() => told(idOf(1), true));
    expect(marked()).toEqual(["Statistiques"]);
    act(() => told(idOf(1), false));
    expect(marked()).toEqual(["Plan de jeu"]);
    links[3]?.focus();
    await userEvent.keyboard("{Enter}");
    const chosen = document.getElementById(idOf(3));
    expect(chosen).toHaveProperty("open", true);
    expect(document.activeElement).toBe(chosen?.querySelector("summary"));
  });

  it("copies the list as it is now", async () => {
    const user = userEvent.setup();
    await show(REPORT);
    await user.click(await screen.findByRole("button", { name: "Copier la liste" }));
    expect(await navigator.clipboard.readText()).toBe("Commander\n1 Krenko\n\nDeck\n4 Shock");
  });

  it("ratings are drawn out of ten and the parts of a game side by side, each with its words", async () => {
    const ratings = [{ label: "Vitesse", rating: 7.5, text: "Mana rapide : 4." }];
    const phases = [
      { turns: "Tours 1-3", title: "Début de partie", text: "12 cartes à jouer." },
      { turns: "Tours 4-6", title: "Milieu de partie", text: "9 cartes à jouer." },
    ];
    await show([
      { title: "Notes sur 10", items: [{ text: "Vitesse : 7,5 sur 10." }], ratings },
      { title: "Plan de jeu", items: [{ text: "Début de partie." }], phases },
    ]);
    const [drawn, plan] = within(screen.getByRole("article")).getAllByRole("list");
    expect(drawn?.textContent).toBe("Vitesse7,5 sur 10Mana rapide : 4.");
    expect(plan?.textContent).toBe(
      "Tours 1-3Début de partie12 cartes à jouer.Tours 4-6Milieu de partie9 cartes à jouer.",
    );
  });

  it("[ANA-08] what the plan holds back is drawn part by part, as locked, and leads to the plans", async () => {
    await show([
      {
        title: "Avec un abonnement",
        items: [{ text: "Non compris dans votre formule : notes et combos." }],
        locked: ["notes", "combos"],
      },
    ]);
    expect(
      within(screen.getByRole("article"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["notes", "combos"]);
    expect(screen.getAllByLabelText("Verrouillé")).toHaveLength(2);
    const plans = within(screen.getByRole("article")).getByRole("link", {
      name: "Avec un abonnement",
    });
    expect(plans.getAttribute("href")).toBe("/fr/subscription");
  });
});
