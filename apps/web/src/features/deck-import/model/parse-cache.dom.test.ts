import type { ParsedDeck } from "@spellwright/contract";
import { afterEach, describe, expect, test } from "vitest";
import { cachedParse, cacheParse, type ListToParse } from "./parse-cache.ts";
import { parsedWith } from "./parsed-for-tests.ts";

const MINUTE = 60_000;
const list = (text: string, changes: Partial<ListToParse> = {}): ListToParse => ({
  text,
  format: null,
  language: "fr",
  ...changes,
});
const parsed = (name: string, changes: Partial<ParsedDeck> = {}) =>
  parsedWith({ name, mainCount: 1, ...changes });
const nameAt = (text: string, now: number) => cachedParse(list(text), now)?.name ?? null;

describe("[IMP-08] the reading of a list", () => {
  afterEach(() => {
    Object.assign(Storage.prototype, { setItem });
    sessionStorage.clear();
  });
  const { setItem } = Storage.prototype;

  test("is kept in the tab for half an hour, by text, format and language", () => {
    cacheParse(list("1 Opt"), parsed("Opt"), 0);
    expect(nameAt("1 Opt", 30 * MINUTE - 1)).toBe("Opt");
    expect(nameAt("1 Opt", 30 * MINUTE)).toBeNull();
    expect(nameAt("2 Opt", 1)).toBeNull();
    expect(cachedParse(list("1 Opt", { language: "en" }), 1)).toBeNull();
    expect(cachedParse(list("1 Opt", { format: "modern" }), 1)).toBeNull();
  });

  test("is kept for the twenty newest", () => {
    for (let at = 0; at < 21; at++) cacheParse(list(`${at} Opt`), parsed(`${at}`), at);
    expect([nameAt("0 Opt", 21), nameAt("1 Opt", 21), nameAt("20 Opt", 21)]).toEqual([
      null,
      "1",
      "20",
    ]);
  });

  test("is kept for the five newest where the storage is full", () => {
    for (let at = 0; at < 10; at++) cacheParse(list(`${at} Opt`), parsed(`${at}`), at);
    const room = JSON.stringify(Array.from({ length: 6 }, () => parsed("0"))).length;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
    cacheParse(list("10 Opt"), parsed("10"), 10);
    const names = Array.from({ length: 11 }, (_, at) => nameAt(`${at} Opt`, 11));
    expect(names.filter((name) => name !== null)).toEqual(["6", "7", "8", "9", "10"]);
  });

  test("is asked for again where it left a card unknown, or a service silent", () => {
    cacheParse(list("1 Blorgh"), parsed("a", { unknownCount: 1 }), 0);
    const warnings = [{ code: "cardServiceUnavailable", message: "Scryfall" }];
    cacheParse(list("1 Opt"), parsed("b", { warnings } as Partial<ParsedDeck>), 0);
    expect([nameAt("1 Blorgh", 1), nameAt("1 Opt", 1)]).toEqual([null, null]);
  });

  test("is not taken from what another version left there", () => {
    sessionStorage.setItem("deck-import-readings", "{");
    expect(nameAt("1 Opt", 0)).toBeNull();
  });
});
