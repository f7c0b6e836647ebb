import { expect, test, vi } from "vitest";
import { AppError } from "../http/index.ts";
import { draw } from "./draw.ts";
import { box } from "./elements.ts";

/** One is drawn and twenty wait. These are more than that. */
const ASKED = 40;

test("[DATA-06] of more drawings than may wait the last ones are refused at once, and the others drawn", async () => {
  const element = box({}, "Forest");
  const asked = Array.from({ length: ASKED }, () =>
    draw(element, { width: 20, height: 10 }, "svg").catch((error: unknown) => error),
  );
  const answers = await Promise.all(asked);
  const refused = answers.filter((answer) => answer instanceof AppError);
  expect(refused.map(({ code, params }) => ({ code, params }))).toEqual(
    Array(ASKED - 21).fill({ code: "RATE_LIMITED", params: { retry_after: 20 } }),
  );
  const drawn = answers.filter((answer) => answer instanceof Uint8Array);
  expect(drawn).toHaveLength(21);
  for (const svg of drawn) expect(new TextDecoder().decode(svg)).toMatch(/^<svg /);
});

test("[DATA-06] nobody fills the row alone: the fifth wish of a caller is refused, another’s is drawn", async () => {
  const element = box({}, "Forest");
  const wish = (caller: string) =>
    draw(element, { width: 20, height: 10 }, "svg", caller).catch((error: unknown) => error);
  const asked = [1, 2, 3, 4, 5].map(() => wish("one"));
  const other = wish("another");
  const answers = await Promise.all(asked);
  expect(answers.map((answer) => answer instanceof Uint8Array)).toEqual([
    ...Array(4).fill(true),
    false,
  ]);
  expect(answers[4]).toMatchObject({ code: "RATE_LIMITED" });
  expect(await other).toBeInstanceOf(Uint8Array);
  // They are drawn: there is room again.
  expect(await wish("one")).toBeInstanceOf(Uint8Array);
});

test("[DATA-06] a drawing that is not there after twenty seconds is given up, and those that wait are drawn all the same", async () => {
  const wish = (element = box({}, "Forest")) => draw(element, { width: 20, height: 10 }, "svg");
  // The worker is there: what is wished for next is drawn at once, and takes it some time.
  await wish();
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(patience.signal);
  const slow = wish(
    box(
      {},
      Array.from({ length: 5_000 }, () => box({}, "Forest")),
    ),
  );
  const waiting = [wish(), wish()];
  expect(timeout.mock.calls).toEqual(Array(3).fill([20_000]));
  timeout.mockRestore();
  patience.abort();
  await expect(slow).rejects.toMatchObject({ code: "TIMEOUT" });
  for (const drawing of waiting) expect(await drawing).toBeInstanceOf(Uint8Array);
  expect(await wish()).toBeInstanceOf(Uint8Array);
});
