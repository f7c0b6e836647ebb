import { describe, expect, it } from "vitest";
import type { CodePart } from "./code-part.ts";
import { mergeParts } from "./merge-parts.ts";

const part = (
  name: string,
  first: string,
  given: Partial<Pick<CodePart, "size" | "needs">> & { readonly later?: string } = {},
): CodePart => ({
  name,
  title: name,
  modules: [`${name}.ts`],
  size: given.size ?? 500,
  first: new Set(first),
  ever: new Set(first + (given.later ?? "")),
  needs: given.needs ?? [],
});

/** The files of pages a, b and c, each as its parts in alphabetical order. */
const filesOf = (parts: readonly CodePart[], visits: Partial<Record<string, number>> = {}) =>
  mergeParts(parts, new Map([..."abc"].map((page) => [page, visits[page] ?? 1])))
    .map(({ modules }) => modules.map((module) => module.replace(".ts", "")).sort())
    .map((names) => names.join("+"))
    .sort();

describe("[R] mergeParts", () => {
  it("makes one file of what the same pages load, called after its largest part", () => {
    const parts = [part("one", "ab"), part("two", "ab", { size: 900 }), part("three", "ab")];
    expect(mergeParts(parts, new Map([..."ab"].map((page) => [page, 1])))).toEqual([
      { title: "two", modules: expect.arrayContaining(["one.ts", "two.ts", "three.ts"]) },
    ]);
  });

  it("lets a page load a small part in vain where others save a request", () => {
    expect(filesOf([part("all", "abc"), part("two", "ab")])).toEqual(["all+two"]);
  });

  it("leaves a large part apart that a page would load in vain", () => {
    const large = part("large", "ab", { size: 50_000 });
    expect(filesOf([part("all", "abc"), large])).toEqual(["all", "large"]);
  });

  it("weighs pages by how much they are visited", () => {
    const parts = [part("all", "abc"), part("mine", "a", { size: 2000 })];
    expect(filesOf(parts)).toEqual(["all", "mine"]);
    expect(filesOf(parts, { a: 3 })).toEqual(["all+mine"]);
  });

  it("leaves apart from a large part what other pages load later without it", () => {
    const parts = [part("large", "a", { size: 90_000 }), part("small", "a", { later: "bc" })];
    expect(filesOf(parts)).toEqual(["large", "small"]);
  });

  it("joins no two parts that a third stands between: their files would import each other", () => {
    const between = [
      part("page", "a", { needs: ["large"] }),
      part("large", "ab", { needs: ["base"], size: 90_000 }),
      part("base", "ab"),
    ];
    for (const names of filesOf(between).map((name) => name.split("+")))
      expect(names.includes("page") && names.includes("base")).toBe(names.includes("large"));
  });

  it("counts what a part brings along", () => {
    const alone = [part("all", "abc"), part("mine", "ab")];
    const [all, mine] = alone as [CodePart, CodePart];
    const heavy = part("heavy", "ab", { size: 50_000 });
    expect(filesOf(alone)).toEqual(["all+mine"]);
    expect(filesOf([all, { ...mine, needs: ["heavy"] }, heavy])).not.toContain("all+mine");
  });
});
