import { expect, test } from "@playwright/test";
import { scenes } from "./scenes.ts";
import { VARIANTS, variantName, variantOf } from "./variants.ts";

test("[HEAD-07] every variant there is shows at least a twentieth of the screens", () => {
  for (const variant of VARIANTS) {
    const shown = scenes.filter((scene) => variantName(variantOf(scene)) === variantName(variant));
    expect(shown.length, variantName(variant)).toBeGreaterThan(scenes.length / 20);
  }
});

test("[HEAD-07] a screen of one size is shown at that size", () => {
  for (const scene of scenes)
    if (scene.size !== undefined) expect(variantOf(scene).size, scene.name).toBe(scene.size);
});

test("[HEAD-07] no two screens have one name, which their pictures are stored under", () => {
  const names = scenes.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
});
