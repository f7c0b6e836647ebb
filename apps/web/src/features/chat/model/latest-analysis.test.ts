import { expect, test } from "vitest";
import type { Exchange, ShownAnswer } from "./exchanges.ts";
import { latestAnalysis } from "./latest-analysis.ts";

const exchange = (...answers: readonly Partial<ShownAnswer>[]) =>
  ({ answers }) as unknown as Exchange;

const advice = { messageId: "advice", answer: "" };
const analysis = (messageId: string) => ({ messageId, answer: "", suggestions: {} }) as never;
const ruling = { messageId: "ruling", ruling: {} } as never;

test("[ROUTE-07] the newest answer with suggestions is the analysis, whatever was asked after it", () => {
  const chat = [exchange(analysis("old")), exchange(advice, analysis("new")), exchange(advice)];
  expect(latestAnalysis(chat)).toBe("new");
});

test("[ROUTE-07] a chat without suggestions has none", () => {
  expect(latestAnalysis([exchange(advice), exchange(ruling), exchange()])).toBeNull();
  expect(latestAnalysis([])).toBeNull();
});
