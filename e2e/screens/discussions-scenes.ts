import type { Locator } from "@playwright/test";
import { openStranger } from "../support/accounts.ts";
import { isNarrow } from "../support/decks.ts";
import { askDirectly, makeDiscussion, publish } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { openShareMenu, oracle, type Scene, type Stage } from "./stage.ts";

/** The list: a column on wide screens, a drawer on small ones. */
const openList = async (stage: Stage): Promise<Locator> => {
  await oracle(stage);
  const { page, t } = stage;
  const name = t("discussions.title");
  if (!isNarrow(page)) return page.getByRole("complementary", { name });
  await page.getByRole("button", { name }).click();
  return page.getByRole("dialog", { name });
};

/** The list of a newcomer who asked twice. */
const openTwo = async (stage: Stage): Promise<Locator> => {
  for (const title of ["Couches", "Pile"]) await makeDiscussion(stage.page.request, title);
  return openList(stage);
};

const openRowMenu = async (stage: Stage): Promise<void> => {
  const list = await openTwo(stage);
  await list.getByRole("listitem").filter({ hasText: "Couches" }).hover();
  await list.getByRole("button", { name: /Couches/ }).click();
  await stage.page.getByRole("menuitem").first().waitFor();
};

const publishThis = async ({ page, t }: Stage): Promise<void> => {
  await page.getByRole("menuitem", { name: t("discussions.share.publish") }).click();
  await page.getByRole("button", { name: t("discussions.share.confirm") }).click();
};

export const discussionsScenes: readonly Scene[] = [
  {
    name: "discussions-drawer",
    size: 390,
    show: async (stage) => {
      await oracle(stage);
      await stage.page.getByRole("button", { name: stage.t("discussions.title") }).click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "discussions-drawer-visitor",
    signedIn: false,
    size: 390,
    show: async (stage) => {
      const list = await openList(stage);
      await list.getByText(stage.t("discussions.emptySignedOut")).waitFor();
    },
  },
  { name: "discussion-menu", newcomer: true, show: openRowMenu },
  {
    name: "discussion-rename",
    newcomer: true,
    show: async (stage) => {
      await openRowMenu(stage);
      const { page, t } = stage;
      await page.getByRole("menuitem", { name: t("discussions.rename") }).click();
      const title = page.getByRole("dialog").getByLabel(t("discussions.name"));
      await title.fill(" ");
      await title.press("Enter");
      await page.getByText(t("discussions.nameEmpty")).waitFor();
    },
  },
  {
    name: "discussions-selected",
    newcomer: true,
    show: async (stage) => {
      const list = await openTwo(stage);
      await list.getByRole("button", { name: stage.t("discussions.select.start") }).click();
      await list.getByRole("checkbox", { name: /Pile/ }).check();
    },
  },
  {
    name: "discussions-long",
    newcomer: true,
    show: async (stage) => {
      const { request } = stage.page;
      const titles = Array.from({ length: 60 }, (_, place) => `Question ${place + 1}`);
      await Promise.all(titles.map((title) => makeDiscussion(request, title)));
      const list = await openList(stage);
      await list.getByRole("link").last().waitFor();
    },
  },
  {
    name: "share-menu",
    show: async (stage) => {
      await openShareMenu(stage);
      await stage.page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "share-confirm",
    show: async (stage) => {
      await openShareMenu(stage);
      const { page, t } = stage;
      await page.getByRole("menuitem", { name: t("discussions.share.publish") }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "share-menu-public",
    show: async (stage) => {
      await stage.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await openShareMenu(stage);
      await publishThis(stage);
      const { page, t } = stage;
      await page.getByRole("button", { name: t("discussions.share.openPublic") }).click();
      await page.getByRole("menuitem", { name: t("discussions.share.copy") }).waitFor();
    },
  },
  {
    name: "share-by-hand",
    show: async (stage) => {
      await openShareMenu(stage);
      await stage.page.evaluate(() =>
        Object.defineProperty(navigator, "clipboard", { value: undefined }),
      );
      await publishThis(stage);
      await stage.page
        .getByRole("dialog", { name: stage.t("discussions.share.manualTitle") })
        .waitFor();
    },
  },
  {
    name: "discussion-read-only",
    show: async ({ page, language, baseURL, t }) => {
      const stranger = await openStranger(baseURL);
      const id = await askDirectly(stranger, combat[language]);
      await publish(stranger, id);
      await stranger.dispose();
      await page.goto(`/${language}/oracle/discussion/${id}`);
      await page.getByText(t("oracle.access.readOnly")).waitFor();
      await page.getByRole("meter").first().waitFor();
    },
  },
  {
    name: "discussion-unavailable",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/oracle/discussion/7c9f0000-0000-4000-8000-000000000000`);
      await page.getByText(t("oracle.access.unavailable")).waitFor();
    },
  },
];
