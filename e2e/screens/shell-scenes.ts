import { openAccount, openDemoDiscussion, oracle, type Scene } from "./stage.ts";

export const shellScenes: readonly Scene[] = [
  {
    name: "menu-visitor",
    signedIn: false,
    size: 390,
    show: async (stage) => {
      await oracle(stage);
      await stage.page.getByRole("button", { name: stage.t("shell.menuUnseen") }).click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "changelog",
    show: async (stage) => {
      await openAccount(stage);
      await stage.page
        .getByRole("button", { name: new RegExp(stage.t("changelog.title")) })
        .click();
      await stage.page.getByText(stage.t("changelog.current")).waitFor();
    },
  },
  {
    name: "offline",
    show: async (stage) => {
      await openDemoDiscussion(stage);
      await stage.context.setOffline(true);
      await stage.page.getByText(stage.t("shell.offline.title")).waitFor();
    },
  },
  {
    name: "not-found",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/nothing-here`);
      await page.getByRole("heading", { name: t("shell.notFound.title") }).waitFor();
    },
  },
];
