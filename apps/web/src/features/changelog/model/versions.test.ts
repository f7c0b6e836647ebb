import { expect, test } from "vitest";
import product from "../../../../package.json" with { type: "json" };
import { CURRENT_VERSION, VERSIONS } from "./versions.ts";

test("[HEAD-04] the roadmap comes first, then versions from the current one back to 0.2", () => {
  expect(VERSIONS.map(({ number, badge }) => [number, badge])).toEqual([
    ["0.6", "changelog.soon"],
    ["0.5", "changelog.current"],
    ["0.4", "changelog.major"],
    ["0.3", null],
    ["0.2", null],
  ]);
});

test("[HEAD-04] the current version is the product's own", () => {
  expect(product.version).toBe(`${CURRENT_VERSION}.0`);
});
