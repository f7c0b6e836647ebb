import { expectCode } from "../support/code.ts";
import { combat, vigilance } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { expect, modelTest as test } from "../support/story.ts";

test("[DISC-08] nothing typed or asked is lost when the network drops in the middle of an answer", async ({
  behave,
  signedIn: page,
  context,
  language,
  t,
  ask,
}) => {
  await behave("held");
  const composer = await ask(combat[language]);
  await expect(
    page.getByRole("button", { name: t("oracle.composer.stop"), exact: true }).first(),
  ).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(combat[language]).first()).toBeVisible();
  await composer.fill("what I type while offline stays");
  await context.setOffline(false);
  await behave("good");
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(composer).toHaveValue("what I type while offline stays");
  await page.reload();
  await expect(composer).toHaveValue("what I type while offline stays");
  await expect(page.getByText(combat[language]).first()).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ daily_count: 1, monthly_remaining: 9 });
});

test("[DISC-08] [PWA-01] a question asked offline says that it waits, and sends itself once when the network is back", {
  tag: "@both",
}, async ({ behave, signedIn: page, context, language, t, openOracle }) => {
  await behave("good");
  const composer = await openOracle();
  await composer.fill(combat[language]);
  await expectCode(page, "thread");
  await context.setOffline(true);
  await composer.press("Enter");
  await expect(page.getByText(t("oracle.thread.waitingTitle"))).toBeVisible();
  await expect(page.getByText(t("oracle.thread.waitsForNetwork")).first()).toBeVisible();
  await expect(page.getByText(t("oracle.thread.reconnecting"))).toHaveCount(0);
  await expect(page.getByText(combat[language]).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ daily_count: 1, monthly_remaining: 9 });
});

test("[PWA-01] offline, no error stands over a ruling that can be read", async ({
  behave,
  signedIn: page,
  context,
  language,
  t,
  ask,
}) => {
  await behave("good");
  // The answer comes by its own stream. The discussion that it began cannot be read.
  await page.route(/\/api\/discussions\//, (route) => route.abort());
  await ask(combat[language]);
  const ruling = page.getByText(rulingHead(t)).first();
  await expect(ruling).toBeVisible();
  await expect(page).toHaveURL(/\/discussion\//);
  const failed = page.getByText(t("oracle.access.failed"));
  await expect(failed).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline.title"))).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expect(ruling).toBeVisible();
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toBeVisible();
  await page.unroute(/\/api\/discussions\//);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: t("conversation.export.menu") })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test("[DISC-08] an answer that arrives after the page was left is there on return", async ({
  behave,
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await behave("held");
  await ask(combat[language]);
  await expect(
    page.getByRole("button", { name: t("oracle.composer.stop"), exact: true }).first(),
  ).toBeVisible();
  await page.goto("about:blank");
  await expect
    .poll(async () => (await (await page.request.get(`/api/discussions`)).json()).items.length)
    .toBe(1);
  const { items } = await (await page.request.get(`/api/discussions`)).json();
  await behave("good");
  await page.goto(`/${language}/oracle/discussion/${items[0].id}`);
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
});

test("[ORA-04] a stopped answer costs nothing and can be asked again", async ({
  behave,
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await behave("held");
  await ask(vigilance[language]);
  await page
    .getByRole("button", { name: t("oracle.composer.stop"), exact: true })
    .first()
    .click();
  await expect(page.getByText(t("oracle.thread.stoppedTitle")).first()).toBeVisible();
  await expect(page.getByText(t("oracle.thread.noZap"), { exact: true })).toHaveCount(1);
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps.monthly_remaining).toBe(10);
});

test("[ORA-04] a stop that comes too late says what the answer cost", async ({
  behave,
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await behave("held");
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/runs\/[^/]+$/, async (route) => {
    await held;
    await route.continue();
  });
  await ask(combat[language]);
  await page
    .getByRole("button", { name: t("oracle.composer.stop"), exact: true })
    .first()
    .click();
  await behave("good");
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  letGo();
  await expect(page.getByText(t("oracle.thread.stoppedTooLate", { count: 1 }))).toBeVisible();
  await expect(page.getByText(t("oracle.thread.stoppedTitle"))).toHaveCount(0);
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps.monthly_remaining).toBe(9);
});

test("[ORA-13] a model that declines is named in the chat, with a retry that works", async ({
  behave,
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await behave("refusal");
  await ask(combat[language]);
  await expect(page.getByText(t("errors.MODEL_UNAVAILABLE")).first()).toBeVisible();
  await behave("good");
  await page
    .getByRole("button", { name: t("oracle.thread.retry") })
    .first()
    .click();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
});
