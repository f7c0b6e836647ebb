import type { Language } from "@spellwright/contract";
import { loadPartTexts, translator } from "@spellwright/locales";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { FrenchTexts } from "./french-texts.tsx";

await Promise.all([loadPartTexts("cards", "fr"), loadPartTexts("cards", "en")]);

afterEach(cleanup);

const show = (language: Language) => {
  render(
    <TextProvider language={language}>
      <FrenchTexts parts={[{ name: "Birds", printed_text: "Vol" }]} french="may_differ" />
    </TextProvider>,
  );
  const warning = translator(language)("cards.mayDiffer");
  // With its no-break spaces.
  return screen.getByText(warning, { normalizer: (text) => text });
};

test("[CARD-02] English readers get the printed French text and its warning folded", () => {
  expect(show("en").closest("details")?.open).toBe(false);
});

test("[CARD-02] a French page warns of its printed text in the open", () => {
  expect(show("fr").closest("details")).toBeNull();
});
