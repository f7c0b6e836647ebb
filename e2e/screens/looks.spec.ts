import { expect, test } from "@playwright/test";
import { LOOKS, lookOf, nameOf } from "./looks.ts";
import { scenes } from "./scenes.ts";

test("[HEAD-07] every look there is shows at least a twentieth of the screens", () => {
  for (const look of LOOKS) {
    const shown = scenes.filter((scene) => nameOf(lookOf(scene)) === nameOf(look));
    expect(shown.length, nameOf(look)).toBeGreaterThan(scenes.length / 20);
  }
});

test("[HEAD-07] a screen of one size is shown at that size", () => {
  for (const scene of scenes)
    if (scene.size !== undefined) expect(lookOf(scene).size, scene.name).toBe(scene.size);
});

test("no two screens have one name, which their pictures are stored under", () => {
  const names = scenes.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
});
