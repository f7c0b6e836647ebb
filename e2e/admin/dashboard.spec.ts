import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import process from "node:process";
import { dataDirOf } from "../support/addresses.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

/** All of it, but for parts of a pixel, which a browser may cut off. */
const WHOLE = { ratio: 0.98 };

/** What an operator types beside the running server. */
const grantAdmin = (baseURL: string | undefined, email: string): string =>
  execFileSync(
    process.execPath,
    ["--import", "tsx", "apps/api/src/commands/admin.ts", "grant", email],
    { env: { ...process.env, DATA_DIR: dataDirOf(baseURL) }, encoding: "utf8" },
  );

test("[ADM-01] [ADM-02] [ADM-05] denied at first, an admin finds a question, makes a reported answer a case and saves it", async ({
  signedIn: page,
  baseURL,
  player,
  language,
  t,
  ask,
}) => {
  await ask(combat[language]);
  const comment = `The blocker had protection: ${randomUUID()}`;
  await page.getByRole("button", { name: t("conversation.actions.wrong") }).click();
  await page.getByLabel(t("conversation.feedback.comment")).fill(comment);
  await page.getByRole("button", { name: t("conversation.feedback.send") }).click();
  // What closes is a step back in the history, which would stop the next page on its way.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`/${language}/admin/analytics`);
  await expect(page.getByText(t("admin.denied"))).toBeVisible();

  expect(grantAdmin(baseURL, player.email)).toBe(`done: grant ${player.email}\n`);
  await page.reload();
  await expect(page.getByText(t("admin.stats.questions"))).toBeVisible();
  await page.getByRole("tab", { name: t("admin.tabs.questions") }).click();
  await expect(page).toHaveURL(/\?tab=questions$/);
  await page.getByLabel(t("admin.questions.search")).fill("deathtouch");
  const asked = page.getByRole("listitem").filter({ hasText: player.email });
  await expect(asked).toContainText(combat[language]);
  await page
    .getByRole("group", { name: t("admin.questions.type") })
    .getByRole("button", { name: t("admin.questions.forge") })
    .click();
  await expect(asked).toHaveCount(0);

  await page.getByRole("tab", { name: t("admin.tabs.reviews") }).click();
  const reported = page.getByRole("listitem").filter({ hasText: comment });
  await expect(reported).toContainText(combat[language]);
  await reported.getByRole("button", { name: t("admin.reviews.makeCase") }).click();
  await expect(reported).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("admin.reviews.download") }).click();
  const cases = (await readFile(await (await download).path(), "utf8")).trim().split("\n");
  expect(cases.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ text: combat[language], reader: comment }),
  );

  await page.goBack();
  const questions = page.getByRole("tab", { name: t("admin.tabs.questions") });
  await expect(questions).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(questions).toHaveAttribute("aria-selected", "true");
});

test("[ADM-01] the tab that is shown stands in the row, however narrow the window @both", async ({
  signedIn: page,
  baseURL,
  player,
  language,
  t,
}) => {
  grantAdmin(baseURL, player.email);
  await page.goto(`/${language}/admin/analytics?tab=model`);
  const tab = (name: "overview" | "model") =>
    page.getByRole("tab", { name: t(`admin.tabs.${name}`) });
  await expect(tab("model")).toHaveAttribute("aria-selected", "true");
  await expect(tab("model")).toBeInViewport(WHOLE);
  await tab("model").press("ArrowRight");
  await expect(tab("overview")).toHaveAttribute("aria-selected", "true");
  await expect(tab("overview")).toBeInViewport(WHOLE);
  await page.goBack();
  await expect(tab("model")).toHaveAttribute("aria-selected", "true");
  await expect(tab("model")).toBeInViewport(WHOLE);
});
