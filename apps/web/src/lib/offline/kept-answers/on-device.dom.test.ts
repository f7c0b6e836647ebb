import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readOnDevice, readOnDeviceBy } from "./on-device.ts";

const asked: unknown[] = [];
let isReachable = false;

const isPage = { controller: {} };
beforeEach(() => {
  asked.length = 0;
  isReachable = false;
  vi.stubGlobal("fetch", async () => {
    if (!isReachable) throw new TypeError("Failed to fetch");
    return new Response();
  });
  Object.defineProperty(navigator, "serviceWorker", { value: isPage, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllGlobals();
});

const input = { language: "en" };

test("[PWA-01] a page of the rules that comes before the reader of the packs waits for it", async () => {
  const first = readOnDevice("rules.contents", input);
  readOnDeviceBy(async (call, given) => {
    asked.push(call);
    return call === "rules.term" ? Promise.reject(new Error("damaged")) : given;
  });
  expect(await first).toEqual(input);
  expect(asked).toEqual(["rules.contents"]);
});

test("[PWA-01] packs that cannot be read answer nothing", async () => {
  expect(await readOnDevice("rules.term", input)).toBeUndefined();
  expect(asked).toEqual(["rules.term"]);
});

test("[PWA-01] with a network, without what keeps the code, and for anything else nothing is asked of the packs", async () => {
  expect(await readOnDevice("decks.read", input)).toBeUndefined();
  isReachable = true;
  window.dispatchEvent(new Event("online"));
  expect(await readOnDevice("rules.contents", input)).toBeUndefined();
  isReachable = false;
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(await readOnDevice("rules.contents", input)).toBeUndefined();
  expect(asked).toEqual([]);
});
