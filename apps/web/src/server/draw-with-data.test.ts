import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { drawWithData, hasPersonalData } from "./draw-with-data.ts";

const DECK = [["decks", "read"], { input: { id: "goblins" } }];
const RULE = [["rules", "read"], { input: { number: "702.2" } }];

/** A page that asks for one thing when it is first drawn, and shows what is there of it. */
const pageWith = (queryKey: readonly unknown[], queryFn: () => Promise<string>) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draw = () => {
    queries.getQueryCache().build(queries, { queryKey, queryFn });
    return queries.getQueryData<string>(queryKey) ?? "skeleton";
  };
  return { queries, draw };
};

test("[T-6] a page is drawn with what everybody may read, which is nobody’s own", async () => {
  const { queries, draw } = pageWith(RULE, async () => "Deathtouch");
  expect(await drawWithData(draw, queries)).toBe("Deathtouch");
  expect(hasPersonalData(queries)).toBe(false);
});

test("[FOR-05] a deck is drawn with its page, and goes along with it", async () => {
  const { queries, draw } = pageWith(DECK, async () => "Goblins");
  expect(await drawWithData(draw, queries)).toBe("Goblins");
  expect(queries.getQueryData(DECK)).toBe("Goblins");
  expect(hasPersonalData(queries)).toBe(true);
});

test("[T-6] a page is sent without a deck that is late", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { queries, draw } = pageWith(DECK, () => new Promise<string>(() => undefined));
  const drawn = drawWithData(draw, queries);
  await vi.advanceTimersByTimeAsync(200);
  expect(await drawn).toBe("skeleton");
  expect(hasPersonalData(queries)).toBe(false);
});

test("[T-6] a page is sent without a deck that cannot be read", async () => {
  const { queries, draw } = pageWith(DECK, () => Promise.reject(new Error("away")));
  expect(await drawWithData(draw, queries)).toBe("skeleton");
  expect(hasPersonalData(queries)).toBe(false);
});
