import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type FakeRulesPublisher, startFakeRulesPublisher } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findRulesFile } from "../rules-publisher/find-rules-file.ts";
import { downloadFile } from "./download-file.ts";

const TEXT = Array.from({ length: 60 }, (_, line) => `100.${line} A line of a rules text.`).join(
  "\n",
);
const userAgent = "Spellwright/test";

describe("[DATA] files are fetched whole or not at all", () => {
  let fake: FakeRulesPublisher;
  let folder = "";
  beforeAll(async () => {
    fake = await startFakeRulesPublisher({
      stamp: "20260116",
      text: TEXT,
      encoding: "utf-8",
      lineEnds: "lf",
    });
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "spellwright-download-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    fake.reset();
  });
  afterAll(() => fake.close());

  const file = () => path.join(folder, "deep", "rules.txt");
  const fetchIt = async (
    more: { onProgress?: (done: number, total: number | null) => void } = {},
  ) => {
    const url = await findRulesFile({ pageUrl: fake.pageUrl, userAgent });
    return downloadFile({ url, file: file(), userAgent, pauseMs: 1, ...more });
  };
  const statuses = () =>
    fake
      .requests()
      .filter(({ path: asked }) => asked.endsWith(".txt"))
      .map(({ status }) => status);

  test("a file comes with its progress, and is not sent again while it is the newest", async () => {
    const progress: [number, number | null][] = [];
    expect(await fetchIt({ onProgress: (...told) => progress.push(told) })).toBe("fetched");
    expect(readFileSync(file(), "utf8")).toBe(TEXT);
    expect(progress.at(-1)).toEqual([TEXT.length, TEXT.length]);
    expect(await fetchIt()).toBe("unchanged");
    expect(statuses()).toEqual([200, 304]);
    expect(existsSync(`${file()}.part`)).toBe(false);
  });

  test("a transfer that was cut goes on where it ended", async () => {
    fake.choose("cut-once");
    expect(await fetchIt()).toBe("fetched");
    expect(statuses().at(-1)).toBe(206);
    expect(readFileSync(file(), "utf8")).toBe(TEXT);
  });

  test("one that is always cut fails, keeps the file of before, and a later run ends it", async () => {
    await fetchIt();
    fake.publish({ stamp: "20260619", text: `${TEXT}\nNewer.`, encoding: "utf-8", lineEnds: "lf" });
    fake.choose("cut");
    await expect(fetchIt()).rejects.toMatchObject({ failure: "cut" });
    expect(readFileSync(file(), "utf8")).toBe(TEXT);
    fake.choose("normal");
    expect(await fetchIt()).toBe("fetched");
    expect(statuses().at(-1)).toBe(206);
    expect(readFileSync(file(), "utf8")).toBe(`${TEXT}\nNewer.`);
  });

  test("the part of another edition is not gone on with", async () => {
    fake.choose("cut");
    await expect(fetchIt()).rejects.toMatchObject({ failure: "cut" });
    fake.choose("normal");
    fake.publish({ stamp: "20260619", text: "Another text.", encoding: "utf-8" });
    expect(await fetchIt()).toBe("fetched");
    expect(readFileSync(file(), "utf8")).toBe("Another text.");
  });

  test("a compressed transfer is read as what it is", async () => {
    fake.choose("compressed");
    expect(await fetchIt()).toBe("fetched");
    expect(readFileSync(file(), "utf8")).toBe(TEXT);
  });

  test.each([
    ["old-link", "missing"],
    ["html-file", "not_a_file"],
    ["html-page", "not_a_file"],
    ["503", "outage"],
  ] as const)("%s is reported as %s", async (scenario, failure) => {
    fake.publish({ stamp: "20260619", text: TEXT });
    fake.choose(scenario);
    await expect(fetchIt()).rejects.toMatchObject({ failure });
    expect(existsSync(file())).toBe(false);
  });

  test("a server that stays silent is an outage", async () => {
    const url = await findRulesFile({ pageUrl: fake.pageUrl, userAgent });
    fake.choose("hang");
    await expect(
      downloadFile({ url, file: file(), userAgent, silenceMs: 50 }),
    ).rejects.toMatchObject({ failure: "outage" });
    await expect(
      findRulesFile({ pageUrl: fake.pageUrl, userAgent, timeoutMs: 50 }),
    ).rejects.toMatchObject({ failure: "outage" });
  });

  test.each(["%20", " "] as const)(
    "a space of the name written as « %s » is found",
    async (space) => {
      fake.publish({ stamp: "20260619", text: "Spaced.", encoding: "utf-8", space });
      expect(await fetchIt()).toBe("fetched");
      expect(readFileSync(file(), "utf8")).toBe("Spaced.");
    },
  );
});
