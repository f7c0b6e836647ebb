import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isConnected } from "./connection.ts";
import { reloadForPart, wasReloadedForPart, whenReachable } from "./when-reachable.ts";

/** Whether the server answers when the page asks for it. */
const server = { answers: true };

beforeEach(() => {
  sessionStorage.clear();
  server.answers = true;
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (!server.answers) throw new TypeError("Failed to fetch");
    return new Response();
  });
});
afterEach(() => vi.restoreAllMocks());

const lost = new TypeError("Failed to fetch dynamically imported module: /part.js");

test("[DISC-08] code that the network cut off, and that the browser gives up on, loads the page again, and the next one knows", async () => {
  server.answers = false;
  const reload = vi.fn();
  const load = vi.fn(() => Promise.reject<string>(lost));
  void whenReachable(load, () => reloadForPart(reload));
  await expect.poll(isConnected).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  server.answers = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect([wasReloadedForPart(), wasReloadedForPart()]).toEqual([true, false]);
});

test("[DISC-08] code that is missing while the server answers is the page's to tell", async () => {
  const reload = vi.fn();
  await expect(whenReachable(() => Promise.reject(lost), reload)).rejects.toBe(lost);
  expect(reload).not.toHaveBeenCalled();
  expect(wasReloadedForPart()).toBe(false);
});
