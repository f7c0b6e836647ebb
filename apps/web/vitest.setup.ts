import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { WAIT_MS } from "../../test-limits.ts";

configure({ asyncUtilTimeout: WAIT_MS });

// The files of a worker share the document and the libraries, which take longer to load than most tests;
// each begins with modules of ours that nobody used, and leaves the document as it was.
vi.resetModules();
const { setTimeout } = globalThis;
// A page that lost its server looks for it: it finds it, and the next test begins with a connection.
afterEach(async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response();
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.fetch = fetch;
});
afterAll(() => {
  cleanup();
  const { documentElement: root, head, body } = document;
  for (const element of [root, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // A database that a file brought: what is kept in it would answer for the network of the next one.
  Reflect.deleteProperty(globalThis, "indexedDB");
  history.replaceState(null, "", "/");
});
