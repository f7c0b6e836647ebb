import { expect, test } from "vitest";
import { headOf } from "../index.ts";
import { PAGES, pageOf, pagePath } from "./pages.ts";

test.each([
  { pathname: "/fr/oracle", page: "oracle", subject: "", open: true },
  { pathname: "/en/oracle/discussion/a1", page: "discussion", subject: "a1", open: false },
  { pathname: "/en/rules/702.19b", page: "rule", subject: "702.19b", open: true },
  { pathname: "/fr/cards/Fire%20%2F%2F%20Ice", page: "card", subject: "Fire // Ice", open: true },
  { pathname: "/fr/rules/changes", page: "rulesChanges", subject: "", open: true },
  { pathname: "/fr/rules/glossary", page: "glossary", subject: "", open: true },
  {
    pathname: "/en/rules/glossary/Active%20Player",
    page: "glossaryTerm",
    subject: "Active Player",
    open: true,
  },
  { pathname: "/fr/auth/confirm", page: "confirm", subject: "", open: false },
  { pathname: "/fr/oracle/discussion", page: "notFound", subject: "", open: false },
  { pathname: "/fr/nothing", page: "notFound", subject: "", open: false },
  { pathname: "/oracle", page: "notFound", subject: "", open: false },
  { pathname: "/fr/cards/%E0%A4%A", page: "notFound", subject: "", open: false },
])("[ROUTE-10] $pathname shows $page", ({ pathname, ...address }) => {
  expect(pageOf(pathname)).toEqual(address);
});

test("[ROUTE-01] the address that a page gets is the address that shows it", () => {
  expect(pagePath("fr", "settings")).toBe("/fr/settings");
  expect(pagePath("en", "card", "Fire // Ice")).toBe("/en/cards/Fire%20%2F%2F%20Ice");
  for (const [page, { path }] of Object.entries(PAGES)) {
    const subject = path.includes("$") ? "$1 & co." : "";
    const written = pagePath("en", page as "deck", subject);
    expect(pageOf(written)).toMatchObject({ page, subject });
  }
});

test("[ROUTE-10] a page about something says what, in the language of the page", () => {
  const subject = { title: "Trample", description: `${"word ".repeat(60)}end` };
  const { title, description } = headOf("rule", subject, "en");
  expect(title).toBe("Trample · Spellwright");
  expect(description.length).toBeLessThanOrEqual(201);
  expect(description).toMatch(/word…$/);
  expect(headOf("rule", null, "fr").title).toBe("Règle de Magic · Spellwright");
});
