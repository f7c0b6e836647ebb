import { makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[ROUTE-01] [HEAD-02] going back closes a dialog or the drawer and stays on the page; going forward opens nothing", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge`);
  await page.getByRole("link", { name: "Vacarme" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Vacarme" })).toBeVisible();
  const onDeck = new RegExp(`/${language}/forge/deck/${id}$`);
  const dialog = page.getByRole("dialog");
  const openForm = async () => {
    await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
    await page.getByRole("menuitem", { name: t("forge.deck.edit"), exact: true }).click();
  };

  await openForm();
  await dialog.getByRole("textbox", { name: t("forge.edit.name") }).fill("Fracas");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(onDeck);
  await page.goForward();
  await openForm();
  await dialog.getByRole("button", { name: t("common.close") }).click();
  await expect(dialog).toBeHidden();

  const openDrawer = () =>
    page.getByRole("button", { name: t("shell.account"), exact: true }).click();
  await openDrawer();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(onDeck);

  // A link of the drawer leads on. What was open is no step of the way back.
  await openDrawer();
  await dialog.getByRole("link", { name: t("shell.rules"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/rules$`));
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(onDeck);
  await expect(page.getByRole("heading", { level: 1, name: "Vacarme" })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${language}/forge$`));
});

test("[ROUTE-01] a dialog that closes while the next page is on its way does not call that page off", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request);
  await page.goto(`/${language}/forge`);
  await page.getByRole("link", { name: "Vacarme" }).first().click();
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name: t("forge.deck.edit"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const rules = `/${language}/rules`;
  let letGo = (): void => undefined;
  const isClosed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${rules}`, async (route) => {
    await isClosed;
    await route.continue();
  });
  await page.route("**/closed", async (route) => {
    await route.fulfill({ status: 204 });
    letGo();
  });
  // Nothing reaches a page from here while the next one is on its way. It closes its dialog by itself.
  await dialog.getByRole("button", { name: t("common.close") }).evaluate((close: HTMLElement) => {
    const closeSoon = () =>
      setTimeout(() => {
        close.click();
        setTimeout(() => fetch("/closed"), 200);
      }, 50);
    window.addEventListener("beforeunload", closeSoon);
  });
  await page.goto(rules);
  await expect(page).toHaveURL(new RegExp(`${rules}$`));
});
