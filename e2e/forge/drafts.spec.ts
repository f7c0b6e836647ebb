import type { Page } from "@playwright/test";
import { makeDeck, showTools } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

const MINE = {
  fr: "Ma question, que je n’ai pas finie d’écrire",
  en: "My question, which I have not finished",
} as const;

const composerOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("[ROUTE-06] a link from outside comes behind what one has written, and takes nothing away", async ({
  signedIn: page,
  language,
  t,
}) => {
  const address = `/${language}/forge/discussion/new`;
  await page.goto(address);
  const composer = composerOf(page, t("oracle.composer.label"));
  await composer.fill(MINE[language]);
  const foreign = t("forge.questions.examples.lands");
  await page.goto(`${address}?initialQuestion=${encodeURIComponent(foreign)}`);
  await expect(composer).toHaveValue(`${MINE[language]}\n${foreign}`);
  await page.reload();
  await expect(composer).toHaveValue(`${MINE[language]}\n${foreign}`);
});

test("[FOR-03] [FOR-04] an example is asked; what one has written goes along", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/forge/discussion/new`);
  const composer = composerOf(page, t("oracle.composer.label"));
  await composer.fill(MINE[language]);
  await page.getByRole("button", { name: t("forge.questions.examples.odds") }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toContainText("86");
  await expect(page).toHaveURL(/\/forge\/discussion\/[0-9a-f-]{36}$/);
  await expect(composer).toHaveValue(MINE[language]);
});

test("[FOR-06] asking for suggestions leaves what one has written", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  const view = page.getByRole("group", { name: t("forgeChat.view") });
  await view.getByRole("button", { name: t("forgeChat.viewChat") }).click();
  const chat = page.getByRole("region", { name: t("forgeChat.label") });
  const composer = chat.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(MINE[language]);
  await view.getByRole("button", { name: t("forgeChat.viewList") }).click();
  await showTools(page, t);
  await page.getByRole("button", { name: t("forgeChat.suggest") }).click();
  await expect(chat.getByRole("article")).toHaveCount(1);
  await expect(composer).toHaveValue(MINE[language]);
});
