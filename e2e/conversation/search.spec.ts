import { askDirectly } from "../support/discussions.ts";
import { combat, taxLaw } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

const words = { fr: "piétinement", en: "trample" } as const;

test("[DISC-07] a search jumps to the message that holds the words", { tag: "@both" }, async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  for (const question of [combat, taxLaw]) await askDirectly(page.request, question[language]);
  await page.goto(`/${language}/oracle`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel(t("search.field"));
  await expect(field).toBeVisible();
  await field.fill(words[language].normalize("NFD").replace(/\p{Diacritic}/gu, ""));
  const hits = dialog.getByRole("list", { name: t("search.results") }).getByRole("link");
  await expect(hits.locator("mark").first()).toHaveText(new RegExp(words[language], "i"));
  await field.press("ArrowDown");
  await expect(hits.first()).toBeFocused();
  await hits
    .filter({ hasText: t("search.inQuestion") })
    .first()
    .press("Enter");
  await expect(page).toHaveURL(/\?message=[\w-]{21}$/);
  await expect(page.getByTestId("question").filter({ hasText: combat[language] })).toBeFocused();

  await page.keyboard.press("s");
  await field.fill("zygomatique");
  await expect(dialog.getByText(t("search.none", { query: "zygomatique" }))).toBeVisible();
  await context.setOffline(true);
  await field.fill("zygomatiques");
  await expect(dialog.getByText(t("search.offline"))).toBeVisible();
  await context.setOffline(false);
});

test("[DISC-07] a search that fails says so and can be tried again", async ({
  signedIn: page,
  language,
  t,
}) => {
  let down = true;
  await page.route("**/api/search?*", (route) => (down ? route.abort() : route.continue()));
  await page.goto(`/${language}/oracle`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("search.field")).fill("couche");
  await expect(dialog.getByText(t("search.failed"))).toBeVisible();
  down = false;
  await dialog.getByRole("button", { name: t("common.retry") }).click();
  await expect(dialog.getByText(t("search.none", { query: "couche" }))).toBeVisible();
});
