import { translator } from "@spellwright/locales";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rulingAsMarkdown } from "../../model/copy-markdown.ts";
import { answerWith, RULE, ruleView, show } from "./ruling-for-tests.tsx";

const t = translator("fr");

describe("the rules of a ruling", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", async () => Response.json(ruleView));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
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
    expect(chipsUnder("Règles proches")).toEqual(["510.1c"]);
    await user.click(screen.getByRole("button", { name: "Copier" }));
    expect(await navigator.clipboard.readText()).toMatch(
      /Règles citées\n§ 702\.2c .*\n\nRègles proches\n§ 510\.1c /,
    );
    const markdown = rulingAsMarkdown("?", answer, { t, reliability: "/fr/reliability" });
    expect(markdown).toMatch(/_\[\d+\s%\]\(<\/fr\/reliability>\) · /);
    expect(markdown).toMatch(
      /### Règles citées\n\n- \*\*702\.2c.*\n\n### Règles proches\n\n- \*\*510\.1c/,
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
});
