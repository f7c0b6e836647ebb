import { findQuote } from "@spellwright/text";
import { expect, test } from "vitest";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { createQuoteSources } from "./quotes.ts";

const { vocabulary } = shippedKnowledge;
const CARD = "Flying. When this creature dies, draw two cards.";
const { falseQuotes } = createQuoteSources([CARD], vocabulary);

test("[N-1] card text may be quoted in the reader’s language", () => {
  const quoted = "La carte dit « Quand cette créature meurt, piochez deux cartes ».";
  expect(falseQuotes(quoted)).toEqual([]);
});

test.each([
  "La carte dit « Quand cette créature meurt, exilez deux cartes ».",
  "La carte dit « Quand cette créature meurt, piochez trois cartes ».",
])("[N-1] a quotation that says something else is false: %s", (quoted) => {
  expect(falseQuotes(quoted)).toHaveLength(1);
});

test("[ORA-17] a quote takes the quotation mark along that it would leave alone", () => {
  const rule = "“Changeling” means “This object is every creature type.”";
  expect(findQuote(rule, "Changeling” means “This object is every creature type")).toBe(
    "“Changeling” means “This object is every creature type.”",
  );
  expect(findQuote(rule, "means “This object is every creature type")).toBe(
    "means “This object is every creature type.”",
  );
});
