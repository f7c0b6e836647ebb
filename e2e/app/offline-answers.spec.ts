import type { Page } from "@playwright/test";
import { type PlainKey, pagePath } from "@spellwright/locales";
import { expect, installedTest as test } from "../support/interruptible-gateway.ts";
import { combat, vigilance } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";

test("[PWA-01] after one visit, the device answers without network at no cost, and the answer survives a reload", async ({
  signedIn: page,
  context,
  gateway,
  workerReady,
  language,
  t,
}) => {
  await page.goto(gateway.url + pagePath(language, "oracle"));
  await workerReady();
  await gateway.cut();
  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline.oracle"))).toBeVisible();
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  const ask = async (question: string) => {
    await composer.fill(question);
    await composer.press("Enter");
  };
  await ask(combat[language]);
  const head = page.getByText(rulingHead(t));
  const mark = page.getByRole("note").filter({ hasText: t("offline.answered") });
  await expect(head).toHaveCount(1);
  await expect(mark).toContainText(t("offline.starter"));
  // What it follows up is told from the device as well.
  await ask(vigilance[language]);
  await expect(head).toHaveCount(2);
  await expect(mark).toHaveCount(2);

  await page.reload();
  await expect(mark).toHaveCount(2);
  await expect(page.getByText(combat[language]).first()).toBeVisible();
  await expect(page.getByText(t("oracle.thread.waitingTitle"))).toHaveCount(0);
});

test("[PWA-01] [DISC-08] what was asked without network joins as one discussion, in order and for nothing, once", async ({
  signedIn: page,
  context,
  gateway,
  workerReady,
  language,
  t,
}) => {
  const oracle = gateway.url + pagePath(language, "oracle");
  await page.goto(oracle);
  await workerReady();
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  const marked = (name: "offline.answered" | "offline.joined", on: Page) =>
    on.getByRole("note").filter({ hasText: t(name) });
  await gateway.cut();
  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline.oracle"))).toBeVisible();
  for (const [place, question] of [combat[language], vigilance[language]].entries()) {
    await composer.fill(question);
    await composer.press("Enter");
    await expect(marked("offline.answered", page)).toHaveCount(place + 1);
  }
  await page.close();

  await gateway.mend();
  await context.setOffline(false);
  const back = await context.newPage();
  const other = await context.newPage();
  await Promise.all([back.goto(oracle), other.goto(oracle)]);
  const read = async (path: string) => (await context.request.get(gateway.url + path)).json();
  const messages = async (): Promise<readonly string[]> => {
    const { items } = await read("/api/discussions");
    if (items.length !== 1) return [`${items.length} discussions`];
    const stored = await read(`/api/discussions/${items[0].id}/messages`);
    return stored.items.map(({ payload }: { payload: { type: string; content: string } }) =>
      payload.type === "user" ? payload.content : payload.type,
    );
  };
  const whole = [combat[language], "oracle", vigilance[language], "oracle"];
  await expect.poll(messages).toEqual(whole);
  for (const tab of [back, other]) {
    await expect(tab).toHaveURL(/discussion\/[\w-]{36}$/);
    await expect(marked("offline.joined", tab)).toHaveCount(2);
    await expect(marked("offline.answered", tab)).toHaveCount(0);
  }
  const { zaps } = await read("/api/billing/status");
  // They cost nothing, and count in the day (T-4).
  expect(zaps).toMatchObject({ daily_count: 2, monthly_remaining: 10 });

  await back.goto(oracle);
  await expect(back.getByText(t("oracle.empty.title"))).toBeVisible();
  await back.reload();
  await expect(back.getByText(t("oracle.empty.title"))).toBeVisible();
  expect(await messages()).toEqual(whole);
});

test("[PWA-01] where the line answers nothing although the browser calls it good, this device answers at one tap", async ({
  signedIn: page,
  context,
  gateway,
  workerReady,
  language,
  t,
}) => {
  await page.goto(gateway.url + pagePath(language, "oracle"));
  await workerReady();
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await gateway.cut();
  await composer.fill(combat[language]);
  await composer.press("Enter");
  await page.getByRole("button", { name: t("notices.answerHere") }).click();
  await expect(page.getByRole("note").filter({ hasText: t("offline.answered") })).toHaveCount(1);

  await gateway.mend();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("note").filter({ hasText: t("offline.joined") })).toHaveCount(1);
  const { items } = await (await context.request.get(`${gateway.url}/api/discussions`)).json();
  expect(items).toHaveLength(1);
});

test("[PWA-01] the full pack is downloaded over an interruption, answers without network, and is deleted", async ({
  signedIn: page,
  context,
  gateway,
  workerReady,
  language,
  t,
}) => {
  await page.goto(gateway.url + pagePath(language, "settings"));
  await workerReady();
  const { chunks } = await (await page.request.get(`${gateway.url}/api/data-pack`)).json();
  gateway.lose(chunks.at(-1).sha256);
  const button = (name: PlainKey) => page.getByRole("button", { name: t(name), exact: true });
  await button("offline.pack.download").click();
  await expect(page.getByText(t("offline.pack.failed.network"))).toBeVisible();
  await page.reload();
  gateway.lose(null);
  await button("offline.pack.resume").click();
  await expect(page.getByText(new RegExp(`^${t("offline.full")}`))).toBeVisible();
  await expect(button("offline.pack.resume")).toHaveCount(0);

  await page.goto(gateway.url + pagePath(language, "oracle"));
  await gateway.cut();
  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline.oracle"))).toBeVisible();
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(combat[language]);
  await composer.press("Enter");
  const mark = page.getByRole("note").filter({ hasText: t("offline.answered") });
  await expect(mark).toContainText(t("offline.full"));

  await page.goto(gateway.url + pagePath(language, "settings"));
  await button("offline.pack.remove").click();
  await expect(page.getByText(t("offline.pack.removed"))).toBeVisible();
  const kept = await page.evaluate(async () => (await caches.open("full-pack")).keys());
  expect(kept).toHaveLength(0);
});
