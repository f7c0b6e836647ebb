import { describe, expect, it } from "vitest";
import { readRunEvent } from "./run-event.ts";

describe("[DATA-08] reading an event of a run", () => {
  it.each([
    { seq: 1, type: "progress", step: "reading_rules" },
    { seq: 2, type: "looking_up", what: "rule", of: "707.2" },
    { seq: 2, type: "writing", ruling: "4 bles", explanation: "" },
    { seq: 3, type: "error", code: "TIMEOUT", params: {}, error: "Too long" },
    {
      seq: 4,
      type: "answer",
      answer: {
        discussionId: "d",
        engine: { kind: "local", model: null },
        detailedReasoning: {},
        reasoningItems: [],
        ruling: { ruling: "4 blessures." },
      },
    },
  ])("$type is read", (event) => {
    expect(readRunEvent(JSON.stringify(event))).toEqual(event);
  });

  it.each([
    ["no JSON", "<html>"],
    ["no object", "[]"],
    ["no number", '{"type":"progress","step":"reasoning"}'],
    ["a number with a fraction", '{"seq":1.5,"type":"progress","step":"reasoning"}'],
    ["a text without its ruling", '{"seq":1,"type":"writing","explanation":"x"}'],
    ["a step of a later version", '{"seq":1,"type":"progress","step":"dreaming"}'],
    ["a look-up of a later version", '{"seq":1,"type":"looking_up","what":"stars","of":""}'],
    ["a type of a later version", '{"seq":1,"type":"hint"}'],
    ["an answer without a ruling", '{"seq":1,"type":"answer","answer":{"discussionId":"d"}}'],
    ["an error without parameters", '{"seq":1,"type":"error","code":"TIMEOUT"}'],
  ])("%s is skipped", (_name, data) => {
    expect(readRunEvent(data)).toBeNull();
  });
});
