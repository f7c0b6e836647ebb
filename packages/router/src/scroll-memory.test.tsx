import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Arrival, ShownPage } from "./create-router.ts";
import { rememberScroll } from "./scroll-memory.ts";

const at = (key: string, arrival: Arrival, hash = ""): ShownPage => ({
  location: { pathname: "/fr/rules", search: "", hash, state: {}, key },
  arrival,
  failure: undefined,
  isSamePage: false,
});

/** What a tab keeps. */
const tab = {
  read: (key: string) => sessionStorage.getItem(key),
  write: (key: string, value: string) => sessionStorage.setItem(key, value),
};

const scrollBy = (top: number) => {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
};

beforeEach(() => {
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => scrollBy(top));
  vi.stubGlobal("scrollY", 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("[ROUTE-01] going back shows a page where it was, going on shows the next one from its top", () => {
  const settle = rememberScroll(tab);
  settle(at("list", "again"));
  scrollBy(700);
  settle(at("rule", "top"));
  expect(window.scrollY).toBe(0);
  scrollBy(90);
  settle(at("list", "again"));
  expect(window.scrollY).toBe(700);
  settle(at("rule", "again"));
  expect(window.scrollY).toBe(90);
});

test("[ROUTE-01] a page that stays where it is does not move", () => {
  const settle = rememberScroll(tab);
  settle(at("list", "again"));
  scrollBy(300);
  settle(at("filtered", "still"));
  expect(window.scrollY).toBe(300);
});

test("[ROUTE-10] what the server drew stays where it was scrolled to before the page ran", () => {
  scrollBy(250);
  rememberScroll(tab)(at("opened", "again"));
  expect(window.scrollY).toBe(250);
});

test("[ROUTE-01] a reload finds the place again", () => {
  rememberScroll(tab)(at("list", "again"));
  scrollBy(480);
  window.dispatchEvent(new Event("pagehide"));
  vi.stubGlobal("scrollY", 0);
  rememberScroll(tab)(at("list", "again"));
  expect(window.scrollY).toBe(480);
});

test("[ROUTE-01] an anchor in the address is scrolled to", () => {
  document.body.innerHTML = '<p id="packs"></p>';
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  rememberScroll(tab)(at("server", "top", "#packs"));
  expect(scrolled).toHaveBeenCalledOnce();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});
