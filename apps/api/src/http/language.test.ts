import { describe, expect, it } from "vitest";
import { languageOf } from "./language.ts";

const request = (headers: Record<string, string>, query = "") =>
  new Request(`http://localhost/api/status${query}`, { headers });

describe("[LANG-01] the language of a caller", () => {
  it.each([
    ["French when nothing is said", {}, "", "fr"],
    ["the first one that we speak", { "accept-language": "de, en-GB;q=0.8, fr;q=0.5" }, "", "en"],
    [
      "the heavier one, whatever the order",
      { "accept-language": "en;q=0.3, fr-CA;q=0.9" },
      "",
      "fr",
    ],
    ["never one that is refused", { "accept-language": "en;q=0" }, "", "fr"],
    ["the cookie where the header says nothing", { cookie: "a=b; lang=en" }, "", "en"],
    ["the header before the cookie", { cookie: "lang=en", "accept-language": "fr" }, "", "fr"],
    ["the address before all", { "accept-language": "fr" }, "?lang=en", "en"],
    ["French for a language we do not speak", { cookie: "lang=xx" }, "?lang=zz", "fr"],
  ])("is %s", (_title, headers: Record<string, string>, query, language) => {
    expect(languageOf(request(headers, query))).toBe(language);
  });
});
