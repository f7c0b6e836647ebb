import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { staticFiles } from "./static-files.ts";

/** Later than any file is kept that may change. */
const LATER_MS = 60_000;

let folder: string;
let app: Hono;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"));
  mkdirSync(join(folder, "assets"));
  app = new Hono().use(staticFiles(folder));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The cache tells time by this clock alone. */
const passTime = () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + LATER_MS);
};

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const ask = async (path: string) => {
  const response = await app.request(path, { headers: { "accept-encoding": "br" } });
  return response.status === 200 ? response.text() : response.status;
};

describe("[PWA-01] files of the pages", () => {
  it("reads a file whose name carries a hash once, however late it is asked for again", async () => {
    write("assets/page-1a2b.js", "first");
    expect(await ask("/assets/page-1a2b.js")).toBe("first");
    rmSync(join(folder, "assets/page-1a2b.js"));
    passTime();
    expect(await ask("/assets/page-1a2b.js")).toBe("first");
  });

  it("reads a file again that a new build may have changed", async () => {
    write("icon.svg", "old");
    expect(await ask("/icon.svg")).toBe("old");
    write("icon.svg", "new");
    passTime();
    await expect.poll(() => ask("/icon.svg")).toBe("new");
  });

  it("reads a changed file again where the folder itself lies under one named assets", async () => {
    app = new Hono().use(staticFiles(join(folder, "assets")));
    write("assets/icon.svg", "old");
    expect(await ask("/icon.svg")).toBe("old");
    write("assets/icon.svg", "new");
    passTime();
    await expect.poll(() => ask("/icon.svg")).toBe("new");
  });

  it("forgets the oldest of very many names that callers make up", async () => {
    app = new Hono().use(staticFiles(folder, 10));
    expect(await ask("/assets/page-7a8b.js")).toBe(404);
    write("assets/page-7a8b.js", "later");
    expect(await ask("/assets/page-7a8b.js")).toBe(404);
    for (let name = 0; name < 10; name += 1) await ask(`/assets/${name}.js`);
    expect(await ask("/assets/page-7a8b.js")).toBe("later");
  });

  it("finds a file that was not there when it was first asked for", async () => {
    expect(await ask("/assets/page-3c4d.js")).toBe(404);
    write("assets/page-3c4d.js", "later");
    passTime();
    await expect.poll(() => ask("/assets/page-3c4d.js")).toBe("later");
  });

  it("looks once for the compressed form that a small file has not", async () => {
    write("assets/small-5e6f.css", "small");
    expect(await ask("/assets/small-5e6f.css")).toBe("small");
    write("assets/small-5e6f.css.br", "compressed");
    expect(await ask("/assets/small-5e6f.css")).toBe("small");
  });
});
