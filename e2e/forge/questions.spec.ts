import type { Page } from "@playwright/test";
import { makeDiscussion, publish } from "../support/discussions.ts";
import { expect, test } from "../support/story.ts";

const names = (page: Page) => page.getByRole("article").getByRole("heading");

test("[FOR-03] general questions are searched, sorted, filtered and deleted", async ({
  signedIn: page,
  language,
  t,
}) => {
  const ask = (title: string) => makeDiscussion(page.request, title, "forge");
  await ask("Élaguer un deck");
  const open = await ask("Combien de terrains");
  await ask("Budget serré");
  await publish(page.request, open);
  await page.goto(`/${language}/forge`);
  const tab = page.getByRole("tab", { name: t("forge.tabs.questions") });
  await expect(tab).toContainText("3");
  await tab.click();
  await expect(names(page)).toHaveText(["Budget serré", "Combien de terrains", "Élaguer un deck"]);
  await expect(page.getByText(t("forge.questions.recent"), { exact: true })).toHaveCount(3);

  await page.getByLabel(t("forge.questions.sort"), { exact: true }).selectOption("oldest");
  await expect(names(page).first()).toHaveText("Élaguer un deck");
  await page.getByLabel(t("forge.questions.sort"), { exact: true }).selectOption("title");
  await expect(names(page)).toHaveText(["Budget serré", "Combien de terrains", "Élaguer un deck"]);
  await page.getByLabel(t("forge.questions.search")).fill("elaguer");
  await expect(names(page)).toHaveText(["Élaguer un deck"]);
  await expect(page.getByText(t("forge.questions.count", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: t("forge.filters.clear") }).click();
  await page.getByRole("button", { name: t("forge.questions.visibilities.public") }).click();
  await expect(names(page)).toHaveText(["Combien de terrains"]);
  await page.reload();
  await expect(names(page)).toHaveText(["Combien de terrains"]);
  await page.getByRole("button", { name: t("forge.questions.reset") }).click();
  await expect(names(page)).toHaveCount(3);

  const title = "Budget serré";
  await page.getByRole("button", { name: t("forge.questions.delete", { title }) }).click();
  const confirm = page.getByRole("alertdialog");
  await confirm.getByRole("button", { name: t("discussions.delete"), exact: true }).click();
  await expect(names(page)).toHaveText(["Combien de terrains", "Élaguer un deck"]);
  await expect(tab).toContainText("2");
});
