import type { Page } from "@playwright/test";
import { expectCode } from "../support/code.ts";
import { combat, vigilance } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { delayTimers, holdCode } from "../support/slow-phone.ts";
import { expect, test } from "../support/story.ts";

/** The server answers nothing about zaps: the check of ORA-07 has nothing to go by. */
const withoutZapStatus = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const isStatus = /\/api\/(billing\/status|user-zaps)/.test(address);
      return isStatus ? new Promise<Response>(() => undefined) : send(input, init);
    };
  });

const discussionsOf = async (page: Page): Promise<readonly { readonly id: string }[]> =>
  (await (await page.context().request.get("/api/discussions")).json()).items;

test("[DISC-08] a question whose page is left in the same moment reaches the server, once", async ({
  signedIn: page,
  context,
  language,
  t,
  openOracle,
}) => {
  await withoutZapStatus(page);
  const composer = await openOracle();
  await composer.fill(combat[language]);
  await composer.press("Enter");
  await page.close();
  await expect.poll(async () => (await discussionsOf(page)).length).toBe(1);

  const back = await context.newPage();
  await back.goto(`/${language}/oracle`);
  await expect(back.getByText(rulingHead(t)).first()).toBeVisible();
  expect(await discussionsOf(page)).toHaveLength(1);
  const { zaps } = await (await context.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ daily_count: 1, monthly_remaining: 9 });
});

test("[DISC-08] a question asked without network, its page left, is sent on return", async ({
  signedIn: page,
  context,
  language,
  t,
  openOracle,
}) => {
  // A device that answers by itself is another story: what it answered joins, at no cost.
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  const composer = await openOracle();
  await composer.fill(combat[language]);
  await context.setOffline(true);
  await composer.press("Enter");
  await expect(composer).toHaveValue("");
  await page.close();
  await context.setOffline(false);
  expect(await discussionsOf(page)).toHaveLength(0);

  const back = await context.newPage();
  await back.goto(`/${language}/oracle`);
  await expect(back.getByText(rulingHead(t)).first()).toBeVisible();
  expect(await discussionsOf(page)).toHaveLength(1);
  const { zaps } = await (await context.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ daily_count: 1, monthly_remaining: 9 });
});

test("[DISC-08] two questions asked without network, which this device cannot answer, are sent one after the other", async ({
  signedIn: page,
  context,
  language,
  t,
  openOracle,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  const composer = await openOracle();
  await expectCode(page, "thread");
  await context.setOffline(true);
  const waiting = page.getByText(t("oracle.thread.waitingTitle"));
  for (const [place, question] of [combat[language], vigilance[language]].entries()) {
    await composer.fill(question);
    await composer.press("Enter");
    await expect(waiting).toHaveCount(place + 1);
  }
  await context.setOffline(false);
  await expect(page.getByText(rulingHead(t))).toHaveCount(2);
  const discussions = await discussionsOf(page);
  expect(discussions).toHaveLength(1);
  const { items } = await (
    await context.request.get(`/api/discussions/${discussions[0]?.id}/messages`)
  ).json();
  const asked = items.filter(({ role }: { role: string }) => role === "user");
  expect(asked.map(({ payload }: { payload: { content: string } }) => payload.content)).toEqual([
    ...[combat[language], vigilance[language]],
  ]);
});

test("[ORA-07] [DISC-08] what is typed right after sending stays", async ({
  signedIn: page,
  language,
  t,
  openOracle,
}) => {
  await withoutZapStatus(page);
  const composer = await openOracle();
  await composer.fill(combat[language]);
  await composer.press("Enter");
  await composer.fill(t("oracle.samples.layers"));
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(composer).toHaveValue(t("oracle.samples.layers"));
  await page.reload();
  await expect(composer).toHaveValue(t("oracle.samples.layers"));
});

test("[ORA-01] a question is seen from the moment it is asked, before the chat's code has come", async ({
  signedIn: page,
  language,
  t,
  openOracle,
}) => {
  const letGo = await holdCode(page, "thread");
  const composer = await openOracle();
  await composer.fill(combat[language]);
  await composer.press("Enter");
  await expect(page.getByRole("main").getByText(combat[language])).toBeVisible();
  letGo();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(combat[language])).toHaveCount(1);
});

test("[ORA-02] on a slow phone the focus comes to the composer after “edit the question”, and stays", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await delayTimers(page, 400);
  const composer = await ask(combat[language]);
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await page.getByRole("button", { name: t("conversation.actions.more") }).click();
  await page.getByRole("menuitem", { name: t("conversation.actions.again") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("conversation.actions.edit") }).click();
  await expect(composer).toHaveValue(combat[language]);
  await expect(dialog).toBeHidden();
  // A dialog gives the focus back by a timer. One that is begun now comes after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await expect(composer).toBeFocused();
});
