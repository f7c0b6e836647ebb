import { type Outcome, type Ruling, reasoningWith, rulingWith } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RouterProvider } from "../../../../lib/router/index.ts";
import { testRouter } from "../../../../lib/router/test-router.ts";
import { TextProvider } from "../../../../lib/text.tsx";
import type { ShownRuling } from "../../../chat/index.ts";
import { rulingAsMarkdown } from "../../model/copy-markdown.ts";
import { RulingPlate } from "./ruling-plate.tsx";

const t = translator("fr");

const RULE = {
  number: "702.2c",
  text: "Notre texte du contact mortel.",
  edition: "starter-2026-06-19",
  verbatim: false,
  keyword: "Contact mortel",
  claim: "Une blessure suffit.",
};

const answerWith = (ruling: Partial<Ruling> = {}): ShownRuling => ({
  messageId: "m".repeat(21),
  feedback: null,
  ruling: rulingWith({
    ruling: "Une blessure suffit.",
    explanation: "Premier paragraphe.\n\nSecond paragraphe, avec [[Fork]].",
    relevant_rules: [RULE, { ...RULE, number: "510.1c" }],
    card_interactions: [{ cards: ["Fork", "Opt"], description: "mot ".repeat(60).trim() }],
    mentioned_cards: ["Fork"],
    confidence: 0.92,
    ...ruling,
  }),
  detailedReasoning: reasoningWith({ stack_order: ["Le sort, puis sa copie"] }),
  engine: { kind: "local", model: null },
  reasoningItems: [],
  zaps_charged: ruling.outcome === undefined || ruling.outcome === "ruling" ? 1 : 0,
  effort: "low",
  durationMs: 400,
});

const router = await testRouter();

const show = (
  answer: ShownRuling,
  detail: Pick<ComponentProps<typeof RulingPlate>, "answerable" | "onDetail" | "onRecognised"> = {},
) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router}>
        <TextProvider language="fr">
          <RulingPlate question="Je copie [[Fork]] ?" answer={answer} arrived={false} {...detail} />
        </TextProvider>
      </RouterProvider>
    </QueryClientProvider>,
  );

const ruleView = {
  number: "702.2c",
  edition: "2026-06-19",
  effective_date: "2026-06-19",
  verbatim: true,
  text: "English text.",
  paraphrase: { fr: "Texte français.", en: "Ours." },
  examples: [],
  heading: "Deathtouch",
  parent: "702.2",
  children: [],
};

