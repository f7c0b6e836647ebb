import type { Locator } from "@playwright/test";
import { askDirectly } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

/** A small desktop, the same at 200 %, and the smallest phones. */
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 320, height: 640 },
] as const;

test("[ORA-05] the composer of a discussion is one line high until something is written, and never takes more than a fifth of the screen", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await askDirectly(page.request, combat[language]);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto(`/${language}/oracle/discussion/${id}`);
    const field = page.getByLabel(t("oracle.composer.label"), { exact: true });
    const box = page.locator("[data-composer]");
    // What was written on the screen before is kept.
    await field.fill("");
    // The field and its edge: no second line, and no row of tools below it.
    expect(await heightOf(box), `${screen.width} empty`).toBeLessThanOrEqual(
      (await heightOf(field)) + 2,
    );
    expect(await heightOf(field)).toBeLessThanOrEqual(56);
    await field.fill(Array.from({ length: 20 }, (_, line) => `${line}`).join("\n"));
    expect(await heightOf(box), `${screen.width} written`).toBeLessThanOrEqual(screen.height / 5);
    await expect(page.getByRole("button", { name: t("oracle.composer.send") })).toBeInViewport();
    const effort = t("oracle.effort.button", { effort: t("oracle.effort.low"), count: 1 });
    await expect(page.getByRole("button", { name: effort })).toBeVisible();
  }
});

test("[ORA-05] an empty composer begins one line high, its tools in one row", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${language}/oracle`);
  const field = page.getByLabel(t("oracle.composer.label"), { exact: true });
  expect(await heightOf(field)).toBeLessThanOrEqual(56);
  expect(await heightOf(page.locator("[data-composer]"))).toBeLessThanOrEqual(128);
});
