import type { BrowserContext } from "@playwright/test";
import { expectAccessible, modelTest, test } from "../support/story.ts";
import { scenes } from "./scenes.ts";
import { signIn } from "./sign-in.ts";
import type { Scene, Stage } from "./stage.ts";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Cookies of the demo account, by server: it signs in once, or its settings would list every screen. */
const signedIn = new Map<string, Cookies>();

const enter = async (context: BrowserContext, base: string): Promise<void> => {
  const cookies = signedIn.get(base);
  if (cookies !== undefined) return context.addCookies(cookies);
  await signIn(context, base);
  signedIn.set(base, await context.cookies());
};

const perform = async (scene: Scene, stage: Stage, base: string | undefined): Promise<void> => {
  if (scene.signedIn !== false) await enter(stage.context, base ?? "");
  await scene.show(stage);
  await expectAccessible(stage.page);
};

for (const scene of scenes) {
  const title = `[HEAD-07] ${scene.name}: accessible, and no wider than its window`;
  const tag = scene.size === undefined ? [] : [`@${scene.size}`];
  if (scene.model === true)
    modelTest(title, { tag }, async ({ page, context, language, t, stack }) =>
      perform(scene, { page, context, language, t, fakeUrl: stack.fakeUrl }, stack.url),
    );
  else
    test(title, { tag }, async ({ page, context, language, t, baseURL }) =>
      perform(scene, { page, context, language, t, fakeUrl: undefined }, baseURL),
    );
}
