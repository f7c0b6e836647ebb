import { GOBLINS, makeDeck, showTools, unfoldSummary } from "../support/decks.ts";
import type { Scene, Stage } from "./stage.ts";

const OWN = { fr: "Vacarme", en: "Uproar" } as const;

const show = async ({ page, language }: Stage, id: string): Promise<void> => {
  await page.goto(`/${language}/forge/deck/${id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** A deck of the demo account. */
const openDeck = async (stage: Stage, file = /Krenko/): Promise<void> => {
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

/** One action of the menu of the deck. */
export const chooseAction = async ({ page, t }: Stage, action: string): Promise<void> => {
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};

/** A card of either deck, by the name that it shows. */
export const bolt = { fr: "Foudre", en: "Lightning Bolt" } as const;

/** A deck: reading and exporting. */
export const deckScenes: readonly Scene[] = [
  { name: "deck-list", whole: true, show: openDeck },
  {
    name: "deck-grid",
    show: async (stage) => {
      await openDeck(stage);
      await showTools(stage.page, stage.t);
      await stage.page.getByRole("button", { name: stage.t("deckPage.list.asGrid") }).click();
    },
  },
  { name: "deck-sixty-cards", show: (stage) => openDeck(stage, /Boros/) },
  {
    name: "deck-summary",
    size: 390,
    whole: true,
    show: async (stage) => {
      await openDeck(stage);
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
      await openOwn(stage);
      await stage.page
        .getByRole("button", { name: new RegExp(`^${bolt[stage.language]}`) })
        .hover();
      await stage.page.getByTestId("preview").waitFor();
    },
  },
  {
    name: "deck-card",
    show: async (stage) => {
      await openOwn(stage);
      await stage.page
        .getByRole("button", { name: new RegExp(`^${bolt[stage.language]}`) })
        .click();
      const dialog = stage.page.getByRole("dialog");
      await dialog.getByRole("heading", { name: stage.t("cards.legality") }).waitFor();
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
    name: "deck-export-menu",
    show: async (stage) => {
      await openOwn(stage);
      await stage.page.getByRole("button", { name: stage.t("deckPage.export.open") }).click();
      await stage.page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "deck-text",
    show: async (stage) => {
      await openOwn(stage);
      await chooseAction(stage, stage.t("deckPage.menu.view"));
      await stage.page.getByRole("textbox", { name: stage.t("deckPage.viewer.text") }).waitFor();
    },
  },
  {
    name: "deck-hand",
    show: async (stage) => {
      const { page, t } = stage;
      await openDeck(stage);
      await chooseAction(stage, t("deckPage.playtest"));
      const dialog = page.getByRole("dialog");
      // The first mulligan of Commander is free: the second one puts a card on the bottom (CR 103.5c).
      await dialog.getByRole("table", { name: t("deckTools.hand.promise") }).waitFor();
      await dialog.getByRole("button", { name: t("deckTools.hand.mulliganFree") }).click();
      await dialog.getByRole("button", { name: t("deckTools.hand.mulligan"), exact: true }).click();
      await dialog.getByRole("button", { name: t("deckTools.hand.keep") }).click();
      await dialog
        .getByText(t("deckTools.hand.bottom", { count: 1 }))
        .first()
        .waitFor();
      const hand = dialog.getByRole("list", { name: t("deckTools.hand.cards") });
      await hand.getByRole("button").first().click();
      await dialog.getByRole("button", { name: t("deckTools.hand.putOnBottom") }).click();
      await dialog.getByRole("button", { name: t("deckTools.hand.draw") }).click();
      await hand.getByRole("listitem").nth(6).waitFor();
      await dialog.getByText(t("deckTools.hand.whole")).click();
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
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/forge/deck/00000000-0000-4000-8000-000000000000`);
      // Sign-in opens by itself, and hides the page under it from those who hear it.
      await page.getByRole("dialog").getByText(t("deckPage.signIn"), { exact: true }).waitFor();
    },
  },
];
