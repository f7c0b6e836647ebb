import { tangled } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

test("[ORA-14] [BILL-08] an undecided answer offers settled questions; the one that is taken is answered, free, and remembered", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await ask(tangled[language]);
  const offers = page.getByRole("region", { name: t("oracle.undecided.title") });
  const questions = offers.getByRole("button");
  await expect(questions.first()).toBeVisible();
  expect(await questions.count()).toBeLessThanOrEqual(3);
  // The discussion is stored.
  await expect(page.getByRole("button", { name: t("conversation.export.menu") })).toBeVisible();

  const told = page.waitForResponse(/\/feedback$/);
  await questions.first().press("Enter");
  expect((await told).ok()).toBe(true);
  await expect(questions.first()).toHaveAttribute("aria-expanded", "true");
  const link = offers.getByRole("link", { name: t("oracle.undecided.page") });
  await expect(link).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ monthly_remaining: 10 });

  // Its own page says the same to whoever has no account.
  const answer = (await offers.getByRole("paragraph").first().textContent()) ?? "";
  expect(answer.length).toBeGreaterThan(20);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/questions/`));
  await expect(page.getByText(answer).first()).toBeVisible();
});
