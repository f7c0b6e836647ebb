import { openStrangersDiscussion, publish } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";
import { holdTime, letPass } from "../support/time.ts";

/** DISC-05: what is no longer to be read is noticed within this time. */
const NOTICED_MS = 10_000;

test("[DISC-05] access that is revoked while a discussion is open is noticed within 10 s", async ({
  signedIn: page,
  stranger,
  language,
  t,
}) => {
  await holdTime(page);
  const id = await openStrangersDiscussion(page, stranger, language);
  await publish(stranger, id, false);
  await letPass(page, NOTICED_MS);
  await expect(page.getByText(t("oracle.access.revoked")).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle$`));
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("[DISC-05] one's own discussion that was deleted elsewhere leads home", async ({
  signedIn: page,
  baseURL,
  language,
  t,
  ask,
}) => {
  await holdTime(page);
  await ask(combat[language]);
  await expect(page).toHaveURL(/\/discussion\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("meter").first()).toBeVisible();
  // The discussion was read.
  await expect(page.getByRole("button", { name: t("conversation.export.menu") })).toBeVisible();
  const id = page.url().split("/").at(-1);
  const headers = { origin: baseURL ?? "" };
  expect((await page.request.delete(`/api/discussions/${id}`, { headers })).ok()).toBe(true);
  await letPass(page, NOTICED_MS);
  await expect(page.getByText(t("conversation.access.deleted")).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle$`));
  await expect(page.getByText(combat[language])).toHaveCount(0);
});
