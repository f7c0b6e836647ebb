import { inOneGo } from "@spellwright/cards";
import { expect, test } from "vitest";
import { vocabularyInSteps } from "./create-vocabulary.ts";
import { keywordNames } from "./keyword-names.ts";

const vocabulary = inOneGo(
  vocabularyInSteps([
    {
      id: "deathtouch",
      keyword: "Deathtouch",
      fr: ["contact mortel", "touch*"],
      en: ["Deathtouch"],
      rules: ["702.2c", "702.2"],
    },
    { id: "buyback", keyword: "Buyback", fr: ["rappel"], en: ["Buyback"], rules: ["702.27"] },
    { id: "gift", keyword: "Gift", fr: [], en: ["Gift"], rules: ["702.174"], ordinary: true },
    { id: "stack", fr: ["pile"], en: ["stack"], rules: ["405"] },
  ]),
);
const named = (language: "fr" | "en") =>
  keywordNames(vocabulary, language).map(({ name, rule }) => `${name} ${rule}`);

test("[ORA-17] keywords lead to their whole rule; French players use the English words too", () => {
  expect(named("fr")).toEqual(["contact mortel 702.2", "Deathtouch 702.2", "Buyback 702.27"]);
  expect(named("en")).toEqual(["Deathtouch 702.2", "Buyback 702.27"]);
});
