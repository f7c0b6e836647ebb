import type { APIRequestContext } from "@playwright/test";
import { combat } from "../support/questions.ts";
import { expect, expectAccessible, test } from "../support/story.ts";

/** The demo account asks and makes its discussion public. */
const publishDiscussion = async (
  request: APIRequestContext,
  baseURL: string | undefined,
  question: string,
): Promise<string> => {
  const demo = { email: "demo@spellwright.local", password: "spellwright-demo" };
  const signIn = await request.post("/api/auth/sign-in/email", { data: demo });
  const authorization = `Bearer ${signIn.headers()["set-auth-token"]}`;
  const { items } = await (
    await request.get("/api/discussions", { headers: { authorization } })
  ).json();
  const { id } =
    items.find(({ title }: { title: string }) => question.includes(title)) ?? items.at(-1);
  const published = await request.patch(`/api/discussions/${id}`, {
    data: { is_public: true },
    headers: { authorization, origin: baseURL ?? "" },
  });
  expect(published.ok()).toBe(true);
  return id;
};

test("[DISC-05] [ORA-01] someone else's public discussion is read, not asked in", async ({
  signedIn: page,
  playwright,
  baseURL,
  language,
  t,
}) => {
  const stranger = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const id = await publishDiscussion(stranger, baseURL, combat.fr);
  await stranger.dispose();
  await page.goto(`/${language}/oracle/discussion/${id}`);
  await expect(page.getByText(t("oracle.access.readOnly"))).toBeVisible();
  await expect(page.getByRole("meter").first()).toBeVisible();
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toBeHidden();
  await expectAccessible(page);
});

test("[DISC-05] signed out, a public discussion asks to sign in first", async ({
  page,
  playwright,
  baseURL,
  language,
  t,
}) => {
  const stranger = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const id = await publishDiscussion(stranger, baseURL, combat.fr);
  await stranger.dispose();
  await page.goto(`/${language}/oracle/discussion/${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("common.close") })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
});
