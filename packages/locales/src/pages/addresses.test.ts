import { describe, expect, test } from "vitest";
import { canonicalPath, languageOfPath, pathInLanguage, preferredLanguage } from "./addresses.ts";

describe("[ROUTE-02] [LANG-01] the language of a first visit", () => {
  test.each([
    { stored: "en", browser: ["fr-FR"], language: "en", why: "the stored language wins" },
    { stored: null, browser: ["en-GB", "fr"], language: "en", why: "else the browser's first" },
    { stored: null, browser: ["de-DE", "EN-us"], language: "en", why: "that we speak" },
    { stored: null, browser: ["de", "ja"], language: "fr", why: "else French" },
    { stored: null, browser: [], language: "fr", why: "a browser that says nothing" },
    {
      stored: "de",
      browser: ["en"],
      language: "en",
      why: "a stored language that we do not speak",
    },
    { stored: "frisian", browser: ["en"], language: "en", why: "a word that only begins like fr" },
  ])("is $language where $why", ({ stored, browser, language }) => {
    expect(preferredLanguage(stored, browser)).toBe(language);
  });
});

describe("[ROUTE-01] the one address of a page", () => {
  test.each([
    { title: "[ROUTE-01] no prefix", from: "/forge", to: "/en/forge" },
    { title: "[ROUTE-01] no prefix, deep", from: "/auth/confirm", to: "/en/auth/confirm" },
    ...[
      "/discord",
      "/discord/oauth/callback",
      "/discord/g1/setup",
      "/subscription",
      "/subscription-success",
      "/subscription-cancelled",
      "/auth/discord/link",
    ].map((path) => ({ title: "[ROUTE-09] no prefix", from: path, to: `/en${path}` })),
    { title: "[ROUTE-03] region after the prefix", from: "/fr-CA/oracle", to: "/fr/oracle" },
    { title: "[ROUTE-03] malformed prefix", from: "/en-XX/forge", to: "/en/forge" },
    { title: "[ROUTE-03] upper case", from: "/FR/forge", to: "/fr/forge" },
    { title: "[ROUTE-03] malformed prefix alone", from: "/fr-XX", to: "/fr/oracle" },
    { title: "[ROUTE-04] root", from: "/", to: "/en/oracle" },
    { title: "[ROUTE-04] /fr", from: "/fr", to: "/fr/oracle" },
    { title: "[ROUTE-04] /fr/", from: "/fr/", to: "/fr/oracle" },
    { title: "[ROUTE-04] /en/", from: "/en/", to: "/en/oracle" },
    { title: "[ROUTE-04] /orale", from: "/orale", to: "/en/oracle" },
    { title: "[ROUTE-04] /fr/orale", from: "/fr/orale", to: "/fr/oracle" },
    { title: "[ROUTE-04] old discussion", from: "/discussion/a1", to: "/en/oracle/discussion/a1" },
    {
      title: "[ROUTE-04] old discussion, prefixed",
      from: "/fr/discussion/a1",
      to: "/fr/oracle/discussion/a1",
    },
    {
      title: "[ORA-17] a rule in upper case, with a full stop",
      from: "/fr/rules/702.19B.",
      to: "/fr/rules/702.19b",
    },
    { title: "[ORA-17] a chapter with a full stop", from: "/rules/702.", to: "/en/rules/702" },
    { title: "[ORA-17] no number", from: "/en/rules/Changes.", to: "/en/rules/Changes." },
    { title: "[ROUTE-11] unknown, kept for the not-found page", from: "/x/y", to: "/en/x/y" },
    { title: "[ROUTE-11] a language we do not speak", from: "/de/oracle", to: "/en/de/oracle" },
    { title: "[ROUTE-11] a word that begins like one", from: "/french", to: "/en/french" },
    { title: "doubled slashes never name another host", from: "//evil.test", to: "/en/evil.test" },
    {
      title: "a canonical address stays",
      from: "/fr/oracle/discussion/a",
      to: "/fr/oracle/discussion/a",
    },
  ])("leads from $from to $to: $title", ({ from, to }) => {
    expect(canonicalPath(from, "en")).toBe(to);
    expect(canonicalPath(to, "en")).toBe(to);
  });
});

describe("[ROUTE-05] changing the language keeps the page", () => {
  test.each([
    { from: "/fr/oracle", to: "/en/oracle" },
    { from: "/fr/oracle/discussion/a1", to: "/en/oracle/discussion/a1" },
    { from: "/en/forge", to: "/en/forge" },
    { from: "/fr", to: "/en/oracle" },
  ])("leads from $from to $to", ({ from, to }) => {
    expect(pathInLanguage(from, "en")).toBe(to);
  });
});

test.each([
  { pathname: "/fr/oracle", language: "fr" },
  { pathname: "/en", language: "en" },
  { pathname: "/english", language: null },
  { pathname: "/", language: null },
])("[LANG-01] the address $pathname is in $language", ({ pathname, language }) => {
  expect(languageOfPath(pathname)).toBe(language);
});
