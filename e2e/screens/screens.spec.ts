import { test as base } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectReadableColours,
} from "../support/accessible.ts";
import { LOCAL_URL, modelStackOf } from "../support/addresses.ts";
import { LOOKS, lookOf, nameOf, otherSizeOf, otherThemeOf, WINDOWS } from "./looks.ts";
import { createSceneRunner, type SceneRunner } from "./scene-runner.ts";
import { scenes } from "./scenes.ts";

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

// Look by look: a worker keeps the page of one look at a time.
for (const look of LOOKS)
  for (const scene of scenes) {
    const shownIn = lookOf(scene);
    if (nameOf(shownIn) !== nameOf(look)) continue;
    const title = `[HEAD-07] ${scene.name}, ${nameOf(look)}: accessible, readable in either theme, and no wider than its window`;
    test(title, async ({ runner }, { parallelIndex }) => {
      const server = scene.model === true ? modelStackOf(parallelIndex) : { url: LOCAL_URL };
      await runner.show(scene, look, server, async (page) => {
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: otherThemeOf(look) });
        await expectReadableColours(page);
        if (scene.size !== undefined) return;
        await page.setViewportSize(WINDOWS[otherSizeOf(look)]);
        await expectNoSidewaysScrolling(page);
      });
    });
  }
