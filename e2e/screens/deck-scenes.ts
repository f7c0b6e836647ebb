import { expect } from "@playwright/test";
import { copiesOf, GOBLINS, makeDeck, unfoldSummary } from "../support/decks.ts";
import type { Scene, Stage } from "./stage.ts";

const OWN = { fr: "Vacarme", en: "Uproar" } as const;

const show = async ({ page, language }: Stage, id: string): Promise<void> => {
  await page.goto(`/${language}/forge/deck/${id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** A deck of the demo account. */
const open = async (stage: Stage, file = /Krenko/): Promise<void> => {
  const { items } = await (await stage.page.request.get("/api/decks")).json();
  const deck = items.find(({ name }: { name: string }) => file.test(name)) ?? items[0];
  await show(stage, deck.id);
};

/** Makes a deck for this scene alone. */
export const makeOwn = async (
  { page, language, decks }: Stage,
  cards: Parameters<typeof makeDeck>[1] = GOBLINS,
): Promise<string> => {
  const id = await makeDeck(page.request, cards, { name: OWN[language] });
  decks.push(id);
  return id;
};

export const openOwn = async (
  stage: Stage,
  cards: Parameters<typeof makeDeck>[1] = GOBLINS,
): Promise<string> => {
  const id = await makeOwn(stage, cards);
  await show(stage, id);
  return id;
};

const choose = async ({ page, t }: Stage, action: string): Promise<void> => {
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};

const addOne = async ({ page, t }: Stage, name: string): Promise<void> => {
  await page.getByRole("button", { name: t("deckPage.edit.actions", { name }) }).click();
  await page.getByRole("menuitem", { name: t("deckPage.edit.oneMore"), exact: true }).click();
};

const bolt = { fr: "Foudre", en: "Lightning Bolt" } as const;

/** A deck: reading, editing, exporting. */
export const deckScenes: readonly Scene[] = [
  { name: "deck-list", whole: true, show: open },
  {
    name: "deck-grid",
    show: async (stage) => {
      await open(stage);
      await stage.page.getByRole("button", { name: stage.t("deckPage.list.asGrid") }).click();
    },
  },
  { name: "deck-sixty-cards", show: (stage) => open(stage, /Boros/) },
  {
    name: "deck-summary",
    size: 390,
    whole: true,
    show: async (stage) => {
      await open(stage);
      await unfoldSummary(stage.page);
    },
  },
  {
    name: "deck-figures",
    whole: true,
    show: async (stage) => {
      await openOwn(stage);
      const { page, t } = stage;
      await unfoldSummary(page);
      const summary = page.getByRole("region", { name: t("deckPage.summary.label") });
      await summary.getByText(t("deckPage.charts.figures")).first().click();
      await summary.getByRole("row").first().waitFor();
    },
  },
  {
    name: "deck-preview",
    size: 1280,
    show: async (stage) => {
      await open(stage);
      await stage.page.getByRole("button", { name: bolt[stage.language], exact: true }).hover();
      await stage.page.getByTestId("preview").waitFor();
    },
  },
  {
    name: "deck-card",
    show: async (stage) => {
      await open(stage);
      await stage.page.getByRole("button", { name: bolt[stage.language], exact: true }).click();
      await stage.page.getByText(stage.t("cards.legality")).waitFor();
    },
  },
  {
    name: "deck-card-unknown",
    show: async (stage) => {
      await openOwn(stage);
      await stage.page
        .getByRole("button", { name: /^Goblin of Our Own Kitchen/ })
        .first()
        .click();
      await stage.page.getByText(stage.t("deckPage.card.unknown")).waitFor();
    },
  },
  {
    name: "deck-add-card",
    show: async (stage) => {
      await open(stage);
      await stage.page.getByRole("combobox", { name: stage.t("deckPage.edit.add") }).fill("gob");
      await stage.page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "deck-line-menu",
    show: async (stage) => {
      await open(stage);
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
    name: "deck-edit-lost",
    show: async (stage) => {
      await open(stage);
      await stage.page.route("**/changes", (route) => route.abort());
      await addOne(stage, bolt[stage.language]);
      await stage.page.getByRole("button", { name: stage.t("common.retry") }).waitFor();
    },
  },
  {
    name: "deck-offline",
    show: async (stage) => {
      await open(stage);
      await stage.context.setOffline(true);
      await stage.page.getByText(stage.t("deckPage.readOnly")).waitFor();
    },
  },
  {
    name: "deck-bulk-edit",
    show: async (stage) => {
      await openOwn(stage);
      await choose(stage, stage.t("deckPage.menu.bulk"));
      await stage.page.getByRole("textbox", { name: stage.t("deckPage.bulk.text") }).waitFor();
    },
  },
  {
    name: "deck-bulk-differences",
    show: async (stage) => {
      await openOwn(stage);
      const { page, t } = stage;
      await choose(stage, t("deckPage.menu.bulk"));
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
      await choose(stage, stage.t("deckPage.menu.versions"));
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
      await choose(stage, t("deckPage.menu.versions"));
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: t("deckPage.versions.compare", data) }).click();
      await dialog.getByText("Lightning Bolt").waitFor();
    },
  },
  {
    name: "deck-rename-empty",
    show: async (stage) => {
      await open(stage);
      await choose(stage, stage.t("deckPage.menu.rename"));
      const dialog = stage.page.getByRole("dialog");
      await dialog.getByLabel(stage.t("deckPage.rename.name")).fill("   ");
      await dialog.getByRole("button", { name: stage.t("deckPage.rename.save") }).click();
      await dialog.getByText(stage.t("deckPage.rename.empty")).waitFor();
    },
  },
  {
    name: "deck-rename",
    show: async (stage) => {
      await open(stage);
      await choose(stage, stage.t("deckPage.menu.rename"));
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "deck-delete",
    show: async (stage) => {
      await open(stage);
      await choose(stage, stage.t("deckPage.menu.delete"));
      await stage.page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "deck-export-menu",
    show: async (stage) => {
      await open(stage);
      await stage.page.getByRole("button", { name: stage.t("deckPage.export.open") }).click();
      await stage.page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "deck-text",
    show: async (stage) => {
      await open(stage);
      await choose(stage, stage.t("deckPage.menu.view"));
      await stage.page.getByRole("textbox", { name: stage.t("deckPage.viewer.text") }).waitFor();
    },
  },
  {
    name: "deck-empty",
    show: async (stage) => {
      await openOwn(stage, []);
    },
  },
  {
    name: "deck-250-cards",
    show: async (stage) => {
      const names = Array.from({ length: 250 }, (_, index) => `Homemade Card ${index + 1}`);
      await openOwn(
        stage,
        names.map((card_name) => ({ card_name })),
      );
    },
  },
  {
    name: "deck-missing",
    show: (stage) => show(stage, "00000000-0000-4000-8000-000000000000"),
  },
  {
    name: "deck-failed",
    show: async (stage) => {
      await stage.page.route("**/api/decks/*", (route) => route.abort());
      await show(stage, "00000000-0000-4000-8000-000000000000");
    },
  },
  {
    name: "deck-loading",
    show: async ({ page, language, t }) => {
      await page.route("**/api/decks/*", () => undefined);
      await page.goto(`/${language}/forge/deck/00000000-0000-4000-8000-000000000000`);
      const loading = page.getByRole("status", { name: t("deckPage.loading") });
      await loading.locator("span").first().waitFor();
    },
  },
  {
    name: "deck-signed-out",
    signedIn: false,
    show: (stage) => show(stage, "00000000-0000-4000-8000-000000000000"),
  },
];
