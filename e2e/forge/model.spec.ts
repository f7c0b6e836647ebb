import { expect, modelTest as test } from "../support/story.ts";

const CUTS = {
  fr: "Que dois-je couper pour plus de pioche ?",
  en: "What should I cut to draw more cards?",
} as const;

test("[FOR-04] [FOR-09] a language model advises, checked and named; stopping it costs nothing", async ({
  signedIn: page,
  behave,
  language,
  t,
}) => {
  const zapsLeft = async () =>
    (await (await page.request.get("/api/billing/status")).json()).zaps.monthly_remaining;
  await page.goto(`/${language}/forge/discussion/new`);
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await behave("hang-halfway");
  await composer.fill(CUTS[language]);
  await composer.press("Enter");
  const stop = page.getByRole("button", { name: t("oracle.composer.stop"), exact: true }).first();
  await stop.click();
  await expect(page.getByText(t("oracle.thread.stoppedTitle")).first()).toBeVisible();
  await expect(stop).toBeHidden();
  expect(await zapsLeft()).toBe(10);

  await behave("good");
  await composer.fill(CUTS[language]);
  await composer.press("Enter");
  const answer = page.getByRole("article").last();
  await expect(answer.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(answer.getByText(t("oracle.ruling.zaps", { count: 1 }))).toBeVisible();
  await expect(answer.getByText(t("forgeChat.computed"))).toHaveCount(0);
  expect(await zapsLeft()).toBe(9);
});
