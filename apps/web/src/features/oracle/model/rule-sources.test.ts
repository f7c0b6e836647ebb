import { type Ruling, rulingWith } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { citedSections, editionDate, namedSources, webSources, wholeRule } from "./rule-sources.ts";

const rule = (number: string) => ({ number, text: "", edition: "2026-06-19", verbatim: true });
const citing = (sourcesAndLinks: string[], uris: string[] = []): Ruling =>
  rulingWith({
    sourcesAndLinks,
    groundingMetadata: { chunks: uris.map((uri) => ({ web: { uri, title: "Titre" } })) },
  });

describe("the sources of a ruling", () => {
  it("[ORA-02] names each cited chapter once, in order", () => {
    expect(citedSections([rule("702.19b"), rule("510.1c"), rule("702.2c")])).toEqual([
      "510",
      "702",
    ]);
  });

  it("[ORA-17] finds the whole rule of a subrule", () => {
    expect(wholeRule("702.2c")).toBe("702.2");
    expect(wholeRule("702.2")).toBeNull();
    expect(wholeRule("100")).toBeNull();
  });

  it("[ORA-17] a digest's edition carries the date of the rules it sums up", () => {
    expect(editionDate("starter-2026-06-19")).toBe("2026-06-19");
    expect(editionDate("2026-06-19")).toBe("2026-06-19");
  });

  it("[ORA-02] links web pages only, each once, with the title of the search where there is one", () => {
    const page = "https://www.example.org/a";
    const ruling = citing([page, "javascript:alert(1)", "Notes de règles", "http://["], [page]);
    expect(webSources(ruling)).toEqual([{ url: page, title: "Titre", site: "example.org" }]);
    expect(namedSources(ruling)).toEqual(["Notes de règles"]);
  });
});
