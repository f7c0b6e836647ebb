import { countShifts } from "../support/layout-shifts.ts";
import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { expect, test } from "../support/story.ts";

test("[ORA-01] [DISC-05] once a question is asked nothing jumps: not for the ruling, not for sharing", {
  tag: "@both",
}, async ({ signedIn: page, language, t, openOracle }) => {
  const shifts = await countShifts(page);
  const composer = await openOracle();
  await composer.fill(combat[language]);
  // The answer waits until the question stands, which is what the person's own key moves.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/ruling", async (route) => {
    await held;
    await route.continue();
  });
  await composer.press("Enter");
  await expect(page.getByRole("main").getByText(combat[language]).first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("oracle.composer.stop") }).first()).toBeVisible();
  await shifts();
  letGo();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(
    page.getByRole("button", { name: t("discussions.share.open") }).first(),
  ).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
});
