import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { readStarterPack, type StarterPack, writeStarterPack } from "@spellwright/oracle";
import { projectRoot } from "../apps/api/src/config/root.ts";
import { withBrowser } from "./browser.ts";
import { importFullData } from "./full-data.ts";
import { type Measure, quantile } from "./measure.ts";
import { questions } from "./questions.ts";

const assets = path.join(projectRoot, "apps/web/dist/assets");
const WARM_UPS = 2;
const ROUNDS = 15;
/** Browsers slow a page’s own thread at most, no worker: what a slow phone takes is four times as long. */
const SLOWED = 4;

/** A built file and its size as it is sent, in kB. */
const builtFile = async (name: RegExp) => {
  const file = (await readdir(assets)).find((each) => name.test(each));
  if (file === undefined) throw new Error(`the pages were built without ${name}`);
  const { size } = await stat(path.join(assets, `${file}.br`));
  return { address: `/assets/${file}`, size: size / 1000 };
};

/** What the judge knows alone, in kB as it would be sent: the starter pack without rules and cards. */
const knowledgeSize = async (address: string): Promise<number> => {
  const pack = JSON.parse(await readFile(path.join(assets, path.basename(address)), "utf8"));
  const { knowledge, edition } = readStarterPack(pack as StarterPack);
  const nothing = { ...edition, headings: [], rules: [], glossary: [] };
  const alone = writeStarterPack({ knowledge, edition: nothing, cards: [], cardsDate: "" });
  const { BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS } = constants;
  const params = { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS };
  return brotliCompressSync(JSON.stringify(alone), { params }).length / 1000;
};

/** In the page: resolves once its service worker keeps all that the page needs without network. */
const CONTROLLED = `new Promise((resolve) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) resolve();
  else serviceWorker.addEventListener("controllerchange", () => resolve());
})`;

/** In the page: keeps the full pack as `judge-worker/kept-pack.ts` does. Gives its size in bytes. */
const KEEP_FULL_PACK = `(async () => {
  const pack = await (await fetch("/api/data-pack")).json();
  const store = await caches.open("full-pack");
  for (const { sha256 } of pack.chunks) await store.add("/api/data-pack/" + sha256);
  await store.put("/full-pack", Response.json(pack));
  return pack.bytes;
})()`;

/** In the page: a new worker until its first answer, and each ruling after that, in milliseconds. */
const TIME_WORKER = `async ({ code, starter, questions, rounds, warmUps }) => {
  const began = performance.now();
  const worker = new Worker(code, { type: "module" });
  const ask = ({ text: question, language }) =>
    new Promise((resolve, reject) => {
      const sent = performance.now();
      worker.onmessage = ({ data }) =>
        data.answer === null ? reject(new Error("no answer")) : resolve(performance.now() - sent);
      const now = "2026-01-01T00:00:00Z";
      const asked = { question, language, now, cards: [], gameState: null, history: [] };
      worker.postMessage({ id: "1", starter, asked });
    });
  await ask(questions[0]);
  const start = performance.now() - began;
  const rulings = [];
  for (let round = -warmUps; round < rounds; round++)
    for (const question of questions) {
      const took = await ask(question);
      if (round >= 0) rulings.push(took);
    }
  worker.terminate();
  return { start, rulings };
}`;

interface Timed {
  readonly start: number;
  readonly rulings: readonly number[];
}

const line = (name: string, value: number, unit: Measure["unit"], aim: number): Measure => ({
  ...{ name, value, unit, aim },
  better: "lower",
});

/** The Oracle of a device without network: how large its packs are, how soon and how fast it answers. */
export const measureOfflineJudge = (): Promise<Measure[]> =>
  withBrowser(async ({ url, browser }) => {
    const code = await builtFile(/^main-[\w-]+\.js$/);
    const starter = await builtFile(/^starter-pack-[\w-]+\.json$/);
    const page = await browser.newPage();
    await page.goto(`${url}/en/oracle`);
    await page.evaluate(CONTROLLED);
    const given = { code: code.address, starter: starter.address, questions };
    const asked = JSON.stringify({ ...given, rounds: ROUNDS, warmUps: WARM_UPS });
    const time = () => page.evaluate<Timed>(`(${TIME_WORKER})(${asked})`);
    await page.context().setOffline(true);
    const first = await time();
    const later = await time();
    await page.context().setOffline(false);
    const bytes = await page.evaluate<number>(KEEP_FULL_PACK);
    await page.context().setOffline(true);
    await time();
    const full = await time();
    return [
      line(
        "offline.judge-and-knowledge",
        code.size + (await knowledgeSize(starter.address)),
        "kB",
        600,
      ),
      line("offline.starter-pack", code.size + starter.size, "kB", 600),
      line("offline.full-pack", bytes / 1_000_000, "MB", 12),
      line("offline.starter.first-start.slowed", first.start * SLOWED, "ms", 10_000),
      line("offline.starter.later-start.slowed", later.start * SLOWED, "ms", 10_000),
      line("offline.full.later-start.slowed", full.start * SLOWED, "ms", 20_000),
      line("offline.ruling.starter.p50.slowed", quantile(later.rulings, 0.5) * SLOWED, "ms", 40),
      line("offline.ruling.starter.p99.slowed", quantile(later.rulings, 0.99) * SLOWED, "ms", 80),
      line("offline.ruling.full.p50.slowed", quantile(full.rulings, 0.5) * SLOWED, "ms", 40),
      line("offline.ruling.full.p99.slowed", quantile(full.rulings, 0.99) * SLOWED, "ms", 80),
    ];
  }, importFullData);
