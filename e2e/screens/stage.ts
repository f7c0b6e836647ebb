import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { combat } from "../support/questions.ts";
import { setScenario } from "../support/scenarios.ts";

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly baseURL: string;
  readonly language: Language;
  readonly t: Translate;
  /** Controls of the language model, for scenes with one. */
  readonly fakeUrl: string | undefined;
  /** Decks that the scene made. They are deleted once it was seen. */
  readonly decks: string[];
}

export interface Scene {
  readonly name: string;
  /** Default true: the demo account. */
  readonly signedIn?: false;
  /** A new account on the free plan, with nothing in it, in place of the demo account. */
  readonly newcomer?: true;
  /** On the server with a language model. */
  readonly model?: true;
  /** The whole page, not only what the window shows. */
  readonly whole?: true;
  /** Only where it exists. */
  readonly size?: 390 | 1280;
  readonly show: (stage: Stage) => Promise<void>;
}

export const oracle = async ({ page, language }: Stage): Promise<void> => {
  await page.goto(`/${language}/oracle`);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

export const composer = ({ page, t }: Stage) =>
  page.getByLabel(t("oracle.composer.label"), { exact: true });

export const write = async (stage: Stage, text: string): Promise<void> => {
  await oracle(stage);
  await composer(stage).fill(text);
};

export const ask = async (stage: Stage, text: string): Promise<void> => {
  await write(stage, text);
  await composer(stage).press("Enter");
};

export const behave = ({ fakeUrl }: Stage, scenario: string): Promise<void> =>
  setScenario(fakeUrl ?? "", scenario);

export const openDemoDiscussion = async ({ page, language }: Stage): Promise<void> => {
  const { items } = await (await page.request.get("/api/discussions?limit=100")).json();
  // The oldest: other scenes ask the like.
  const title = { fr: "Piétinement, Contact mortel", en: "First Strike, Lifelink" }[language];
  const wanted = items.findLast((item: { title: string }) => item.title.startsWith(title));
  await page.goto(`/${language}/oracle/discussion/${wanted.id}`);
  await page.getByRole("meter").first().waitFor();
};

export const openAccount = async (stage: Stage): Promise<void> => {
  await oracle(stage);
  await stage.page.getByRole("button", { name: stage.t("shell.account"), exact: true }).click();
  await stage.page.getByRole("button", { name: stage.t("shell.signOut") }).waitFor();
};

/** Of a discussion of its own: stories publish those that the demo account begins with. */
export const openShareMenu = async (stage: Stage): Promise<void> => {
  await ask(stage, combat[stage.language]);
  await stage.page.getByRole("meter").first().waitFor();
  await stage.page
    .getByRole("button", { name: stage.t("discussions.share.open"), exact: true })
    .click();
};
