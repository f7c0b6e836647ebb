import { toolOf } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { runCalls } from "./run-calls.ts";

const read = toolOf({
  ...{ name: "read", description: "Reads", input: z.object({ what: z.string() }) },
  run: async ({ what }) => `first of ${what}\nsecond of ${what}`,
});
const call = (what: unknown, at: number, name = "read") => ({
  ...{ id: `call-${at}`, name },
  input: { what },
});
const run = (calls: ReturnType<typeof call>[], limits = { calls: 6, characters: 10_000 }) =>
  runCalls(calls, [read], limits, new AbortController().signal);

describe("the calls of one turn", () => {
  test("[N] are answered each, in their order", async () => {
    const { message, results } = await run([call("a", 1), call("b", 2)]);
    expect(results).toEqual(["first of a\nsecond of a", "first of b\nsecond of b"]);
    expect(message.content).toMatchObject([{ toolCallId: "call-1" }, { toolCallId: "call-2" }]);
  });

  test("[N] that are wrong say what is wrong, and are no results", async () => {
    const wrong = await run([call(7, 1), call("a", 2, "write")]);
    expect(wrong).toMatchObject({ results: [], allWrong: true });
    expect(JSON.stringify(wrong.message)).toContain("does not fit the schema");
    expect(JSON.stringify(wrong.message)).toContain("no such tool. There are: read");
    expect((await run([call(7, 1), call("a", 2)])).allWrong).toBe(false);
  });

  test("[Q-6] that fail are answered so, and the others still run", async () => {
    const fails = toolOf({
      ...{ name: "fail", description: "Fails", input: z.object({ what: z.string() }) },
      run: () => Promise.reject(new Error("database: secret")),
    });
    const both = (signal: AbortSignal) =>
      runCalls(
        [call("a", 1, "fail"), call("b", 2)],
        [read, fails],
        { calls: 6, characters: 10_000 },
        signal,
      );
    const { message, results, allWrong } = await both(new AbortController().signal);
    expect(results).toEqual(["first of b\nsecond of b"]);
    expect(allWrong).toBe(false);
    expect(JSON.stringify(message)).toContain("The tool failed");
    expect(JSON.stringify(message)).not.toContain("secret");
    await expect(both(AbortSignal.abort())).rejects.toThrow();
  });

  test("[N] beyond the limit are answered and not run, which is no fault of theirs", async () => {
    const { message, results, allWrong } = await run([call("a", 1), call("b", 2)], {
      ...{ calls: 1, characters: 10_000 },
    });
    expect(results).toHaveLength(1);
    expect(message.content).toHaveLength(2);
    expect(allWrong).toBe(false);
  });

  test("[N] that say more than there is room for are cut between lines", async () => {
    const { results } = await run([call("a", 1), call("b", 2)], { calls: 6, characters: 15 });
    expect(results).toEqual(["first of a\n(The rest does not fit.)"]);
  });
});
