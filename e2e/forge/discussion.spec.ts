import { isNarrow, makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

const LANDS = {
  fr: "Combien de terrains joue ce deck ?",
  en: "How many lands does this deck play?",
} as const;
const CURVE = { fr: "Et sa courbe de mana ?", en: "And its mana curve?" } as const;
/** What the judge is not sure of. */
const RULES = {
  fr: "Que se passe-t-il si deux joueurs contrôlent chacun un effet qui remplace la même pioche ?",
  en: "What happens when two players each control an effect that replaces the same draw?",
} as const;
/** What the judge is sure of. */
const DECIDED = {
  fr: "Puis-je répondre à une capacité déclenchée ?",
  en: "Can I respond to a triggered ability?",
} as const;

test("[ROUTE-06] [FOR-03] [FOR-04] [FOR-08] [FOR-09] an example is asked at once; the answer stays, and so does its address", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/forge`);
  await page.getByRole("tab", { name: t("forge.tabs.questions") }).click();
  const question = t("forge.questions.examples.odds");
  await page.getByRole("link", { name: question }).click();
  const answer = page.getByRole("article");
  await expect(answer.getByRole("heading", { level: 2 })).toContainText("86");
  await expect(page).toHaveURL(/\/forge\/discussion\/[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(new RegExp(`^${question.slice(0, 20)}`));
  await expect(answer.getByText(t("oracle.ruling.zaps", { count: 1 }))).toBeVisible();
  for (const later of ["playtest", "purchase"] as const)
    await expect(page.getByRole("button", { name: t(`deckPage.${later}`) })).toBeDisabled();
  await page.reload();
  await expect(answer.getByRole("heading", { level: 2 })).toContainText("86");

  await page.goto(`/${language}/forge`);
  // The title is the first 80 characters of the question.
  await page
    .getByRole("article")
    .getByRole("link", { name: question.slice(0, 60) })
    .click();
  await expect(answer.getByRole("heading", { level: 2 })).toContainText("86");
});

test("[ROUTE-06] [FOR-04] [FOR-08] a link from outside only fills the composer; Enter sends ten characters and more, Shift and Enter begin a line; a rules question leads to the Oracle", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const foreign = encodeURIComponent(LANDS[language]);
  await page.goto(`/${language}/forge/discussion/new?initialQuestion=${foreign}`);
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await expect(composer).toHaveValue(LANDS[language]);
  await expect(page).toHaveURL(/\/discussion\/new$/);
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ daily_count: 0 });
  await composer.fill("court");
  await composer.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(t("forgeChat.tooShort", { count: 5 }));
  // With its bar it takes a fifth of the screen at most, which here is more than it may grow to.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 1000 });
  await composer.fill(Array.from({ length: 12 }, (_, line) => `ligne ${line}`).join("\n"));
  await expect.poll(async () => (await composer.boundingBox())?.height).toBe(120);
  await composer.fill(RULES[language]);
  await composer.press("Shift+Enter");
  await expect(composer).toHaveValue(`${RULES[language]}\n`);
  await composer.press("Enter");
  const answer = page.getByRole("article");
  await expect(answer.getByText(new RegExp(`^${t("forgeChat.headRules")}`))).toBeVisible();
  await expect(answer.getByText(t("oracle.thread.noZap"), { exact: true })).toBeVisible();
  await answer.getByRole("link", { name: t("forgeChat.askOracle") }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle`));
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toHaveValue(
    RULES[language],
  );
});

test("[FOR-09] a rules question that the judge is sure of is ruled in the Forge, with the rule", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  await page.goto(`/${language}/forge/discussion/new`);
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(DECIDED[language]);
  await composer.press("Enter");
  const answer = page.getByRole("article");
  await expect(answer.getByRole("heading", { level: 2 })).toContainText(/^\s*(?:Oui|Yes)\b/);
  await answer.locator("summary").last().click();
  await expect(answer.getByText(/^605\.3b/).first()).toBeVisible();
  await expect(answer.getByText(t("oracle.thread.noZap"), { exact: true })).toHaveCount(0);
});

test("[FOR-05] [DISC-03] a deck has its discussions: asked, found open again, deleted", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const id = await makeDeck(page.request);
  const openChat = async () => {
    await page.goto(`/${language}/forge/deck/${id}`);
    const view = page.getByRole("group", { name: t("forgeChat.view") });
    await view.getByRole("button", { name: t("forgeChat.viewChat") }).click();
  };
  await openChat();
  const chat = page.getByRole("region", { name: t("forgeChat.label") });
  await expect(chat.getByText(t("forgeChat.deckEmpty"))).toBeVisible();
  const composer = chat.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(LANDS[language]);
  await composer.press("Enter");
  const answers = chat.getByRole("article");
  await expect(answers.getByRole("heading", { level: 2 })).toContainText("30");
  await composer.fill(CURVE[language]);
  await composer.press("Enter");
  await expect(answers).toHaveCount(2);

  // The address names the discussion. It is there after a reload, and is gone back to.
  await expect(page).toHaveURL(/\?discussion=[0-9a-f-]{36}$/);
  const address = page.url();
  await page.reload();
  await expect(answers).toHaveCount(2);
  await page.getByRole("button", { name: t("forgeChat.viewList"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/forge/deck/${id}\\?discussion=none$`));
  await expect(answers).toHaveCount(0);
  await page.goBack();
  await expect(answers).toHaveCount(2);
  await expect(page).toHaveURL(address);
  await page.goto(`/${language}/forge`);
  await page.goto(address);
  await expect(answers).toHaveCount(2);

  // The deck now opens its first discussion, where there is room beside the list.
  await page.goto(`/${language}/forge/deck/${id}`);
  await expect(answers).toHaveCount(2);
  const list = page.getByRole("region", { name: t("deckPage.list.label") });
  await expect(list).toBeVisible({ visible: !isNarrow(page) });
  if (isNarrow(page)) await chat.getByRole("button", { name: t("shell.discussions") }).click();
  await page
    .getByRole("button", { name: t("discussions.actions", { title: LANDS[language] }) })
    .click();
  await page.getByRole("menuitem", { name: t("discussions.delete"), exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("discussions.delete"), exact: true })
    .click();
  // The drawer of a phone stays. There may be more to delete.
  if (isNarrow(page)) await page.keyboard.press("Escape");
  await expect(chat.getByText(t("forgeChat.deckEmpty"))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/forge/deck/${id}\\?discussion=new$`));
});
