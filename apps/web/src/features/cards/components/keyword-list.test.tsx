import type { Language } from "@spellwright/contract";
import { loadPartTexts } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { KeywordList } from "./keyword-list.tsx";

await Promise.all([loadPartTexts("cards", "fr"), loadPartTexts("cards", "en")]);

afterEach(cleanup);

const namesIn = (
  language: Language,
  firstStrike = ["First Strike", "First strike"],
): (string | null)[] => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextProvider language={language}>
        <KeywordList
          keywords={[...firstStrike, "Flying", "Ward"]}
          french={{ "First strike": "Initiative", Flying: "Vol" }}
        />
      </TextProvider>
    </QueryClientProvider>,
  );
  return screen.getAllByRole("button").map(({ textContent }) => textContent);
};

test("[R-7] keywords have their French names where the rules have them", () => {
  expect(namesIn("fr")).toEqual(["Initiative", "Vol", "Ward"]);
});

test("[R-7] a keyword has its French name whichever of its spellings comes last", () => {
  expect(namesIn("fr", ["First strike", "First Strike"])).toEqual(["Initiative", "Vol", "Ward"]);
});

test("[R-7] a keyword that the card data writes in two ways stands once", () => {
  expect(namesIn("en")).toEqual(["First strike", "Flying", "Ward"]);
});
