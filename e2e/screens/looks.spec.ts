import { expect, test } from "@playwright/test";
import { looksOf } from "./looks.ts";
import { scenes } from "./scenes.ts";

test("[HEAD-07] every screen is met in both languages, in both themes and at each size it has", () => {
  for (const scene of scenes) {
    const looks = looksOf(scene);
    const met = {
      languages: looks.map(({ language }) => language).sort(),
      themes: looks.map(({ theme }) => theme).sort(),
      sizes: [...new Set(looks.map(({ size }) => size))].sort((a, b) => a - b),
    };
    const sizes = scene.size === undefined ? [390, 1280] : [scene.size];
    expect(met, scene.name).toEqual({
      languages: ["en", "fr"],
      themes: ["dark", "light"],
      sizes,
    });
  }
});

test("no two screens have one name, which their pictures are stored under", () => {
  const names = scenes.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
});
