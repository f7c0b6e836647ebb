import { isNarrow, makeDeck, showTools, unfoldSummary } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[BRK-02] [BRK-03] [FOR-06] [FOR-11] a badge explains its bracket by keyboard; bracket 1 is declared, and shown so everywhere", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  const badge = (bracket: 1 | 2) => {
    const name = t(`forge.brackets.${bracket}`);
    return page.getByRole("button", { name: t("forge.bracket", { bracket, name }) });
  };
  const dialog = page.getByRole("dialog", { name: t("bracketPage.title", { name: "Vacarme" }) });
  await badge(2).press("Enter");
  const why = dialog.getByRole("heading", { name: t("bracketPage.why", { bracket: 2 }) });
  await expect(why).toBeVisible();
  await dialog.getByText(t("bracketPage.method")).click();
  await expect(dialog.getByText(t("bracketPage.steps.tutors"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(badge(2)).toBeFocused();

  await unfoldSummary(page);
  const power = page.getByRole("region", { name: t("bracketPage.power.title") });
  await power.getByText(t("bracketPage.declaration.title")).click();
  await power.getByRole("button", { name: t("bracketPage.declaration.declare") }).click();
  await expect(badge(1)).toBeVisible();
  await expect(
    power.getByText(t("bracketPage.declaration.declared", { declared: 1 })),
  ).toBeVisible();

  await page.goto(`/${language}/forge`);
  await badge(1).click();
  const exhibition = t("bracketPage.numbered", { bracket: 1 });
  await expect(dialog.getByRole("heading", { name: new RegExp(exhibition) })).toBeVisible();
  await dialog.getByRole("button", { name: t("bracketPage.declaration.withdraw") }).click();
  await expect(
    dialog.getByRole("heading", { name: t("bracketPage.why", { bracket: 2 }) }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(badge(2)).toBeVisible();
});

test("[FOR-06] [ROUTE-06] [ROUTE-07] [DISC-01] the Forge is asked what to change: in a discussion of the deck, whose row explains the bracket; a link from outside only fills the composer, and analyses nothing", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await showTools(page, t);
  const suggest = page.getByRole("button", { name: t("forgeChat.suggest") });
  await expect(suggest).toHaveAccessibleName(new RegExp(t("oracle.effort.cost", { count: 1 })));
  await suggest.click();
  const chat = page.getByRole("region", { name: t("forgeChat.label") });
  await expect(chat.getByText(t("forgeChat.suggestQuestion"))).toBeVisible();
  await expect(chat.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/forge/deck/${id}\\?discussion=[0-9a-f-]+$`));

  if (isNarrow(page)) await chat.getByRole("button", { name: t("shell.discussions") }).click();
  const name = t("forge.brackets.2");
  const row = page
    .getByRole("listitem")
    .filter({ hasText: t("forgeChat.suggestQuestion").slice(0, 20) })
    .getByRole("button", { name: t("forge.bracket", { bracket: 2, name }) });
  await row.click();
  const dialog = page.getByRole("dialog", { name: t("bracketPage.title", { name: "Vacarme" }) });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();

  const foreign = encodeURIComponent(t("forgeChat.suggestQuestion"));
  await page.goto(`/${language}/forge/deck/${id}?initialQuestion=${foreign}`);
  const composer = chat.getByLabel(t("oracle.composer.label"), { exact: true });
  await expect(composer).toHaveValue(t("forgeChat.suggestQuestion"));
  await expect(page).toHaveURL(new RegExp(`/forge/deck/${id}\\?discussion=new$`));
  const discussions = async () =>
    (await (await page.request.get(`/api/discussions?deck_id=${id}`)).json()).items;
  expect(await discussions()).toHaveLength(1);

  // Nor does one analyse a deck. It leads to its chat, where the button waits.
  await page.goto(`/${language}/forge/deck/${id}?autoAnalyze=true`);
  await expect(page).toHaveURL((url) => !url.searchParams.has("autoAnalyze"));
  await expect(chat.getByRole("button", { name: t("forgeChat.analyse") })).toBeVisible();
  await expect(chat.getByText(t("forgeChat.analysisQuestion"))).toHaveCount(0);
  expect(await discussions()).toHaveLength(1);
});
