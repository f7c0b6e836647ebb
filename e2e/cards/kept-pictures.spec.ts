import type { Locator } from "@playwright/test";
import { SAMPLE_CARDS } from "@spellwright/fakes";
import { expect, modelTest as test } from "../support/story.ts";

/** Neither is in our data: the card service knows both. */
const SEEN = "Austere Command";
const UNSEEN = "Austere Monument";
const UNSEEN_ID = SAMPLE_CARDS.find(({ name }) => name === UNSEEN)?.id ?? "";

/** The picture itself: the engraved plate leaves once it has loaded. */
const expectShown = async (card: Locator): Promise<void> => {
  await expect(card.locator("img")).toBeVisible();
  await expect(card.getByTestId("plate-art")).toHaveCount(0);
};

test("[CARD-02] without network, a card that was seen keeps its picture; any other is a plate", async ({
  page,
  context,
  language,
  t,
}) => {
  // Larger pictures never come, and none of the other card: only the small one of the list is seen.
  await page.route(/\/image\?.*size=normal/, (route) => route.abort());
  await page.route(`**/api/cards/${UNSEEN_ID}/image*`, (route) => route.abort());
  await page.goto(`/${language}/cards/Austere`);
  await page
    .getByRole("list", { name: t("cards.close") })
    .getByRole("link", { name: SEEN })
    .click();
  const heading = page.getByRole("heading", { level: 1, name: SEEN, exact: true });
  await expect(heading).toBeVisible();
  const picture = page.getByRole("img", { name: t("cards.picture", { name: SEEN }), exact: true });
  await expect(picture.getByTestId("plate-art")).toBeVisible();
  await expect(picture.locator("img")).toHaveCount(0);

  await page.getByRole("link", { name: t("cards.ask") }).click();
  const open = page.getByRole("button", { name: t("conversation.cards.open") });
  const search = async () => {
    await open.click();
    await page.getByLabel(t("conversation.cards.query")).fill("Austere");
    return page.getByRole("list", { name: t("conversation.cards.results") });
  };
  const kept = () =>
    page.evaluate(async () => {
      const store = await caches.open("card-pictures");
      return (await store.keys()).map(({ url }) => url);
    });
  await expect(open).toBeVisible();
  await page.evaluate(async () => {
    const store = await caches.open("card-pictures");
    for (let place = 0; place < 210; place++)
      await store.put(`/api/cards/other-${place}/image`, new Response("a picture"));
  });
  const found = (await search()).getByRole("listitem");
  const seen = found.filter({ hasText: SEEN });
  const unseen = found.filter({ hasText: UNSEEN });
  await expectShown(seen);
  await expect.poll(async () => (await kept()).at(-1)).toContain("size=small");
  await expect.poll(async () => (await kept()).length).toBe(200);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.unrouteAll({ behavior: "wait" });
  await context.setOffline(true);
  await search();
  await expectShown(seen);
  await expect(unseen.getByTestId("plate-art")).toBeVisible();
  await expect(unseen.locator("img")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(heading).toBeVisible();
  await expectShown(picture);
  await expect(picture.locator("img")).toHaveAttribute("src", /^blob:/);
});
