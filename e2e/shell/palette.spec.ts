import { makeDeck } from "../support/decks.ts";
import { makeDiscussion } from "../support/discussions.ts";
import { expect, test } from "../support/story.ts";

test("[HEAD-01] Ctrl+K opens one field for everything: arrows choose, Enter opens, what was opened comes first", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  await makeDeck(page.request, undefined, { name: "Bolide" });
  await makeDiscussion(page.request, "Bolide ou foudre");
  await page.goto(`/${language}/oracle`);
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill("Une question commencée");
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: t("search.palette.title") });
  const field = palette.getByRole("combobox", { name: t("search.palette.field") });
  await expect(field).toBeVisible();
  await field.fill("bolide");
  await expect(
    palette.getByRole("group", { name: t("search.palette.decks") }).getByRole("option", {
      name: "Bolide",
    }),
  ).toBeVisible();
  const first = palette.getByRole("option", { name: "Bolide ou foudre" });
  await expect(first).toBeVisible();
  // What comes later leaves the choice where it is. It begins at the first line again.
  await expect(palette.getByRole("status")).toBeEmpty();
  await field.press("Home");
  await expect(first).toHaveAttribute("aria-selected", "true");
  // The keyboard's place is told to screen readers, and moves.
  await expect(field).toHaveAttribute("aria-activedescendant", /./);
  const active = await field.getAttribute("aria-activedescendant");
  await field.press("ArrowDown");
  await expect(palette.getByRole("option", { name: "Bolide", exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(field).not.toHaveAttribute("aria-activedescendant", active ?? "");
  await field.fill("lightning bolt");
  const card = palette
    .getByRole("group", { name: t("search.palette.cards") })
    .getByRole("option")
    .first();
  await expect(card).toContainText("Lightning Bolt");
  // Other results came: the first of them is chosen.
  await expect(card).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", /./);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/cards\/Lightning%20Bolt$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press("ControlOrMeta+k");
  const recent = palette.getByRole("group", { name: t("search.palette.recent") });
  await expect(recent.getByRole("option").first()).toContainText(/Lightning Bolt|Foudre/);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await field.press("Escape");
  await expect(palette).toBeHidden();
});

test("[HEAD-01] signed out the palette finds what is public, by touch too", async ({
  page,
  language,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 401) asked.push(answer.url());
  });
  await page.goto(`/${language}/oracle`);
  await page.getByRole("button", { name: t("search.palette.title") }).click();
  const palette = page.getByRole("dialog", { name: t("search.palette.title") });
  await palette.getByRole("combobox").fill("702.19");
  const rules = palette.getByRole("group", { name: t("search.palette.rules") });
  await rules
    .getByRole("option", { name: /702\.19/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rules\/702\.19/);
  await page.getByRole("button", { name: t("search.palette.title") }).click();
  await palette.getByRole("option", { name: t("shell.signIn") }).click();
  await expect(page.getByRole("dialog", { name: t("search.palette.title") })).toBeHidden();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(asked.filter((url) => /decks|discussions|search/.test(url))).toEqual([]);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("[HEAD-01] who opens the palette by a key types at once, who taps sees it whole first", async ({
    page,
    language,
    t,
  }) => {
    await page.goto(`/${language}/oracle`);
    const field = page.getByRole("combobox", { name: t("search.palette.field") });
    await page.getByRole("button", { name: t("search.palette.title") }).tap();
    await expect(field).toBeVisible();
    await expect(field).not.toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(field).toBeFocused();
  });
});
