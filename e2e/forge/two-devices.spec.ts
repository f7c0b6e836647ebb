import { signIn } from "../support/accounts.ts";
import { expectCode } from "../support/code.ts";
import { act, BOLT, CHIEFTAIN, lineOf, openDeck } from "../support/deck-page.ts";
import { copiesOf, makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[FOR-06] [PWA-01] two devices that edited one deck without network are put together, and asked where they differ", async ({
  signedIn: page,
  context,
  player,
  browser,
  baseURL,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  const device = await browser.newContext({ baseURL: baseURL ?? "" });
  await signIn(device.request, baseURL ?? "", player);
  const here = { page, language, t };
  const there = { page: await device.newPage(), language, t };
  for (const reader of [here, there]) {
    await openDeck(reader, id);
    await expectCode(reader.page, "deferred-frame", "queueing", "waiting-tag", "menu-surface");
  }
  await context.setOffline(true);
  await device.setOffline(true);
  await act(here, BOLT[language], t("deckPage.edit.oneMore"));
  await expect(lineOf(here, BOLT[language]).getByText("2", { exact: true })).toBeVisible();
  await act(here, CHIEFTAIN[language], t("deckPage.edit.remove"));
  await expect(page.getByText(t("outbox.count", { count: 2 }))).toBeVisible();
  await act(there, BOLT[language], t("deckPage.edit.remove"));
  await expect(there.page.getByText(t("outbox.count", { count: 1 }))).toBeVisible();

  await device.setOffline(false);
  await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(0);
  await context.setOffline(false);
  const choose = page.getByRole("button", { name: t("outbox.notice.decide"), exact: true });
  await expect(choose).toBeVisible();
  expect(await copiesOf(page, id, "Goblin Chieftain")).toBe(1);
  await page.reload();
  await choose.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("rowheader", { name: BOLT[language] })).toBeVisible();
  await expect(dialog.getByRole("rowheader")).toHaveCount(1);
  await dialog.getByRole("button", { name: t("outbox.conflict.keepMine") }).click();
  await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(2);
  await expect.poll(() => copiesOf(page, id, "Goblin Chieftain")).toBe(0);
  await expect(choose).toBeHidden();
  await expect(page.getByText(t("outbox.willBeSent"), { exact: true })).toBeHidden();
  await device.close();
});
