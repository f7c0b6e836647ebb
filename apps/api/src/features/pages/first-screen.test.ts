import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageVisit } from "@spellwright/contract";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../../http/index.ts";
import { createFirstScreens, type DrawFirstScreen } from "./first-screen.ts";

/** Draws by asking one thing, and shows how often it drew, and whether two pages were drawn at once. */
const DRAWING = `
let drawn = 0, open = 0;
export const drawPage = async ({ url, send }) => {
  const isAlone = ++open === 1;
  await send(new Request(new URL("/api/status", url)));
  open--;
  return { html: url.pathname + " " + ++drawn + " " + isAlone, styles: "", state: "{}" };
};
`;

/** Draws with what it asks, twice. */
const DRAWING_TWICE = `
export const drawPage = async ({ url, send }) => {
  for (const part of ["rules", "cards"]) await send(new Request(new URL("/api/" + part, url)));
  return { html: url.pathname, styles: "", state: "{}" };
};
`;

let draw: DrawFirstScreen;
let status: number;
const drawsWith = (code: string): DrawFirstScreen => {
  const folder = mkdtempSync(join(tmpdir(), "spellwright-drawing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "entry.mjs"), code);
  return createFirstScreens(folder, createLog("silent"));
};
beforeEach(() => {
  status = 200;
  draw = drawsWith(DRAWING);
});

const visit = (path: string, showsSession = false): PageVisit => ({
  ...{ url: new URL(path, "http://here"), showsSession },
  send: async () => new Response(null, { status }),
});
const shown = async (...visits: readonly PageVisit[]) =>
  (await Promise.all(visits.map((each) => draw(each, () => false)))).map((page) => page?.html);

test("[T-6] visitors of one address share a screen, whoever is signed in has his own", async () => {
  const page = visit("/fr/rules");
  expect(await shown(page, page)).toEqual(["/fr/rules 1 true", "/fr/rules 1 true"]);
  expect(await shown(visit("/fr/rules", true), visit("/fr/rules", true))).toEqual([
    "/fr/rules 2 true",
    "/fr/rules 3 true",
  ]);
  expect(await shown(page, visit("/fr/rules?q=1"))).toEqual([
    "/fr/rules 1 true",
    "/fr/rules 4 true",
  ]);
});

test("[T-6] pages are drawn one after another, however many are asked for", async () => {
  const paths = Array.from({ length: 20 }, (_, at) => `/fr/rules/${at}`);
  const pages = await shown(...paths.map((path) => visit(path)));
  expect(pages).toEqual(paths.map((path, at) => `${path} ${at + 1} true`));
});

test("[T-6] others are answered between the drawings of many pages, and between those of one", async () => {
  const order: string[] = [];
  draw = drawsWith(DRAWING_TWICE);
  const paths = ["/fr/rules/1", "/fr/rules/2", "/fr/rules/3"];
  await shown(
    ...paths.map((path) => ({
      ...visit(path, true),
      async send() {
        order.push(path);
        // Somebody asks while this page is drawn, and is answered by the next pass of the loop.
        setImmediate(() => order.push("another"));
        return new Response();
      },
    })),
  );
  expect(order).toEqual(paths.flatMap((path) => [path, "another", path, "another"]));
});

test("[T-6] of very many pages at once a hundred are drawn, the others sent without their screens", async () => {
  const paths = Array.from({ length: 120 }, (_, at) => `/fr/rules/${at}`);
  const pages = await shown(...paths.map((path) => visit(path)));
  expect(pages.slice(100)).toEqual(Array(20).fill(undefined));
  // They are drawn: there is room again.
  expect(await shown(visit("/fr/cards"))).toEqual([expect.stringMatching("^/fr/cards ")]);
});

test("[T-6] a screen of a visitor who has gone is not drawn", async () => {
  const own = visit("/fr/rules", true);
  expect(await Promise.all([draw(own, () => true), draw(own, () => false)])).toEqual([
    undefined,
    expect.objectContaining({ html: "/fr/rules 1 true" }),
  ]);
});

test("[T-6] a screen that lacks what could not be read is shown to nobody else", async () => {
  status = 503;
  expect(await shown(visit("/fr/rules"))).toEqual(["/fr/rules 1 true"]);
  status = 200;
  await expect.poll(() => shown(visit("/fr/rules"))).toEqual(["/fr/rules 2 true"]);
  expect(await shown(visit("/fr/rules"))).toEqual(["/fr/rules 2 true"]);
});

test("[T-6] a screen that waits for what never comes is given up, with those behind it; the next is drawn", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stuck = { ...visit("/fr/rules", true), send: () => new Promise<Response>(() => undefined) };
  const waiting = shown(stuck, visit("/fr/rules/1"), visit("/fr/rules/2"));
  await expect.poll(() => vi.getTimerCount()).toBe(3);
  await vi.runAllTimersAsync();
  expect(await waiting).toEqual([undefined, undefined, undefined]);
  // Nobody drew for those who had left.
  expect(await shown(visit("/fr/rules/3"))).toEqual(["/fr/rules/3 1 false"]);
});
