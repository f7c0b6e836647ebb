import { expect } from "@playwright/test";
import { FAILURE_TEXTS } from "@spellwright/locales";
import { wantPageEvents } from "../support/page-events.ts";
import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { ask, openAccount, openDemoDiscussion, oracle, type Scene, type Stage } from "./stage.ts";

/** The Oracle of a server whose operator wants to hear of pages. */
const openWithConsentAsked = async ({ page, language }: Stage): Promise<void> => {
  await wantPageEvents(page, `/${language}/oracle`);
  await page.goto(`/${language}/oracle`);
};

export const shellScenes: readonly Scene[] = [
  {
    name: "usage-consent",
    whole: true,
    show: async (stage) => {
      await openWithConsentAsked(stage);
      // Without scrolling, and as near as the other answer.
      for (const answer of ["refuse", "accept"] as const) {
        const button = stage.page.getByRole("button", {
          name: stage.t(`shell.pageEvents.${answer}`),
        });
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    },
  },
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
    name: "install-offer",
    show: async (stage) => {
      const { page, t } = stage;
      // The second visit of this device: another tab begins with an empty session storage.
      await oracle(stage);
      await page.waitForFunction(() => localStorage.getItem("visits") !== null);
      await page.evaluate(() => sessionStorage.clear());
      await ask(stage, combat[stage.language]);
      await page.getByText(rulingHead(t)).first().waitFor();
      // As a browser does that would install the pages.
      await page.evaluate(() => window.dispatchEvent(new Event("beforeinstallprompt")));
      await page.getByRole("button", { name: t("installation.install") }).waitFor();
    },
  },
  {
    name: "not-found",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/nothing-here`);
      await page.getByRole("heading", { name: t("shell.notFound.title") }).waitFor();
    },
  },
  {
    name: "page-failed",
    show: async ({ page, language }) => {
      await page.route(/\/assets\/rules-page-[^/]*\.js/, (route) => route.abort());
      await page.goto(`/${language}/rules`);
      const texts = FAILURE_TEXTS[language];
      await page.getByRole("heading", { name: texts.title }).waitFor();
      await page.getByText(texts.details).click();
      await page.getByRole("button", { name: texts.copy }).waitFor();
    },
  },
  {
    name: "language-failed",
    signedIn: false,
    show: async (stage) => {
      await oracle(stage);
      const { page, language, t } = stage;
      await page.route(/\/assets\/page-texts-[^/]*\.js/, (route) => route.abort());
      const other = { fr: "shell.english", en: "shell.french" } as const;
      await page
        .getByRole("link", { name: t(other[language]) })
        .first()
        .click();
      await page.getByText(t("shell.languageFailed")).waitFor();
    },
  },
];
