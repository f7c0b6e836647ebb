import { GOBLINS, makeDeck, unfoldSummary } from "../support/decks.ts";
import { chooseAction, makeOwn, openOwn } from "./deck-scenes.ts";
import type { Scene, Stage } from "./stage.ts";

const shareOwn = async (stage: Stage): Promise<string> => {
  const id = await makeOwn(stage);
  const { page, baseURL } = stage;
  const headers = { origin: baseURL };
  const shared = await page.request.post(`/api/decks/${id}/share`, { headers });
  return (await shared.json()).share_token;
};

const openDashboard = async ({ page, language }: Stage): Promise<void> => {
  await page.goto(`/${language}/forge`);
  await page.getByRole("article").first().waitFor();
};

/** Decks given away, presented and made fit to play. Several of them at once. */
export const deckShareScenes: readonly Scene[] = [
  {
    name: "deck-share",
    show: async (stage) => {
      const { page, t } = stage;
      await openOwn(stage);
      await chooseAction(stage, t("deckPage.menu.share"));
      const dialog = page.getByRole("dialog", { name: t("deckSharing.title") });
      await dialog.getByRole("button", { name: t("deckSharing.make") }).click();
      await dialog.getByRole("textbox", { name: t("deckSharing.link") }).waitFor();
    },
  },
  {
    name: "deck-shared",
    whole: true,
    show: async (stage) => {
      const token = await shareOwn(stage);
      await stage.page.goto(`/${stage.language}/deck/${token}`);
      await stage.page
        .getByRole("link", { name: /Krenko/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "deck-shared-missing",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/deck/never-shared`);
      await page.getByRole("heading", { name: t("deckSharing.missingTitle") }).waitFor();
    },
  },
  {
    name: "deck-present",
    show: async (stage) => {
      const { page, t } = stage;
      await openOwn(stage);
      await chooseAction(stage, t("deckPage.menu.present"));
      await page.getByRole("button", { name: t("deckTools.table.image") }).waitFor();
    },
  },
  {
    name: "deck-illegal",
    show: async (stage) => {
      const { page, t } = stage;
      await openOwn(stage, [...GOBLINS, { card_name: "Counterspell", quantity: 1 }]);
      await unfoldSummary(page);
      const remove = page.getByRole("button", { name: /Counterspell|Contresort/ }).last();
      await remove.waitFor();
      await page.getByText(t("deckPage.legality.title")).first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: "deck-illegal-why",
    show: async (stage) => {
      const { page, t } = stage;
      await openOwn(stage, [...GOBLINS, { card_name: "Counterspell", quantity: 1 }]);
      const format = t("decks.formats.commander");
      await page.getByRole("button", { name: t("deckPage.legality.illegal", { format }) }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "forge-decks-compact",
    show: async (stage) => {
      const { page, t } = stage;
      stage.decks.push(await makeDeck(page.request, GOBLINS, { name: "Zénith" }));
      await openDashboard(stage);
      await page.getByRole("button", { name: t("forge.decks.compact") }).click();
    },
  },
  {
    name: "forge-decks-select",
    show: async (stage) => {
      const { page, t } = stage;
      await openDashboard(stage);
      await page.getByRole("button", { name: t("forge.decks.select") }).click();
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: t("forge.decks.deleteSome", { count: 1 }) }).waitFor();
    },
  },
  {
    name: "import-address",
    show: async (stage) => {
      const { page, t } = stage;
      await openDashboard(stage);
      await page.getByRole("button", { name: t("forge.import"), exact: true }).click();
      await page.getByLabel(t("deckImport.list")).fill("https://www.moxfield.com/decks/abc-123");
      await page.getByText("Moxfield").first().waitFor();
    },
  },
];
