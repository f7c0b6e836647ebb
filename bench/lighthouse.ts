import type { Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";
import { findOwnDeck } from "./demo-account.ts";
import { type Measure, quantile } from "./measure.ts";

/** Public pages that people arrive at. Each in both languages. */
const PAGES = {
  oracle: "/oracle",
  rules: "/rules",
  rule: "/rules/702.19b",
  forge: "/forge",
  bracket: "/bracket",
} as const;
const LANGUAGES = ["fr", "en"] as const;

/** Lighthouse's own categories, each of 100. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];
/** A page of one's own is kept from search engines: how they find it has no score. */
const OF_OWN_PAGES: readonly Category[] = ["performance", "accessibility", "best-practices"];

/** Of its default profile: a mid-range phone at 1.6 Mbit/s, 150 ms away. */
const AUDITS = [
  { audit: "first-contentful-paint", name: "fcp", unit: "ms", aim: 1500 },
  { audit: "largest-contentful-paint", name: "lcp", unit: "ms", aim: 2500 },
  { audit: "total-blocking-time", name: "tbt", unit: "ms", aim: 200 },
  { audit: "cumulative-layout-shift", name: "cls", unit: "ratio", aim: 0.02 },
] as const;

/** A busy machine slows single visits down: each page is visited so often. */
const VISITS = 5;

interface Report {
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  readonly values: Readonly<Record<string, number>>;
}

const visit = async (
  url: string,
  port: number,
  onlyCategories: readonly Category[],
): Promise<Report> => {
  const run = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: [...onlyCategories],
  });
  if (run === undefined) throw new Error(`no report of ${url}`);
  const { categories, audits } = run.lhr;
  return {
    scores: Object.fromEntries(
      onlyCategories.map((each) => [each, (categories[each]?.score ?? Number.NaN) * 100]),
    ),
    values: Object.fromEntries(
      AUDITS.map(({ audit }) => [audit, audits[audit]?.numericValue ?? Number.NaN]),
    ),
  };
};

const middle = (values: readonly (number | undefined)[]): number =>
  quantile(
    values.map((value) => value ?? Number.NaN),
    0.5,
  );

const measurePage = async (
  name: string,
  url: string,
  port: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<Measure[]> => {
  const reports: Report[] = [];
  for (let each = 0; each < VISITS; each += 1) reports.push(await visit(url, port, categories));
  return [
    ...categories.map(
      (category): Measure => ({
        name: `lighthouse.${name}.${category}`,
        value: middle(reports.map(({ scores }) => scores[category])),
        unit: "points",
        aim: 95,
        better: "higher",
        tolerance: 1,
      }),
    ),
    ...AUDITS.map(
      ({ audit, name: short, unit, aim }): Measure => ({
        name: `lighthouse.${name}.${short}`,
        value: middle(reports.map(({ values }) => values[audit])),
        unit,
        aim,
        better: "lower",
      }),
    ),
  ];
};

/** Lighthouse opens its own tabs, beside the contexts that we make. */
const signIn = async (browser: Browser, cookies: readonly object[]): Promise<void> => {
  const commands = await browser.newBrowserCDPSession();
  await commands.send("Storage.setCookies", { cookies: [...cookies] as never });
  await commands.detach();
};

/** What Lighthouse finds on the public pages of a new server and on a deck's, as on a phone (`npm run lighthouse`). */
export const measureLighthouse = (): Promise<Measure[]> =>
  withBrowser(async ({ url, browser, port }) => {
    const measures: Measure[] = [];
    for (const [page, address] of Object.entries(PAGES))
      for (const language of LANGUAGES)
        measures.push(
          ...(await measurePage(`${language}.${page}`, `${url}/${language}${address}`, port)),
        );
    const { session, id } = await findOwnDeck(url, browser);
    await signIn(browser, session.cookies);
    for (const language of LANGUAGES)
      measures.push(
        ...(await measurePage(
          `${language}.deck`,
          `${url}/${language}/forge/deck/${id}`,
          port,
          OF_OWN_PAGES,
        )),
      );
    return measures;
  });
