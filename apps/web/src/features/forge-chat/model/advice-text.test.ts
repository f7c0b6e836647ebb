import { describe, expect, it } from "vitest";
import { adviceAsText, isWebAddress, sourceName } from "./advice-text.ts";

describe("an answer of the Forge as text", () => {
  it("[FOR-09] holds the question, the answer, the sections and the sources, in this order", () => {
    const sections = [{ title: "Terrains", items: [{ text: "37 sur 100" }, { text: "Usage" }] }];
    const sources = ["https://example.org/lands"];
    expect(adviceAsText("Combien ?", { answer: "37.", sections, sources })).toBe(
      "Combien ?\n\n37.\n\nTerrains\n- 37 sur 100\n- Usage\n\nhttps://example.org/lands",
    );
  });

  it("[FOR-09] names a source by its host, and links only addresses of the web", () => {
    expect(sourceName("https://www.example.org/a/b?c")).toBe("example.org");
    expect(sourceName("nowhere")).toBe("nowhere");
    expect(isWebAddress("https://example.org")).toBe(true);
    expect(isWebAddress("javascript:alert(1)")).toBe(false);
  });
});
