import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { expect, test } from "../support/story.ts";

const menu = (page: Page, t: Translate) =>
  page.getByRole("button", { name: t("conversation.actions.more") });

test("[ORA-02] feedback is given, kept, changed and withdrawn", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await ask(combat[language]);
  const helpful = page.getByRole("button", { name: t("conversation.actions.helpful") });
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  const wrong = page.getByRole("button", { name: t("conversation.actions.wrong") });
  await wrong.click();
  await page.getByLabel(t("conversation.feedback.comment")).fill("The blocker had protection.");
  await page.getByRole("button", { name: t("conversation.feedback.send") }).click();
  await expect(wrong).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(wrong).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  await wrong.click();
  await expect(page.getByLabel(t("conversation.feedback.comment"))).toHaveValue(
    "The blocker had protection.",
  );
  await page.getByRole("button", { name: t("conversation.feedback.withdraw") }).click();
  await expect(wrong).toHaveAttribute("aria-pressed", "false");
});

test("[ORA-11] the local judge says why another answer cannot help, and offers to edit the question", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  const composer = await ask(combat[language]);
  await menu(page, t).click();
  await page.getByRole("menuitem", { name: t("conversation.actions.again") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("conversation.again.localReason"))).toBeVisible();
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  await dialog.getByRole("button", { name: t("conversation.actions.edit") }).click();
  await expect(composer).toHaveValue(combat[language]);
  await expect(composer).toBeFocused();
});

test("[ORA-02] a passage that is selected is quoted into the composer", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  const composer = await ask(combat[language]);
  const verdict = page.getByRole("heading", { level: 2, name: /4/ });
  await expect(verdict).toBeVisible();
  await verdict.selectText();
  await page.getByRole("button", { name: t("conversation.quote.button") }).click();
  const passage = (await verdict.innerText()).trim();
  await expect(composer).toHaveValue(`${t("conversation.quote.passage", { passage })}\n`);
  await expect(composer).toBeFocused();
});

test("[DISC-04] a discussion is kept as Markdown and as JSON", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await ask(combat[language]);
  await expect(page).toHaveURL(/\/discussion\//);
  for (const [key, content] of [
    ["conversation.export.markdown", /^# /],
    ["conversation.export.json", /^\s*\{/],
  ] as const) {
    await page.getByRole("button", { name: t("conversation.export.menu") }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: t(key) }).click();
    const file = await (await saved).path();
    expect(await readFile(file, "utf8")).toMatch(content);
  }
});

const untold = {
  fr: "Puis-je cibler une créature avec la défense talismanique ?",
  en: "A creature blocks my attacker. Does it die?",
} as const;

test("[DATA-04] the one missing detail is given by a chip, in the same discussion", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await ask(untold[language]);
  await expect(page.getByText(t("oracle.ruling.headNeedsDetail")).first()).toBeVisible();
  const choices = page.getByRole("list", { name: t("conversation.detail.label") });
  const address = /\/discussion\/[0-9a-f-]{36}$/;
  await expect(page).toHaveURL(address);
  const before = page.url();
  await choices.getByRole("button").first().click();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(choices.getByRole("button")).toHaveCount(0);
  expect(page.url()).toBe(before);
});
