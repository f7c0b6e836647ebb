import type { Outcome } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerWith, RULE, ruleView, show } from "./ruling-for-tests.tsx";

const t = translator("fr");

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
    const howOften = screen.getByRole("link", { name: t("oracle.ruling.howOften") });
    expect(howOften.getAttribute("href")).toBe("/fr/reliability");
  });

  it("[ORA-02] draws the mana and tap symbols of its sentence and of its explanation", () => {
    show(answerWith({ ruling: "Payez {2}{G}.", explanation: "Puis {T}\u00a0: ajoutez {G}." }));
    const drawn = screen.getAllByRole("img").map(({ ariaLabel }) => ariaLabel);
    expect(drawn).toEqual([
      t("oracle.mana.cost", { cost: "2 générique, 1 vert" }),
      t("oracle.mana.tap"),
      t("oracle.mana.cost", { cost: "1 vert" }),
    ]);
    expect(screen.getByRole("article").textContent).not.toMatch(/[{}]/);
  });

  it("[ORA-02] shows its first sentence large and says the rest below", () => {
    show(answerWith({ ruling: "Une blessure suffit. Le reste passe.", explanation: "Fin." }));
    expect(screen.getByRole("heading", { level: 2 }).textContent?.trim()).toBe(
      "Une blessure suffit.",
    );
    expect(screen.getByText("Le reste passe.")).toBeTruthy();
  });

  it("[ORA-19] a likely one says so in its head, its headline and beside its percentage", () => {
    show(
      answerWith({
        strength: "likely",
        ruling: "Probablement oui\u00a0: elle meurt.",
        verdict: "yes",
        confidence: 0.85,
      }),
    );
    expect(screen.getByText("Réponse probable")).toBeTruthy();
    expect(screen.getByText("Probablement oui")).toBeTruthy();
    const meter = screen.getByRole("meter", { name: "Confiance" });
    expect(meter.getAttribute("aria-valuetext")).toMatch(/^85\s%, À confirmer$/);
    expect(screen.queryByText("Très fiable")).toBeNull();
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
    ["needs_detail", "Il manque un détail"],
    ["cannot_settle", t("oracle.ruling.headCannotSettle")],
    ["declined", "Ce n’est pas une question de règles"],
  ] as const)(
    "[ORA-02] %s has its own head (%s), no percentage, and says no zap was used",
    (outcome, head) => {
      show(answerWith({ outcome: outcome satisfies Outcome }));
      expect(screen.getByText(head)).toBeTruthy();
      expect(screen.queryByRole("meter", { name: "Confiance" })).toBeNull();
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
    expect(screen.queryByText(/deux planeswalkers/)).toBeNull();
    const offered = screen.getByRole("region", { name: t("oracle.undecided.title") });
    expect(within(offered).queryByText("Chacun la sienne.")).toBeNull();
    await userEvent.click(within(offered).getByRole("button", { name: "Deux différents" }));
    expect(within(offered).getByText("Chacun la sienne.")).toBeTruthy();
    expect(within(offered).getByRole("link").getAttribute("href")).toBe(
      "/fr/questions/two-walkers",
    );
    expect(onRecognised).toHaveBeenCalledExactlyOnceWith("two-walkers");
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

  it("[ORA-02] never reads its texts as HTML", () => {
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

  it("[LANG-02] tells the language it is written in, where that is sure", () => {
    show(answerWith());
    expect(screen.getByRole("article").getAttribute("lang")).toBeNull();
    cleanup();
    show(answerWith({ explanation: "The rest of the damage goes to the player, not to it." }));
    expect(screen.getByRole("article").getAttribute("lang")).toBe("en");
  });
});
