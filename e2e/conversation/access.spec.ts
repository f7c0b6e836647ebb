import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

const DEMO = { email: "demo@spellwright.local", password: "spellwright-demo" };

test("[DISC-05] access that is revoked while a discussion is open is noticed within 10 s", async ({
  signedIn: page,
  playwright,
  baseURL,
  language,
  t,
}) => {
  const owner = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const signIn = await owner.post("/api/auth/sign-in/email", { data: DEMO });
  const headers = {
    authorization: `Bearer ${signIn.headers()["set-auth-token"]}`,
    origin: baseURL ?? "",
  };
  const { items } = await (await owner.get("/api/discussions", { headers })).json();
  const { id } = items.at(-1);
  const show = (is_public: boolean) =>
    owner.patch(`/api/discussions/${id}`, { data: { is_public }, headers });
  expect((await show(true)).ok()).toBe(true);
  await page.goto(`/${language}/oracle/discussion/${id}`);
  await expect(page.getByText(t("oracle.access.readOnly"))).toBeVisible();
  expect((await show(false)).ok()).toBe(true);
  await expect(page.getByText(t("oracle.access.revoked")).first()).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle$`));
  await expect(page.getByRole("article")).toHaveCount(0);
  await owner.dispose();
});

test("[DISC-05] one's own discussion that was deleted elsewhere leads home", async ({
  signedIn: page,
  baseURL,
  language,
  t,
  ask,
}) => {
  await ask(combat[language]);
  await expect(page).toHaveURL(/\/discussion\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("meter").first()).toBeVisible();
  const id = page.url().split("/").at(-1);
  const headers = { origin: baseURL ?? "" };
  expect((await page.request.delete(`/api/discussions/${id}`, { headers })).ok()).toBe(true);
  await expect(page.getByText(t("conversation.access.deleted")).first()).toBeVisible({
    timeout: 10_000,
  });
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle$`));
  await expect(page.getByText(combat[language])).toHaveCount(0);
});
