import { pagePath } from "@spellwright/locales";
import { makeDeck } from "../support/decks.ts";
import { expect, modelTest, test } from "../support/story.ts";

const CHIEFTAIN = { fr: "Chef de clan gobelin", en: "Goblin Chieftain" } as const;

/** A card of the card service, which has an official text. */
modelTest(
  "[O-6] a card shows costs apart from what they pay for, and the events that it feeds",
  {
    tag: "@both",
  },
  async ({ page, language, t }) => {
    await page.goto(`/${language}/cards/Skyward%20Lens`);
    const line = page.getByRole("listitem").filter({ hasText: "Draw a card." });
    const [cost, effect] = [line.locator("b").first(), line.locator("span").last()];
    await expect(effect).toHaveText("Draw a card.");
    const [above, below] = [await cost.boundingBox(), await effect.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);

    const rewarded = page.getByRole("link", { name: new RegExp(`^${t("cards.events.draw")}`) });
    await rewarded.click();
    await expect(page).toHaveURL(
      new RegExp(`${pagePath(language, "cards")}\\?q=rewards(:|%3A)draw$`),
    );
    await expect(page.getByLabel(t("cardSearch.label"), { exact: true })).toHaveValue(
      "rewards:draw",
    );
  },
);

test("[O-6] the pop-up of a card names the cards of the deck that it works with, each a tap away", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  // The cards of the starter data have no official text: what the server reads of others is told here.
  const bolt = { name: "Lightning Bolt", printed_name: "Foudre" };
  await page.route(/\/api\/decks\/[^/]+\/synergies/, (route) =>
    route.fulfill({
      json: {
        feeds: [{ event: "attack", cards: [bolt], total: 3 }],
        fed_by: [{ event: "token-created", cards: [bolt], total: 1 }],
      },
    }),
  );
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await page.getByRole("button", { name: new RegExp(`^${CHIEFTAIN[language]}`) }).click();
  const dialog = page.getByRole("dialog", { name: CHIEFTAIN[language] });
  const synergies = dialog.getByRole("region", { name: t("cards.synergies.title") });
  await expect(synergies.getByRole("paragraph")).toContainText([
    t("cards.synergies.title"),
    t("cards.synergies.fed_by", { event: t("cards.events.token-created") }),
    t("cards.synergies.feeds", { event: t("cards.events.attack") }),
  ]);
  await expect(synergies).toContainText(t("cards.synergies.more", { count: 2 }));
  await synergies.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cards/Lightning(%20|\\+)Bolt`));
});
