import { pagePath } from "@spellwright/locales";
import { expect, installedTest as test } from "../support/front.ts";
import { combat, vigilance } from "../support/questions.ts";

test("[PWA-01] after one visit, the device answers without network at no cost, and the answer survives a reload", async ({
  signedIn: page,
  context,
  front,
  workerReady,
  language,
  t,
}) => {
  await page.goto(front.url + pagePath(language, "oracle"));
  await workerReady();
  await front.cut();
  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline.oracle"))).toBeVisible();
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  const ask = async (question: string) => {
    await composer.fill(question);
    await composer.press("Enter");
  };
  await ask(combat[language]);
  const head = page.getByText(t("oracle.ruling.headRuling"));
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

test("[PWA-01] the full pack is downloaded over an interruption, answers without network, and is deleted", async ({
  signedIn: page,
  context,
  front,
  workerReady,
  language,
  t,
}) => {
  await page.goto(front.url + pagePath(language, "settings"));
  await workerReady();
  const { chunks } = await (await page.request.get(`${front.url}/api/data-pack`)).json();
  front.lose(chunks.at(-1).sha256);
  const button = (name: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(name), exact: true });
  await button("offline.pack.download").click();
  await expect(page.getByText(t("offline.pack.failed.network"))).toBeVisible();
  await page.reload();
  front.lose(null);
  await button("offline.pack.resume").click();
  await expect(page.getByText(t("offline.full"), { exact: false })).toBeVisible();
  await expect(button("offline.pack.resume")).toHaveCount(0);

  await front.cut();
  await context.setOffline(true);
  await page.goto(front.url + pagePath(language, "oracle"));
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(combat[language]);
  await composer.press("Enter");
  const mark = page.getByRole("note").filter({ hasText: t("offline.answered") });
  await expect(mark).toContainText(t("offline.full"));

  await page.goto(front.url + pagePath(language, "settings"));
  await button("offline.pack.remove").click();
  await expect(page.getByText(t("offline.pack.removed"))).toBeVisible();
  const kept = await page.evaluate(async () => (await caches.open("full-pack")).keys());
  expect(kept).toHaveLength(0);
});
