import { makeDeck, showTools } from "../support/decks.ts";
import { readPaper } from "../support/paper.ts";
import { expect, test } from "../support/story.ts";

test("[ANA-05] [DATA-01] an analysis survives leaving the page and a reload; a message names the deck, and where it can be seen", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request);
  await page.goto(`/${language}/forge`);
  // The request never leaves: the page is left first.
  await page.route("**/api/deck-suggestions", () => {});
  await page.getByRole("link", { name: t("forge.deck.analyze") }).click();
  await expect(page.getByText(t("forgeChat.analysisQuestion")).first()).toBeVisible();
  await page.unroute("**/api/deck-suggestions");
  await page.goto(`/${language}/rules`);
  await expect(page.getByText(t("forgeChat.analysisDone", { deck: "Vacarme" }))).toBeVisible();
  await page.getByRole("button", { name: t("forgeChat.analysisView") }).click();
  await expect(page).toHaveURL(/\/forge\/discussion\/[0-9a-f-]{36}/);
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  // Once seen it is not told again.
  await page.goto(`/${language}/rules`);
  await expect(page.getByRole("main")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("asks"))).toBeNull();
});

test("[ANA-01] [ANA-04] [ROUTE-07] a deck page offers the first analysis; then what it suggests, in a dialog", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const deckId = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${deckId}`);
  const offer = page.getByRole("region", { name: t("deckPage.list.label") }).getByRole("button", {
    name: t("forgeChat.analyse"),
  });
  await showTools(page, t);
  await offer.click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  await page.goto(`/${language}/forge/deck/${deckId}?discussion=none`);
  await expect(page.getByRole("region", { name: t("deckPage.list.label") })).toBeVisible();
  await showTools(page, t);
  await expect(offer).toHaveCount(0);
  const opener = page.getByRole("button", { name: t("forgeChat.suggestions.open") });
  await opener.click();
  const dialog = page.getByRole("dialog", {
    name: t("forgeChat.suggestions.title", { name: "Vacarme" }),
  });
  await expect(dialog.getByText(t("decks.formats.commander"), { exact: true })).toBeVisible();
  await expect(dialog.getByText(t("forgeChat.suggestions.bracket", { bracket: 2 }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("[ROUTE-06] [ROUTE-07] [ANA-03] an address shows the newest analysis of a deck or a discussion, and then forgets it; card and head of the deck lead there; it is printed whole", async ({
  signedIn: page,
  language,
  t,
}) => {
  const deckId = await makeDeck(page.request);
  const asked = async (path: string, data: object) => {
    const response = await page.request.post(`/api/${path}`, { data });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as { discussionId: string };
  };
  const { discussionId } = await asked("deck-suggestions", { deckId, requestId: "analysis" });
  for (const question of ["Combien de terrains dans ce deck ?", "How many goblins do I play?"])
    await asked("deck-qna", { deckId, discussionId, question, requestId: `q${question.length}` });
  const analysis = page.getByRole("article").first();
  for (const path of [`deck/${deckId}`, `discussion/${discussionId}`]) {
    await page.goto(`/${language}/forge/${path}?scrollToAnalysis=true`);
    await expect(page).toHaveURL(
      (url) => !url.searchParams.has("scrollToAnalysis") && url.pathname.endsWith(path),
    );
    await expect(analysis.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(page.getByRole("article").last()).not.toBeInViewport();
  }

  const deck = `/${language}/forge/deck/${deckId}`;
  const name = t("forge.deck.viewAnalysis");
  const isShown = async () => {
    await expect(page).toHaveURL(new RegExp(`/discussion/${discussionId}$`));
    await expect(analysis.getByRole("heading", { level: 2 })).toBeInViewport();
  };
  // The card of the deck and its head lead there.
  for (const address of [`/${language}/forge`, deck]) {
    await page.goto(address);
    await page.getByRole("link", { name }).first().click();
    await isShown();
  }
  // The line of a phone has no room for the button. It is in the menu of the deck.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(deck);
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name }).click();
  await isShown();

  await page.setViewportSize({ width: 1280, height: 800 });
  // On paper the report stands alone and unfolded, and nothing of it is cut.
  const paper = await readPaper(page, () =>
    analysis.getByRole("button", { name: t("deckPage.menu.print") }).click(),
  );
  expect(paper).toEqual({
    beside: [],
    cut: [],
    missing: [],
    controls: [],
    background: ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"],
    scheme: "light",
    bars: "exact",
  });

  // A discussion that holds none says so.
  const other = await asked("deck-qna", {
    deckId,
    question: "How many lands do I play?",
    requestId: "lands",
  });
  await page.goto(`/${language}/forge/discussion/${other.discussionId}?scrollToAnalysis=true`);
  await expect(page.getByText(t("forgeChat.analysisLost"))).toBeVisible();
});
