import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
});

describe("the texts of a part of the pages", () => {
  it.each([
    ["fr", "Niveau de puissance", "Fermer"],
    ["en", "Power level", "Close"],
  ] as const)(
    "[LANG-02] come when asked for and stand beside the others, in %s",
    async (language, sentence, close) => {
      const { loadPartTexts, loadTexts, translator } = await import("./index.browser.ts");
      await loadTexts(language);
      const t = translator(language);
      expect(t("bracketPage.power.title")).toBe("bracketPage.power.title");
      await loadPartTexts("bracketPage", language);
      expect(t("bracketPage.power.title")).toBe(sentence);
      expect(t("common.close")).toBe(close);
    },
  );

  it("[LANG-02] are one promise for everyone who waits for them", async () => {
    const { loadPartTexts, loadTexts } = await import("./index.browser.ts");
    await loadTexts("fr");
    expect(loadPartTexts("bracketPage", "fr")).toBe(loadPartTexts("bracketPage", "fr"));
  });

  it("[LANG-02] bring the texts of the pages along where those are not there yet", async () => {
    const { loadPartTexts, translator } = await import("./index.browser.ts");
    await loadPartTexts("bracketPage", "en");
    const t = translator("en");
    expect([t("bracketPage.power.title"), t("common.close")]).toEqual(["Power level", "Close"]);
  });

  it("[LANG-02] of a folder that stands in both, complete what the first load says", async () => {
    const { loadPartTexts, loadTexts, translator } = await import("./index.browser.ts");
    await loadTexts("en");
    const t = translator("en");
    expect(t("errors.DECK_NO_CARDS")).toBe("errors.DECK_NO_CARDS");
    const first = [t("errors.NETWORK"), t("auth.signIn.done")];
    await loadPartTexts("later", "en");
    expect(t("errors.DECK_NO_CARDS")).toMatch(/No card/);
    expect([t("errors.NETWORK"), t("auth.signIn.done")]).toEqual(first);
  });
});
