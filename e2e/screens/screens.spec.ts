import { test as base } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectReadableColours,
} from "../support/accessible.ts";
import { LOCAL_URL, modelStackOf } from "../support/addresses.ts";
import { createSceneRunner, type SceneRunner } from "./scene-runner.ts";
import { scenes } from "./scenes.ts";
import {
  otherSizeOf,
  otherThemeOf,
  VARIANTS,
  variantName,
  variantOf,
  WINDOWS,
} from "./variants.ts";

const test = base.extend<object, { readonly runner: SceneRunner }>({
  runner: [
    async ({ browser }, use) => {
      const runner = createSceneRunner(browser);
      await use(runner);
      await runner.close();
    },
    { scope: "worker" },
  ],
});

// Variant by variant: a worker keeps the page of one variant at a time.
for (const variant of VARIANTS)
  for (const scene of scenes) {
    const shownIn = variantOf(scene);
    if (variantName(shownIn) !== variantName(variant)) continue;
    const title = `[HEAD-07] ${scene.name}, ${variantName(variant)}: accessible, readable in either theme, and no wider than its window`;
    test(title, async ({ runner }, { parallelIndex }) => {
      const server = scene.model === true ? modelStackOf(parallelIndex) : { url: LOCAL_URL };
      await runner.show(scene, variant, server, async (page) => {
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: otherThemeOf(variant) });
        await expectReadableColours(page);
        if (scene.size !== undefined) return;
        await page.setViewportSize(WINDOWS[otherSizeOf(variant)]);
        await expectNoSidewaysScrolling(page);
      });
    });
  }
