import { makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[ANA-05] an analysis survives leaving the page and a reload; a message tells where it can be seen", async ({
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
  await expect(page.getByText(t("forgeChat.analysisDone"))).toBeVisible();
  await page.getByRole("button", { name: t("forgeChat.analysisView") }).click();
  await expect(page).toHaveURL(/\/forge\/discussion\/[0-9a-f-]{36}/);
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  // Once seen it is not told again.
  await page.goto(`/${language}/rules`);
  await expect(page.getByRole("main")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("asks"))).toBeNull();
});

test("[ROUTE-06] [ROUTE-07] an address shows the newest analysis of a deck or a discussion, and then forgets it", async ({
  signedIn: page,
  language,
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
});
