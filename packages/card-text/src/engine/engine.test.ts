import { describe, expect, it } from "vitest";
import { choose } from "./choose.ts";
import { series } from "./lists.ts";
import { makeReadyInSteps } from "./made-ready.ts";
import { named } from "./named.ts";
import { node, opt, phrase } from "./phrase.ts";
import type { Rule } from "./rule.ts";
import { sourceOf } from "./source.ts";
import { oneOf } from "./words.ts";

const animal = oneOf("otter", "heron", "old heron");
const read = <T>(rule: Rule<T>, text: string) => rule.read(sourceOf(text.split(" ")), 0);

describe("the grammar's engine", () => {
  it("[T-1] reads the fields of a phrase and writes the same words", () => {
    const feeds = node({
      verb: "feed",
    })`feed the ${{ what: animal }} ${{ when: opt(oneOf("now")) }}`;
    const [found] = read(feeds, "feed the old heron now");

    expect(found?.value).toEqual({ verb: "feed", what: "old heron", when: "now" });
    expect(feeds.write(found?.value)).toEqual(["feed", "the", "old", "heron", "now"]);
  });

  it("[DATA-06] works out before the first reading what that would work out", () => {
    let made = 0;
    const rule = named(() => {
      made++;
      return choose(animal, phrase`no ${{ what: animal }}`);
    });
    expect(made).toBe(0);
    for (const _ of makeReadyInSteps());
    expect(made).toBe(1);
    read(rule, "no heron");
    expect(made).toBe(1);
  });

  it("[T-1] gives all ways to read, and prefers the longest of a named rule", () => {
    const pair = named(() =>
      choose(phrase`${{ one: animal }}`, phrase`${{ one: animal }} and ${{ two: animal }}`),
    );

    expect(read(pair, "otter and heron").map(({ end }) => end)).toEqual([3, 1]);
  });

  it("[T-1] writes no value that has a field it does not know", () => {
    const plain = phrase`the ${{ what: animal }}`;

    expect(plain.write({ what: "otter", colour: "brown" })).toBeUndefined();
  });

  it("[T-1] reads a series with its commas and refuses one without", () => {
    const list = series(animal, "or");

    expect(read(list, "otter , heron , or otter")[0]?.value).toEqual(["otter", "heron", "otter"]);
    expect(read(list, "otter , heron or otter")).toEqual([]);
  });
});
