import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";
import type { Measure } from "./measure.ts";

/** Public pages that people arrive at; each in both languages. */
const PAGES = {
  oracle: "/oracle",
  rules: "/rules",
  rule: "/rules/702.19b",
  forge: "/forge",
} as const;
const LANGUAGES = ["fr", "en"] as const;

/** Lighthouse's own categories, each of 100. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Of its default profile: a mid-range phone at 1.6 Mbit/s, 150 ms away. */
const AUDITS = [
  { audit: "first-contentful-paint", name: "fcp", unit: "ms", aim: 1500 },
  { audit: "largest-contentful-paint", name: "lcp", unit: "ms", aim: 2500 },
  { audit: "total-blocking-time", name: "tbt", unit: "ms", aim: 200 },
  { audit: "cumulative-layout-shift", name: "cls", unit: "ratio", aim: 0.02 },
] as const;

const measurePage = async (name: string, url: string, port: number): Promise<Measure[]> => {
  const run = await lighthouse(url, { port, logLevel: "silent", onlyCategories: [...CATEGORIES] });
  if (run === undefined) throw new Error(`no report of ${url}`);
  const { categories, audits } = run.lhr;
  return [
    ...CATEGORIES.map(
      (category): Measure => ({
        name: `lighthouse.${name}.${category}`,
        value: (categories[category]?.score ?? Number.NaN) * 100,
        unit: "points",
        aim: 95,
        better: "higher",
      }),
    ),
    ...AUDITS.map(
      ({ audit, name: short, unit, aim }): Measure => ({
        name: `lighthouse.${name}.${short}`,
        value: audits[audit]?.numericValue ?? Number.NaN,
        unit,
        aim,
        better: "lower",
      }),
    ),
  ];
};

/** What Lighthouse finds on the public pages of a new server, as on a phone (`npm run lighthouse`). */
export const measureLighthouse = (): Promise<Measure[]> =>
  withBrowser(async ({ url, port }) => {
    const measures: Measure[] = [];
    for (const [page, address] of Object.entries(PAGES))
      for (const language of LANGUAGES)
        measures.push(
          ...(await measurePage(`${language}.${page}`, `${url}/${language}${address}`, port)),
        );
    return measures;
  });
