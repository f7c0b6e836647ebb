import { describe, expect, it } from "vitest";
import { answerLanguage } from "./languages.ts";

const readers = { chosen: null, guildLocale: "en-US" } as const;

describe("[BOT-07] the language of an answer", () => {
  it.each([
    [
      "the owner's choice",
      { ...readers, chosen: "en", guildLocale: "fr", personLocale: "fr" },
      "en",
    ],
    ["the server's language", { ...readers, guildLocale: "fr", text: "Does it die?" }, "fr"],
    ["the person's, where the server said nothing", { ...readers, personLocale: "fr" }, "fr"],
    [
      "the question's, where nobody said anything",
      { ...readers, text: "Est-ce que ma créature meurt ?" },
      "fr",
    ],
    ["English at last", { ...readers, personLocale: "pt-BR" }, "en"],
  ] as const)("is chosen by the first that is known: %s", (_what, given, language) => {
    expect(answerLanguage(given)).toBe(language);
  });
});
