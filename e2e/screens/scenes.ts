import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { combat, taxLaw } from "../support/questions.ts";

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  readonly t: Translate;
  /** Controls of the language model, for scenes with one. */
  readonly fakeUrl: string | undefined;
}

export interface Scene {
  readonly name: string;
  /** Default true: the demo account. */
  readonly signedIn?: false;
  /** On the server with a language model. */
  readonly model?: true;
  /** The whole page, not only what the window shows. */
  readonly whole?: true;
  /** Only where it exists. */
  readonly size?: 390 | 1280;
  readonly show: (stage: Stage) => Promise<void>;
}

const oracle = async ({ page, language }: Stage): Promise<void> => {
  await page.goto(`/${language}/oracle`);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

const composer = ({ page, t }: Stage) =>
  page.getByLabel(t("oracle.composer.label"), { exact: true });

const write = async (stage: Stage, text: string): Promise<void> => {
  await oracle(stage);
  await composer(stage).fill(text);
};

const ask = async (stage: Stage, text: string): Promise<void> => {
  await write(stage, text);
  await composer(stage).press("Enter");
};

const behave = async ({ fakeUrl }: Stage, scenario: string, delayMs = 0): Promise<void> => {
  await fetch(`${fakeUrl}/__control/scenario`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenario, delayMs }),
  });
};

const openDemoDiscussion = async ({ page, language }: Stage): Promise<void> => {
  const { items } = await (await page.request.get("/api/discussions")).json();
  const question = { fr: /joueur défenseur/, en: /survive/ }[language];
  const wanted = items.find((item: { title: string }) => question.test(item.title)) ?? items[0];
  await page.goto(`/${language}/oracle/discussion/${wanted.id}`);
  await page.getByRole("meter").first().waitFor();
};

const openSignIn = async (stage: Stage): Promise<void> => {
  await oracle(stage);
  const { page, t } = stage;
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.signIn") })
    .click();
  await page.getByRole("dialog").waitFor();
};

const openAccount = async (stage: Stage): Promise<void> => {
  await oracle(stage);
  await stage.page.getByRole("button", { name: stage.t("shell.account"), exact: true }).click();
  await stage.page.getByRole("button", { name: stage.t("shell.signOut") }).waitFor();
};

const openShareMenu = async (stage: Stage): Promise<void> => {
  await openDemoDiscussion(stage);
  await stage.page
    .getByRole("button", { name: stage.t("discussions.share.open"), exact: true })
    .click();
};

/** Every screen and state of the product, in the order in which a newcomer meets them. */
export const scenes: readonly Scene[] = [
  { name: "oracle-signed-out", signedIn: false, show: oracle },
  { name: "sign-in", signedIn: false, show: openSignIn },
  {
    name: "sign-in-error",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage);
      const dialog = stage.page.getByRole("dialog");
      await dialog.getByLabel(stage.t("auth.email"), { exact: true }).fill("judge.kim@example.org");
      await dialog.getByLabel(stage.t("auth.password"), { exact: true }).fill("12345");
      await dialog
        .getByRole("button", { name: stage.t("auth.signIn.submit"), exact: true })
        .click();
      await dialog.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "sign-up",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage);
      await stage.page.getByRole("button", { name: stage.t("auth.signIn.create") }).click();
      await stage.page.getByRole("heading", { name: stage.t("auth.signUp.title") }).waitFor();
    },
  },
  {
    name: "forgot-password",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage);
      await stage.page.getByRole("button", { name: stage.t("auth.signIn.forgot") }).click();
      await stage.page.getByRole("heading", { name: stage.t("auth.forgot.title") }).waitFor();
    },
  },
  {
    name: "confirm-address",
    signedIn: false,
    show: async ({ page, language }) => {
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=signup`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "link-invalid",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=recovery`);
      await page.getByText(t("auth.confirm.invalidTitle")).waitFor();
    },
  },
  { name: "oracle-empty", show: oracle },
  {
    name: "composer-too-short",
    show: (stage) => write(stage, combat[stage.language].slice(0, 18)),
  },
  {
    name: "composer-card-list",
    show: async (stage) => {
      await oracle(stage);
      await composer(stage).focus();
      await stage.page.keyboard.type("@light");
      await stage.page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "composer-effort",
    model: true,
    show: async (stage) => {
      await oracle(stage);
      await stage.page
        .getByRole("button", { name: stage.t("oracle.effort.low") })
        .first()
        .click();
      await stage.page.getByRole("radio").first().waitFor();
    },
  },
  {
    name: "thinking",
    model: true,
    show: async (stage) => {
      await behave(stage, "slow", 6000);
      await ask(stage, combat[stage.language]);
      await stage.page.getByRole("status", { name: stage.t("oracle.thinking.label") }).waitFor();
    },
  },
  {
    name: "answer-failed",
    model: true,
    show: async (stage) => {
      await behave(stage, "500");
      await ask(stage, combat[stage.language]);
      await stage.page.getByText(stage.t("errors.MODEL_UNAVAILABLE")).first().waitFor();
      await behave(stage, "good");
    },
  },
  { name: "ruling", whole: true, show: openDemoDiscussion },
  {
    name: "ruling-rule-open",
    show: async (stage) => {
      await openDemoDiscussion(stage);
      await stage.page
        .getByRole("button", { name: /\d{3}\.\d/ })
        .first()
        .click();
      await stage.page.getByText(stage.t("oracle.rule.found")).waitFor();
    },
  },
  {
    name: "ruling-reasoning-open",
    whole: true,
    show: async (stage) => {
      await openDemoDiscussion(stage);
      await stage.page.getByRole("button", { name: stage.t("oracle.reasoning.title") }).click();
    },
  },
  {
    name: "question-declined",
    show: async (stage) => {
      await ask(stage, taxLaw[stage.language]);
      await stage.page.getByText(stage.t("oracle.ruling.headDeclined")).first().waitFor();
    },
  },
  {
    name: "discussions-drawer",
    size: 390,
    show: async (stage) => {
      await oracle(stage);
      await stage.page.getByRole("button", { name: stage.t("discussions.title") }).click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  { name: "account", show: openAccount },
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
    name: "subscription",
    show: async (stage) => {
      await openAccount(stage);
      const { page, t } = stage;
      await page
        .getByRole("dialog")
        .getByRole("button", { name: new RegExp(t("billing.open")) })
        .click();
      await page.getByText(t("billing.notConfigured")).waitFor();
    },
  },
  {
    name: "settings",
    whole: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/settings`);
      await page.getByText(t("settings.sessions.current")).waitFor();
    },
  },
  {
    name: "settings-signed-out",
    signedIn: false,
    show: async ({ page, language }) => {
      await page.goto(`/${language}/settings`);
      await page.getByRole("dialog").waitFor();
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
    name: "offline",
    show: async (stage) => {
      await openDemoDiscussion(stage);
      await stage.context.setOffline(true);
      await stage.page.getByText(stage.t("shell.offline.title")).waitFor();
    },
  },
  {
    name: "discussion-unavailable",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/oracle/discussion/7c9f0000-0000-4000-8000-000000000000`);
      await page.getByText(t("oracle.access.unavailable")).waitFor();
    },
  },
  {
    name: "forge",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/forge`);
      await page.getByRole("heading", { name: t("shell.forgePage.title") }).waitFor();
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
