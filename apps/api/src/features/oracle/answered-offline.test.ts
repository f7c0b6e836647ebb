import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { type BothWays, differingAnswers } from "../../../test/device/both-ways.ts";
import { readStarterPack, startDeviceJudge } from "../../../test/device/device-judge.ts";
import { projectRoot } from "../../config/root.ts";
import { loadStarter } from "../knowledge/index.ts";

/** Every so many of our own wordings: both languages, every chapter. */
const EVERY = 90;

const wordings = path.join(projectRoot, "data/judge/wordings");
const ours = (): BothWays[] =>
  readdirSync(wordings)
    .sort()
    .flatMap((name) => readFileSync(path.join(wordings, name), "utf8").trim().split("\n"))
    .filter((_, place) => place % EVERY === 0)
    .map((line) => {
      const { text, language } = JSON.parse(line);
      return { question: text, language };
    });

const WITH_CARDS: readonly BothWays[] = [
  {
    question: "Can Lightning Bolt kill my Grizzly Bears with [[Nobody the Unprinted]]?",
    language: "en",
  },
  {
    question: "Mon Ascendant de Serra bloque un Tarmogoyf 4/5, combien de PV je gagne ?",
    language: "fr",
  },
  { question: "Is Sol Ring legal in Commander, and in Modern?", language: "en" },
];

onDatabase((open) => {
  test("[PWA-01] the device answers from the starter pack what the server answers, byte for byte", async () => {
    const { db } = open();
    await loadStarter(db);
    const device = await startDeviceJudge(await readStarterPack());
    const questions = [...WITH_CARDS, ...ours()];
    expect(questions.length).toBeGreaterThan(60);
    expect(await differingAnswers(db, device, questions, "starter")).toEqual([]);
    await device.stop();
  });
});
