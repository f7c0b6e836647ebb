import { expect } from "@playwright/test";
import type { DeckLine } from "@spellwright/contract";
import { expectCode } from "../support/code.ts";
import { copiesOf, showTools } from "../support/decks.ts";
import { bolt, chooseAction, openOwn } from "./deck-scenes.ts";
import type { Scene, Stage } from "./stage.ts";

const addOne = async ({ page, t }: Stage, name: string): Promise<void> => {
  await page.getByRole("button", { name: t("deckPage.edit.actions", { name }) }).click();
  await page.getByRole("menuitem", { name: t("deckPage.edit.oneMore"), exact: true }).click();
};

/** What keeps an edit without network and shows that it waits, with its texts. */
const KEEPING = ["deferred-frame", "queueing", "outbox", "waiting-tag", "menu-surface"];

/** A deck: editing, its versions. */
export const deckEditScenes: readonly Scene[] = [
  {
    name: "deck-add-card",
    show: async (stage) => {
      await openOwn(stage);
      await stage.page.getByRole("combobox", { name: stage.t("deckPage.edit.add") }).fill("gob");
      await stage.page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "deck-add-outside-identity",
    show: async (stage) => {
      await openOwn(stage);
      const { page, t } = stage;
      await page.getByRole("combobox", { name: t("deckPage.edit.add") }).fill("counterspell");
      await page.getByRole("button", { name: t("deckPage.edit.searchAll") }).waitFor();
    },
  },
  {
    name: "deck-add-any-identity",
    show: async (stage) => {
      await openOwn(stage);
      const { page, t } = stage;
      await showTools(page, t);
      await page.getByRole("checkbox", { name: t("deckPage.edit.within") }).uncheck();
      await page.getByRole("combobox", { name: t("deckPage.edit.add") }).fill("counterspell");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "deck-line-menu",
    show: async (stage) => {
      await openOwn(stage);
      const { page, t, language } = stage;
      const name = t("deckPage.edit.actions", { name: bolt[language] });
      await page.getByRole("button", { name }).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "deck-two-tabs",
    show: async (stage) => {
      const id = await openOwn(stage);
      const { page, t, language } = stage;
      const path = `/api/decks/${id}`;
      const { revision } = await (await page.request.get(path)).json();
      const name = "Fracas";
      const changes = [{ op: "set_details", name }];
      await page.request.post(`${path}/changes`, { data: { revision, changes } });
      await addOne(stage, bolt[language]);
      await page.getByRole("alertdialog", { name: t("deckPage.conflict.title") }).waitFor();
    },
  },
  {
    name: "deck-edit-waiting",
    show: async (stage) => {
      const { page, t, language, context } = stage;
      await openOwn(stage);
      await expectCode(page, ...KEEPING);
      await context.setOffline(true);
      await addOne(stage, bolt[language]);
      await page.getByText(t("outbox.count", { count: 1 })).waitFor();
      await page.getByText(t("outbox.willBeSent"), { exact: true }).waitFor();
    },
  },
  {
    name: "deck-two-devices",
    show: async (stage) => {
      const { page, t, language, context } = stage;
      const id = await openOwn(stage);
      await expectCode(page, ...KEEPING);
      await context.setOffline(true);
      await addOne(stage, bolt[language]);
      await page.getByText(t("outbox.count", { count: 1 })).waitFor();
      const path = `/api/decks/${id}`;
      const { revision, deck_cards: lines } = await (await page.request.get(path)).json();
      const line = lines.find((each: DeckLine) => each.card_name === bolt.en);
      const changes = [
        { op: "remove", line_id: line.id },
        { op: "set_details", name: "Fracas" },
      ];
      await page.request.post(`${path}/changes`, { data: { revision, changes } });
      await context.setOffline(false);
      await page.getByRole("button", { name: t("outbox.notice.decide"), exact: true }).click();
      await page.getByRole("alertdialog").getByRole("table").waitFor();
    },
  },
  {
    name: "deck-bulk-edit",
    show: async (stage) => {
      await openOwn(stage);
      await chooseAction(stage, stage.t("deckPage.menu.bulk"));
      await stage.page.getByRole("textbox", { name: stage.t("deckPage.bulk.text") }).waitFor();
    },
  },
  {
    name: "deck-bulk-differences",
    show: async (stage) => {
      await openOwn(stage);
      const { page, t } = stage;
      await chooseAction(stage, t("deckPage.menu.bulk"));
      await page
        .getByRole("textbox", { name: t("deckPage.bulk.text") })
        .fill("1x Krenko, Mob Boss [Commander{top}]\n3x Sol Ring\n30x Mountain\n1x Sol Rinng\n");
      await page.getByRole("button", { name: t("deckPage.bulk.preview") }).click();
      await page.getByRole("button", { name: t("deckPage.bulk.apply") }).waitFor();
    },
  },
  {
    name: "deck-versions",
    show: async (stage) => {
      const id = await openOwn(stage);
      const data = { name: "Version 1" };
      await stage.page.request.post(`/api/decks/${id}/versions`, { data });
      await chooseAction(stage, stage.t("deckPage.menu.versions"));
      await stage.page.getByText(data.name).waitFor();
    },
  },
  {
    name: "deck-version-compared",
    show: async (stage) => {
      const id = await openOwn(stage);
      const { page, t } = stage;
      const data = { name: "Version 1" };
      await page.request.post(`/api/decks/${id}/versions`, { data });
      await addOne(stage, bolt[stage.language]);
      await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(2);
      await chooseAction(stage, t("deckPage.menu.versions"));
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: t("deckPage.versions.compare", data) }).click();
      await dialog.getByText(bolt[stage.language]).waitFor();
    },
  },
  {
    name: "deck-edit-details",
    show: async (stage) => {
      await openOwn(stage);
      await chooseAction(stage, stage.t("forge.deck.edit"));
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "deck-delete",
    show: async (stage) => {
      await openOwn(stage);
      await chooseAction(stage, stage.t("deckPage.menu.delete"));
      await stage.page.getByRole("alertdialog").waitFor();
    },
  },
];