describe("a ruling", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", async () => Response.json(ruleView));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    ["en", "en", "Une blessure suffit à chaque bloqueuse, et le reste va au joueur qui défend."],
    ["fr", "fr", "Oui."],
    [undefined, "en", "Yes. One damage is enough for each blocker, and the rest goes to you."],
    [undefined, null, "Oui."],
  ] as const)(
    "[LANG-02] kept as %s it is marked %s, guessed only without",
    (language, marked, ruling) => {
      show(
        answerWith({ ...(language === undefined ? {} : { language }), ruling, explanation: "" }),
      );
      expect(screen.getByRole("article").getAttribute("lang")).toBe(marked);
    },
  );

  it("[ERR-04] tells that another model answered than the one that was asked", () => {
    const engine = { kind: "model", model: "petit", fallback_from: "grand" } as const;
    show({ ...answerWith(), engine });
    expect(screen.getByText(/grand était surchargé.*petit a répondu à sa place/)).toBeTruthy();
    cleanup();
    show({ ...answerWith(), engine: { kind: "model", model: "grand" } });
    expect(screen.queryByText(/surchargé/)).toBeNull();
  });

  it("[ORA-02] opens with the decision and tells its confidence in figure, word and ruler", () => {
    show(answerWith());
    expect(screen.getByRole("article", { name: "Une blessure suffit." })).toBeTruthy();
    const meter = screen.getByRole("meter", { name: "Confiance" });
    expect(meter.getAttribute("aria-valuenow")).toBe("92");
    expect(screen.getByText("Très fiable")).toBeTruthy();
  });

  it("[ORA-03] shows the explanation whole and folds a long card explanation", async () => {
    show(answerWith());
    expect(screen.getByText(/^Second paragraphe/).textContent).toBe(
      "Second paragraphe, avec Fork.",
    );
    expect(screen.getByText(/^mot .*…/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Lire la suite" }));
    expect(screen.getByRole("button", { name: "Replier" })).toBeTruthy();
  });

  it.each([
    ["needs_detail", "Il manque un détail", "92"],
    ["cannot_settle", t("oracle.ruling.headCannotSettle"), "92"],
    ["declined", "Question hors du champ de l’Oracle", undefined],
  ] as const)(
    "[ORA-02] %s has its own head (%s), its confidence (%s), and says no zap was used",
    (outcome, head, percent) => {
      show(answerWith({ outcome: outcome satisfies Outcome }));
      expect(screen.getByText(head)).toBeTruthy();
      const meter = screen.queryByRole("meter", { name: "Confiance" });
      expect(meter?.getAttribute("aria-valuenow")).toBe(percent);
      expect(screen.getByText("Aucun zap débité")).toBeTruthy();
    },
  );

  it("[ORA-14] an undecided one marks what decides and offers what may have been asked", async () => {
    const onRecognised = vi.fn();
    const deciding = "Une seule capacité de loyauté par tour.";
    const near_questions = [
      {
        slug: "one-loyalty",
        title: "Deux fois le même",
        answer: "Une fois par tour.",
        rule: "606.3",
      },
      { slug: "two-walkers", title: "Deux différents", answer: "Chacun la sienne.", rule: "606.3" },
    ];
    show(
      answerWith({
        outcome: "cannot_settle",
        relevant_rules: [
          { ...RULE, number: "606.3", text: `Au bon moment. ${deciding}`, quote: deciding },
        ],
        understood: ["deux planeswalkers", "même tour"],
        near_questions,
      }),
      { onRecognised },
    );
    expect(screen.getByText(deciding).tagName).toBe("MARK");
    expect(screen.getByText(/deux planeswalkers · même tour/)).toBeTruthy();
    const offered = screen.getByRole("region", { name: t("oracle.undecided.title") });
    expect(within(offered).queryByText("Chacun la sienne.")).toBeNull();
    await userEvent.click(within(offered).getByRole("button", { name: "Deux différents" }));
    expect(within(offered).getByText("Chacun la sienne.")).toBeTruthy();
    expect(within(offered).getByRole("link").getAttribute("href")).toBe(
      "/fr/questions/two-walkers",
    );
    expect(onRecognised).toHaveBeenCalledExactlyOnceWith("two-walkers");
  });

  it("[ORA-17] a rule opens on click with its text, both versions and the edition; Escape goes back", async () => {
    show(answerWith());
    const chip = screen.getByRole("button", { name: "Règle 702.2c" });
    await userEvent.click(chip);
    expect(await screen.findByText("Texte français.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Texte officiel en anglais" }));
    expect(screen.getByText("English text.").getAttribute("lang")).toBe("en");
    expect(screen.getByText(t("oracle.rule.found"))).toBeTruthy();
    const panel = within(screen.getByRole("region", { name: "Règle 702.2c" }));
    expect(panel.getByText("Une blessure suffit.")).toBeTruthy();
    fireEvent.keyDown(screen.getByText("English text."), { key: "Escape" });
    expect(screen.queryByText("English text.")).toBeNull();
    expect(document.activeElement).toBe(chip);
  });

  it("[ORA-17] the rules of the questions it offers stand apart from those it decides by, on the page and in copies", async () => {
    const user = userEvent.setup();
    const relevant_rules = [RULE, { ...RULE, number: "510.1c", of_near_question: true }];
    const answer = answerWith({ relevant_rules, confidence: 0.5 });
    show(answer);
    const chipsUnder = (name: string) => {
      const section = screen.getByRole("heading", { name }).closest("section") ?? document.body;
      return within(section)
        .getAllByRole("button")
        .map((chip) => chip.textContent);
    };
    expect(chipsUnder("Règles citées")).toEqual(["702.2c"]);
    expect(chipsUnder("Règles de questions proches")).toEqual(["510.1c"]);
    await user.click(screen.getByRole("button", { name: "Copier" }));
    expect(await navigator.clipboard.readText()).toMatch(
      /Règles citées\n§ 702\.2c .*\n\nRègles de questions proches\n§ 510\.1c /,
    );
    expect(rulingAsMarkdown("?", answer, t)).toMatch(
      /### Règles citées\n\n- \*\*702\.2c.*\n\n### Règles de questions proches\n\n- \*\*510\.1c/,
    );
  });

  it("[ORA-17] the words that decide are marked in the text that holds them, and only there", async () => {
    show(
      answerWith({ relevant_rules: [{ ...RULE, text: "English text.", quote: "English text" }] }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Règle 702.2c" }));
    const french = await screen.findByText("Texte français.");
    expect(french.querySelector("mark")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Texte officiel en anglais" }));
    const marked = screen.getByText("English text");
    expect(marked.tagName).toBe("MARK");
    expect(marked.closest("q")?.textContent).toBe("English text.");
    expect(marked.closest("q")?.getAttribute("lang")).toBe("en");
  });

  it("[ORA-02] folds the detailed reasoning and shows only what it says", async () => {
    show(answerWith());
    expect(screen.queryByText("Le sort, puis sa copie")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /Raisonnement détaillé/ }));
    expect(screen.getByText("Le sort, puis sa copie")).toBeTruthy();
    expect(screen.queryByText("Actions basées sur l’état")).toBeNull();
  });

  it("[ORA-11] names its engine and its price", () => {
    show(answerWith());
    expect(screen.getByText(/Juge de Spellwright · 1 zap/)).toBeTruthy();
    show({ ...answerWith(), engine: { kind: "model", model: "petit" }, zaps_charged: 2 });
    expect(screen.getByText(/Modèle petit · effort rapide · 2 zaps/)).toBeTruthy();
  });

  it("[ORA-09] is copied as plain text, without markup", async () => {
    const user = userEvent.setup();
    show(answerWith());
    await user.click(screen.getByRole("button", { name: "Copier" }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^Je copie Fork \?\n\nUne blessure suffit\./);
    expect(copied).toContain("§ 702.2c Notre texte du contact mortel.");
    expect(copied).not.toContain("[[");
  });

  it("never reads its texts as HTML", () => {
    const { container } = show(answerWith({ explanation: "<img src=x onerror=alert(1)>" }));
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  });

  it("[DATA-04] offers answers for the one missing detail to its owner, and only shows them to a reader", async () => {
    const asked = answerWith({ outcome: "needs_detail", choices: ["Ma créature.", "La sienne."] });
    const told = vi.fn();
    const { unmount } = show(asked, { answerable: true, onDetail: told });
    await userEvent.click(screen.getByRole("button", { name: "La sienne." }));
    expect(told).toHaveBeenCalledWith("La sienne.");
    unmount();
    show(asked);
    expect(screen.getByText("La sienne.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "La sienne." })).toBeNull();
  });

  it("[ORA-02] a yes stands alone, its sentence under it, and what more it says opens the text", () => {
    show(
      answerWith({ ruling: "Oui, elle meurt. Le reste passe.", verdict: "yes", language: "fr" }),
    );
    expect(screen.getByText("Oui")).toBeTruthy();
    expect(screen.getByText("Elle meurt.")).toBeTruthy();
    expect(screen.getByText("Le reste passe.").tagName).toBe("P");
    expect(screen.getByRole("article", { name: "Oui Elle meurt." })).toBeTruthy();
  });

  it("[ORA-17] a keyword of its prose opens its rule, and a card leads to its page", async () => {
    vi.stubGlobal("fetch", async (request: Request) => {
      if (request.url.includes("/rules/keywords"))
        return Response.json({ items: [{ name: "contact mortel", rule: "702.2" }] });
      if (request.url.includes("/cards/"))
        return Response.json({ name: "Fork", printed_name: "Fourche", color_identity: ["R"] });
      return Response.json({ ...ruleView, number: "702.2", text: "Deathtouch text." });
    });
    show(answerWith({ explanation: "Fourche copie le contact mortel." }));
    const card = await screen.findByRole("link", { name: "Fourche" });
    expect(card.getAttribute("href")).toContain("/cards/Fork");
    await userEvent.click(await screen.findByRole("button", { name: "contact mortel" }));
    const rule = await screen.findByRole("dialog", { name: "Règle 702.2" });
    expect(await within(rule).findByText("Deathtouch text.")).toBeTruthy();
    expect(within(rule).getByRole("link", { name: "Ouvrir la règle 702.2" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[ORA-17] a rule that has changed since says so, with both texts", async () => {
    const changed_since = {
      edition: "2026-09-25",
      text: "Le nouveau texte.",
      new_number: "702.3a",
    };
    show(answerWith({ relevant_rules: [{ ...RULE, changed_since }] }));
    await userEvent.click(screen.getByRole("button", { name: "Règle 702.2c, modifiée depuis" }));
    expect(screen.getByText("Notre texte du contact mortel.")).toBeTruthy();
    expect(screen.getByText("Le nouveau texte.")).toBeTruthy();
    expect(screen.getByText(/règle 702\.3a/)).toBeTruthy();
    expect(screen.queryByText(t("oracle.rule.found"))).toBeNull();
  });

  it("[LANG-02] tells the language it is written in, where that is sure", () => {
    show(answerWith());
    expect(screen.getByRole("article").getAttribute("lang")).toBeNull();
    cleanup();
    show(answerWith({ explanation: "The rest of the damage goes to the player, not to it." }));
    expect(screen.getByRole("article").getAttribute("lang")).toBe("en");
  });
});
