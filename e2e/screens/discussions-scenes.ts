import { openShareMenu, oracle, type Scene } from "./stage.ts";

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
    name: "discussion-unavailable",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/oracle/discussion/7c9f0000-0000-4000-8000-000000000000`);
      await page.getByText(t("oracle.access.unavailable")).waitFor();
    },
  },
];
