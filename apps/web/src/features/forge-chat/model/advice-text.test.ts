import { describe, expect, it } from "vitest";
import { adviceAsText, isWebAddress, sourceName } from "./advice-text.ts";

const WORDING = { swaps: "Échanges", cheaper: "Moins chère :", language: "fr" } as const;

describe("an answer of the Forge as text", () => {
  it("[FOR-09] holds the question, the answer, the sections and the sources, in this order", () => {
    const sections = [{ title: "Terrains", items: [{ text: "37 sur 100" }, { text: "Usage" }] }];
    const sources = ["https://example.org/lands"];
    expect(adviceAsText("Combien ?", { answer: "37.", sections, sources }, WORDING)).toBe(
      "# Combien ?\n\n37.\n\n## Terrains\n- 37 sur 100\n- Usage\n\n<https://example.org/lands>",
    );
  });

  it("[FOR-09] holds the lists that it proposes, as they are imported", () => {
    const decklists = [{ name: "Ramp", cards: [{ name: "Forest", quantity: 30 }] }];
    const advice = { answer: "Ainsi.", sections: [], sources: [], decklists };
    expect(adviceAsText("Une liste ?", advice, WORDING)).toBe(
      "# Une liste ?\n\nAinsi.\n\n## Ramp\n30 Forest",
    );
  });

  it("[ANA-03] [ANA-02] holds the swaps of an analysis with their reasons and cheaper cards, cards named in the language of the page", () => {
    const swap = {
      card_to_remove: "Opt",
      printed_to_remove: null,
      card_to_add: "Sol Ring",
      printed_to_add: "Anneau solaire",
      justification: "Rampe.",
      budget_alternative: "Arcane Signet",
      printed_alternative: "Sceau des arcanes",
      budget_justification: "Même rôle, pour 1 €.",
    };
    const suggestions = { suggestions: [swap] } as unknown as NonNullable<
      Parameters<typeof adviceAsText>[1]["suggestions"]
    >;
    const advice = { answer: "Ainsi.", sections: [], sources: [], suggestions };
    expect(adviceAsText("Analyse", advice, WORDING)).toBe(
      "# Analyse\n\nAinsi.\n\n## Échanges\n- Opt → Anneau solaire. Rampe. Moins chère : Sceau des arcanes. Même rôle, pour 1 €.",
    );
  });

  it("[FOR-09] names a source by its host, and links only addresses of the web", () => {
    expect(sourceName("https://www.example.org/a/b?c")).toBe("example.org");
    expect(sourceName("nowhere")).toBe("nowhere");
    expect(isWebAddress("https://example.org")).toBe(true);
    expect(isWebAddress("javascript:alert(1)")).toBe(false);
  });
});
