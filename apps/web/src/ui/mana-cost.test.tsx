import { translator } from "@spellwright/locales";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { TextProvider } from "../lib/text/text.tsx";
import { manaCosts } from "./engravings/mana-cost.ts";
import { costSentence, ManaCost } from "./mana-cost.tsx";

const read = (cost: string, language: "fr" | "en") =>
  costSentence(manaCosts(cost)[0] ?? [], translator(language));

describe("a drawn mana cost", () => {
  it("[LANG-02] is read as one sentence in the page's language", () => {
    expect(read("{2}{G}{G}", "fr")).toBe("2 générique, 2 vert");
    expect(read("{X}{W}{U}", "en")).toBe("1 X, 1 white, 1 blue");
    expect(read("{G/U}{R/P}", "fr")).toBe("1 vert ou bleu, 1 rouge phyrexian");
  });

  it("[CARD-02] draws one pip per symbol, and nothing for a land", () => {
    render(
      <TextProvider language="en">
        <ManaCost cost="{1}{R} // {2}{U}" />
        <ManaCost cost="" />
      </TextProvider>,
    );
    const pips = screen.getByRole("img");
    expect(pips.getAttribute("aria-label")).toContain("1 generic, 1 red // 2");
    expect([...pips.children]).toHaveLength(4);
  });
});
