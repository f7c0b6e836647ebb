import { describe, expect, it } from "vitest";
import { ruleWords } from "./rule-words.ts";

const rule = {
  heading: "Piétinement",
  text: "The controller of an attacking creature…",
  verbatim: true,
  paraphrase: { fr: "L’attaquant avec le piétinement…", en: "An attacker with trample…" },
};

describe("[LANG-02] what a page says of a rule", () => {
  it("is our French first in French, the official English beside it, marked as English", () => {
    expect(ruleWords(rule, "fr")).toEqual([
      { text: rule.paraphrase.fr, lang: undefined, isParaphrase: true },
      { text: rule.text, lang: "en", isParaphrase: false },
    ]);
  });

  it("is the official text, marked as English, in French without words of ours", () => {
    expect(ruleWords({ ...rule, paraphrase: null }, "fr")).toMatchObject([{ lang: "en" }]);
  });

  it("is the official text alone in English", () => {
    expect(ruleWords(rule, "en")).toEqual([
      { text: rule.text, lang: undefined, isParaphrase: false },
    ]);
  });

  it.each([
    ["of our digest", { ...rule, text: "L’attaquant…", verbatim: false }],
    ["that is only a name", { ...rule, text: "Piétinement", paraphrase: null }],
  ])("a text %s is in the page’s language", (_what, digest) => {
    expect(ruleWords(digest, "fr")).toEqual([
      { text: digest.text, lang: undefined, isParaphrase: false },
    ]);
  });
});
