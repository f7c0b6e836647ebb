import { readFile } from "node:fs/promises";
import { makeDiscussion, publish } from "../support/discussions.ts";
import type { Scene, Stage } from "./stage.ts";

const forge = async ({ page, language }: Stage): Promise<void> => {
  await page.goto(`/${language}/forge`);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

const decks = async (stage: Stage): Promise<void> => {
  await forge(stage);
  await stage.page.getByRole("article").first().waitFor();
};

const questions = async (stage: Stage): Promise<void> => {
  await forge(stage);
  await stage.page.getByRole("tab", { name: stage.t("forge.tabs.questions") }).click();
};

const openImport = async (stage: Stage): Promise<void> => {
  await decks(stage);
  const { page, t } = stage;
  await page.getByRole("button", { name: t("forge.import"), exact: true }).click();
  await page.getByRole("dialog").waitFor();
};

const paste = async (stage: Stage, text: string): Promise<void> => {
  await openImport(stage);
  const { page, t } = stage;
  await page.getByLabel(t("deckImport.list")).fill(text);
  await page
    .getByRole("dialog")
    .getByText(/100|29/)
    .first()
    .waitFor();
};

const sample = () => readFile("data/decks/krenko-goblin-uproar.txt", "utf8");

const openMenu = async (stage: Stage): Promise<void> => {
  await decks(stage);
  await stage.page.getByRole("article").first().getByRole("button").last().click();
  await stage.page.getByRole("menuitem").first().waitFor();
};

const choose = async (stage: Stage, key: "edit" | "export" | "delete"): Promise<void> => {
  await openMenu(stage);
  await stage.page.getByRole("menuitem", { name: stage.t(`forge.deck.${key}`) }).click();
  await stage.page.getByRole(key === "delete" ? "alertdialog" : "dialog").waitFor();
};

/** The Forge's dashboard and the import of decks. */
export const forgeScenes: readonly Scene[] = [
  { name: "forge-signed-out", signedIn: false, show: forge },
  { name: "forge-decks", whole: true, show: decks },
  {
    name: "forge-decks-loading",
    show: async (stage) => {
      await stage.page.route("**/api/decks?*", () => undefined);
      await forge(stage);
      const loading = stage.page.getByRole("status", { name: stage.t("forge.decks.loading") });
      await loading.locator("span").first().waitFor();
    },
  },
  {
    name: "forge-decks-failed",
    show: async (stage) => {
      await stage.page.route("**/api/decks?*", (route) => route.abort());
      await forge(stage);
      await stage.page.getByText(stage.t("forge.decks.failed")).waitFor();
    },
  },
  {
    name: "forge-decks-no-match",
    show: async (stage) => {
      await decks(stage);
      await stage.page.getByLabel(stage.t("forge.filters.search")).fill("zzz");
      await stage.page.getByText(stage.t("forge.decks.noMatch")).waitFor();
    },
  },
  {
    name: "forge-decks-empty",
    show: async (stage) => {
      await stage.page.route("**/api/decks?*", (route) =>
        route.fulfill({ json: { items: [], next_cursor: null, total: 0 } }),
      );
      await forge(stage);
      await stage.page.getByText(stage.t("forge.decks.empty")).waitFor();
    },
  },
  {
    name: "forge-new-deck",
    show: async (stage) => {
      const { page, t } = stage;
      await decks(stage);
      await page.getByRole("button", { name: t("forge.moreActions") }).click();
      await page.getByRole("menuitem", { name: t("forge.create.title") }).click();
      const dialog = page.getByRole("dialog", { name: t("forge.create.title") });
      await dialog.getByRole("button", { name: t("forge.create.action") }).click();
      await dialog.getByText(t("errors.DECK_NAME_EMPTY")).waitFor();
    },
  },
  { name: "forge-deck-menu", show: openMenu },
  { name: "forge-deck-edit", show: (stage) => choose(stage, "edit") },
  {
    name: "forge-deck-edit-empty",
    show: async (stage) => {
      await choose(stage, "edit");
      const field = stage.page.getByRole("dialog").getByLabel(stage.t("forge.edit.name"));
      await field.fill("   ");
      await field.press("Enter");
      await stage.page.getByText(stage.t("errors.DECK_NAME_EMPTY")).waitFor();
    },
  },
  { name: "forge-deck-export", show: (stage) => choose(stage, "export") },
  { name: "forge-deck-delete", show: (stage) => choose(stage, "delete") },
  {
    name: "forge-questions-empty",
    show: async (stage) => {
      // Other scenes ask the Forge, for the same account.
      await stage.page.route("**/api/discussions?*", (route) =>
        route.fulfill({ json: { items: [], next_cursor: null, total: 0 } }),
      );
      await questions(stage);
      await stage.page.getByText(stage.t("forge.questions.emptyTitle")).waitFor();
    },
  },
  {
    name: "forge-questions",
    newcomer: true,
    show: async (stage) => {
      const { request } = stage.page;
      for (const title of ["Élaguer un deck", "Combien de terrains"])
        await makeDiscussion(request, title, "forge");
      await publish(request, await makeDiscussion(request, "Budget serré", "forge"));
      await questions(stage);
      await stage.page.getByRole("article").first().waitFor();
    },
  },
  { name: "import-empty", show: openImport },
  { name: "import-read", show: async (stage) => paste(stage, await sample()) },
  {
    name: "import-problems",
    whole: true,
    show: async (stage) => {
      const beginning = (await sample()).split("\n").slice(0, 30).join("\n");
      await paste(stage, `2 Lightnin Bolt\n3 Krenko Mob\n1 Blorgh\n${beginning}`);
      await stage.page.getByText(stage.t("deckImport.problems.title", { count: 3 })).waitFor();
    },
  },
  {
    name: "import-not-legal",
    whole: true,
    show: async (stage) => {
      await openImport(stage);
      const { page, t } = stage;
      const list =
        "Format: Standard\n4 Lightning Bolt\n4 Counterspell\n2 Wear\n2 Tear\n50 Mountain";
      await page.getByLabel(t("deckImport.list")).fill(list);
      const format = t("decks.formats.standard");
      const title = t("deckImport.legality.title", { format });
      await page.getByRole("region", { name: title }).waitFor();
    },
  },
  {
    name: "import-no-cards",
    show: async (stage) => {
      await openImport(stage);
      const { page, t } = stage;
      await page.getByLabel(t("deckImport.list")).fill("Deck:\n\n");
      const refused = page.getByText(t("errors.DECK_NO_CARDS"));
      await refused.waitFor();
      await page.getByRole("button", { name: new RegExp(`^${t("deckImport.submit")}`) }).click();
      await refused.nth(1).waitFor();
    },
  },
  {
    name: "import-commander",
    show: async (stage) => {
      await paste(stage, "60 Forest\n38 Mountain\n1 Goblin King\n1 Krenko, Mob Boss");
      const dialog = stage.page.getByRole("dialog");
      await dialog.getByLabel(stage.t("deckImport.commander")).fill("goblin");
      const found = dialog.getByRole("listbox", { name: stage.t("deckImport.results") });
      await found.getByRole("option").first().waitFor();
    },
  },
  {
    name: "import-running",
    whole: true,
    show: async (stage) => {
      const { page, t } = stage;
      // It goes on for as long as the picture takes.
      await page.route("**/api/decks/import", () => undefined);
      await paste(stage, await sample());
      await page.getByRole("button", { name: t("deckImport.submit"), exact: true }).click();
      await page.getByRole("progressbar").waitFor();
    },
  },
];
