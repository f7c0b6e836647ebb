import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { expect, modelTest as test } from "../support/story.ts";

test("[ORA-11] [ORA-13] another answer at another effort: price first, a failure keeps the first, both stay within reach", async ({
  signedIn: page,
  behave,
  language,
  t,
  ask,
}) => {
  await behave("good");
  await ask(combat[language]);
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(page).toHaveURL(/\/discussion\//);
  const askAgain = async () => {
    await page.getByRole("button", { name: t("conversation.actions.more") }).click();
    await page.getByRole("menuitem", { name: t("conversation.actions.again") }).click();
    await page
      .getByRole("radio", { name: new RegExp(t("oracle.effort.high")) })
      .check({ force: true });
  };
  const price = t("conversation.again.ask", { count: 3 });

  await behave("refusal");
  await askAgain();
  await page.getByRole("button", { name: price }).click();
  await expect(page.getByText(t("errors.MODEL_UNAVAILABLE")).first()).toBeVisible();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();

  await behave("good");
  await page
    .getByRole("button", { name: t("oracle.thread.retry") })
    .first()
    .click();
  const versions = page.getByRole("group", { name: t("conversation.versions.label") });
  await expect(
    versions.getByText(t("conversation.versions.position", { index: 2, count: 2 })),
  ).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await versions.getByRole("button", { name: t("conversation.versions.previous") }).click();
  await expect(
    versions.getByText(t("conversation.versions.position", { index: 1, count: 2 })),
  ).toBeVisible();
  await page.reload();
  await expect(
    versions.getByText(t("conversation.versions.position", { index: 2, count: 2 })),
  ).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps.monthly_remaining).toBe(6);
});

test("[ORA-13] two discussions think at the same time, each in its own place", async ({
  signedIn: page,
  behave,
  baseURL,
  context,
  language,
  t,
  ask,
}) => {
  await behave("held");
  await ask(combat[language]);
  const stop = t("oracle.composer.stop");
  await expect(page.getByRole("button", { name: stop, exact: true }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${baseURL}/${language}/oracle`);
  const composer = other.getByLabel(t("oracle.composer.label"), { exact: true });
  const second = {
    fr: "Une 2/2 est bloquée par une 3/3. La 2/2 meurt-elle ?",
    en: "A 2/2 is blocked by a 3/3. Does the 2/2 die?",
  }[language];
  await other
    .getByRole("button", { name: t("shell.new") })
    .or(other.getByRole("button", { name: t("discussions.new") }))
    .first()
    .click();
  await composer.fill(second);
  await composer.press("Enter");
  await expect(other.getByRole("button", { name: stop, exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: stop, exact: true }).first()).toBeVisible();
  await behave("good");
  for (const [each, question] of [
    [page, combat[language]],
    [other, second],
  ] as const) {
    await expect(each.getByText(rulingHead(t)).first()).toBeVisible();
    await expect(each.getByRole("article")).toHaveCount(1);
    await expect(each.getByTestId("question").filter({ hasText: question })).toBeVisible();
  }
  expect(page.url()).not.toBe(other.url());
});
