import { expect, test } from "vitest";
import product from "../../../../package.json" with { type: "json" };
import { CURRENT_VERSION, VERSIONS } from "./versions.ts";

test("[HEAD-04] versions go from the current one back to 0.2, then comes the roadmap", () => {
  expect(VERSIONS.map(({ number, badge }) => [number, badge])).toEqual([
    ["0.5", "changelog.current"],
    ["0.4", "changelog.major"],
    ["0.3", null],
    ["0.2", null],
    ["0.6", "changelog.soon"],
  ]);
});

test("[HEAD-04] the current version is the product's own", () => {
  expect(product.version).toBe(`${CURRENT_VERSION}.0`);
});
