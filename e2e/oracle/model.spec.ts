import { errorSentence } from "@spellwright/locales";
import { reach, vigilance } from "../support/questions.ts";
import { expect, modelTest as test } from "../support/story.ts";

test("[DATA-08] [BILL-08] a model's ruling is seen while it forms; stopping it then is charged, and says so", async ({
  signedIn: page,
  behave,
  language,
  t,
  ask,
}) => {
  await behave("hang-halfway");
  await ask(reach[language]);
  const forming = page.getByTestId("forming");
  await expect(forming).toContainText(t("model.forming"));
  await expect(forming).toContainText(/portée|reach/i);
  await page
    .getByRole("button", { name: t("oracle.composer.stop"), exact: true })
    .first()
    .click();
  await expect(page.getByText(t("oracle.thread.stoppedTitle")).first()).toBeVisible();
  await expect(forming).toBeHidden();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps.monthly_remaining).toBe(9);
  await expect(
    page.getByText(errorSentence("RUN_STOPPED_CHARGED", {}, language), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(t("oracle.thread.noZap"), { exact: true })).toHaveCount(0);
});

test("[ORA-17] a model that cites rules for what they do not say gets no ruling through", async ({
  signedIn: page,
  behave,
  language,
  t,
  ask,
}) => {
  await behave("injection");
  await ask(vigilance[language]);
  // What is settled stands in its place, free.
  await expect(page.getByText(t("model.withheld", { asked: "fake-judge" }))).toBeVisible();
  await expect(page.getByText(/evil\.example/)).toHaveCount(0);
});
