import type { Page } from "@playwright/test";
import { pagePath } from "@spellwright/locales";
import { makeDeck } from "../support/decks.ts";
import { expect, installedTest as test } from "../support/interruptible-gateway.ts";
import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { holdTime, letPass } from "../support/time.ts";

/** After a page has opened, its decks are read ahead. */
const READ_AHEAD_MS = 15_000;

/** What the device keeps, by call. */
const keptCalls = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("kept");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const asked = database.transaction("answers").objectStore("answers").getAllKeys();
          asked.onsuccess = () => {
            resolve(asked.result.map((key) => (key as string[]).slice(1).join(" ")));
            database.close();
          };
        };
      }),
  );

test("[PWA-01] [AUTH-01] what was opened and one's own decks are read without network, and are gone after the sign-out", async ({
  signedIn: page,
  context,
  gateway,
  workerReady,
  behave,
  language,
  t,
}) => {
  await behave("good");
  const deck = await makeDeck(page.request);
  await holdTime(page);
  const at = (path: string) => gateway.url + path;
  await page.goto(at(pagePath(language, "rule", "702.19b")));
  await workerReady();
  await page.goto(at(pagePath(language, "card", "Lightning Bolt")));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lightning Bolt");
  await page.goto(at(pagePath(language, "oracle")));
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(combat[language]);
  await composer.press("Enter");
  const ruling = page.getByText(rulingHead(t)).first();
  await expect(ruling).toBeVisible();
  await expect(page).toHaveURL(/\/discussion\//);
  const discussion = page.url();
  await letPass(page, READ_AHEAD_MS);
  // Never opened.
  await expect.poll(() => keptCalls(page)).toContain(`decks.read {"id":"${deck}"}`);
  await expect.poll(() => keptCalls(page)).toContainEqual(expect.stringMatching(/^decks\.list/));

  await gateway.cut();
  await context.setOffline(true);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(discussion);
  await expect(ruling).toBeVisible();
  await expect(page.getByText(t("shell.offline.title"))).toBeVisible();
  await page.goto(at(pagePath(language, "forge")));
  // What is edited meanwhile is seen as well after a reload, and waits.
  const favorite = page.getByRole("button", {
    name: t("forge.deck.favorite", { name: "Vacarme" }),
  });
  await favorite.click();
  await expect(page.getByText(t("outbox.count", { count: 1 }))).toBeVisible();
  await page.reload();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(t("outbox.count", { count: 1 }))).toBeVisible();
  await page.getByRole("link", { name: "Vacarme" }).first().click();
  await expect(heading).toHaveText("Vacarme");
  await expect(page.getByText("Goblin Chieftain").first()).toBeVisible();
  await page.goto(at(pagePath(language, "rule", "702.19b")));
  await expect(heading).toContainText("702.19b");
  await page.goto(at(pagePath(language, "card", "Lightning Bolt")));
  await expect(heading).toContainText("Lightning Bolt");
  // A card that was never opened is found, and read from the pack of the device.
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: t("search.palette.field") }).fill("counterspell");
  await page.getByRole("option", { name: "Counterspell" }).click();
  await expect(heading).toContainText("Counterspell");
  await expect(page.getByText(t("cards.summaryHere"))).toBeVisible();
  await page.goto(at(pagePath(language, "settings")));
  await expect(page.getByText(t("settings.offline"))).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await gateway.mend();
  await context.setOffline(false);
  await page.goto(at(pagePath(language, "oracle")));
  await expect
    .poll(async () => (await (await page.request.get(`/api/decks/${deck}`)).json()).is_favorite)
    .toBe(true);
  await page.getByRole("button", { name: t("shell.account"), exact: true }).click();
  await page.getByRole("button", { name: t("shell.signOut") }).click();
  await expect(page.getByRole("button", { name: t("shell.signIn") }).first()).toBeVisible();
  await expect
    .poll(async () => (await keptCalls(page)).filter((call) => /^(?:decks|discussions)/.test(call)))
    .toEqual([]);
  await gateway.cut();
  await context.setOffline(true);
  await page.goto(discussion);
  await expect(page.getByText(t("shell.offline.title"))).toBeVisible();
  await expect(ruling).toHaveCount(0);
});
