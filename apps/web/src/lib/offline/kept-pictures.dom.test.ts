import { afterEach, expect, test, vi } from "vitest";
import { countPictures, keepPicture } from "./kept-pictures.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a browser keeps, which fails to look the first time, as one that is short of room may. */
const failingOnce = () => {
  const kept = new Map<string, Response>();
  let fails = true;
  const store = {
    match: async (address: string) => {
      if (fails) {
        fails = false;
        throw new DOMException("short of room", "QuotaExceededError");
      }
      return kept.get(address);
    },
    put: async (address: string, response: Response) => void kept.set(address, response),
    keys: async () => [...kept.keys()],
  };
  return { open: async () => store };
};

test("[CARD-02] a picture that could not be kept keeps none of the later ones from it", async () => {
  vi.stubGlobal("caches", failingOnce());
  vi.stubGlobal("fetch", async () => new Response("picture"));
  await keepPicture("/api/cards/one/image");
  await keepPicture("/api/cards/two/image");
  expect(await countPictures()).toBe(1);
});
