import { createRulesAnswers } from "@spellwright/oracle";
import { expect, test } from "vitest";
import { createFileKnowledge } from "../file-knowledge.ts";
import { readStarterRules } from "../importing/read-starter.ts";
import { listGlossary, readChapter, readContents, readRule, readTerm } from "./browse-rules.ts";
import { searchRules } from "./look-up.ts";

const LANGUAGES = ["fr", "en"] as const;
const ALL = 10_000;

test("[PWA-01] [ORA-17] a device reads in its pack what the server reads in the same edition", async () => {
  const knowledge = await createFileKnowledge({ rules: undefined });
  const edition = (await readStarterRules()).read();
  const here = createRulesAnswers(edition);
  for (const language of LANGUAGES) {
    const contents = await readContents(knowledge, language);
    expect(here["rules.contents"]({}, language)).toEqual(contents);
    for (const { number } of contents.sections.flatMap(({ chapters }) => chapters))
      expect(here["rules.chapter"]({ number }, language)).toEqual(
        await readChapter(knowledge, { number, language, limit: ALL }),
      );
    for (const number of ["702", "702.19b", "100.1"])
      expect(here["rules.read"]({ number }, language)).toEqual(
        await readRule(knowledge, { number, language }),
      );
    for (const q of ["", "d"])
      expect(here["rules.glossary"]({ q }, language)).toEqual(
        await listGlossary(knowledge, { q, language, limit: ALL }),
      );
    const term = "Trample";
    expect(here["rules.term"]({ term }, language)).toEqual(
      await readTerm(knowledge, { term, language }),
    );
    const q = "trample piétinement";
    expect(here["rules.search"]({ q, limit: 5 }, language)).toEqual(
      await searchRules(knowledge, { q, language, limit: 5 }),
    );
  }
});

test("[PWA-01] [ORA-17] what its pack does not hold a device does not answer", async () => {
  const here = createRulesAnswers((await readStarterRules()).read());
  expect(here["rules.chapter"]({ number: "999" }, "en")).toBeUndefined();
  expect(here["rules.read"]({ number: "999.9z" }, "en")).toBeUndefined();
  expect(here["rules.term"]({ term: "no such term" }, "en")).toBeUndefined();
  expect(here["rules.search"]({ q: "xyzzy", limit: 5 }, "en")).toEqual({ items: [] });
});
