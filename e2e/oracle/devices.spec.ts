import type { APIRequestContext } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { signIn } from "../support/accounts.ts";
import { askDirectly } from "../support/discussions.ts";
import { combat, vigilance } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { expect, modelTest, test } from "../support/story.ts";

const questionsOf = async (request: APIRequestContext, discussionId: string): Promise<string[]> => {
  const { items } = await (await request.get(`/api/discussions/${discussionId}/messages`)).json();
  return items.flatMap(({ payload }: { payload: { type: string; content: string } }) =>
    payload.type === "user" ? [payload.content] : [],
  );
};

const WINGS = [
  { wing: "oracle", first: "oracle", question: combat, answered: rulingHead },
  {
    wing: "forge",
    first: "forge/discussion/new",
    question: {
      fr: "Que dois-je couper pour plus de pioche ?",
      en: "What should I cut to draw more cards?",
    },
    answered: (t: Translate) => t("forgeChat.headAnswer"),
  },
] as const;

for (const { wing, first, question, answered } of WINGS)
  modelTest(
    `[DISC-08] a failed question to the ${wing} that another device tries again has no second copy`,
    async ({ behave, signedIn: page, player, browser, baseURL, language, t }) => {
      const asked = question[language];
      await behave("refusal");
      await page.goto(`/${language}/${first}`);
      const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
      await composer.fill(asked);
      await composer.press("Enter");
      await expect(page.getByText(t("errors.MODEL_UNAVAILABLE")).first()).toBeVisible();
      const { items } = await (await page.request.get(`/api/discussions?type=${wing}`)).json();
      const [{ id }] = items;

      const device = await browser.newContext({ baseURL: baseURL ?? "" });
      await signIn(device.request, baseURL ?? "", player);
      const other = await device.newPage();
      const address = `/${language}/${wing}/discussion/${id}`;
      await other.goto(address);
      await behave("good");
      await other
        .getByRole("button", { name: t("oracle.thread.retry") })
        .first()
        .click();
      await expect(other.getByText(answered(t)).first()).toBeVisible();
      expect(await questionsOf(device.request, id)).toEqual([asked]);
      await device.close();

      await page.goto(address);
      await expect(page.getByText(answered(t)).first()).toBeVisible();
      await expect(page.getByTestId("question")).toHaveCount(1);
    },
  );

test("[ORA-08] a question in a discussion that another device deleted begins a new one by itself", async ({
  signedIn: page,
  language,
  t,
}) => {
  const gone = await askDirectly(page.request, combat[language]);
  await page.goto(`/${language}/oracle/discussion/${gone}`);
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(vigilance[language]);
  expect((await page.request.delete(`/api/discussions/${gone}`)).ok()).toBe(true);
  await composer.press("Enter");
  await expect(page).toHaveURL(
    (url) => /\/oracle\/discussion\/[0-9a-f-]{36}$/.test(url.pathname) && !url.href.includes(gone),
  );
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(page.getByTestId("question")).toHaveText(
    new RegExp(vigilance[language].slice(0, 20)),
  );
  const { items } = await (await page.request.get("/api/discussions")).json();
  expect(items).toHaveLength(1);
  expect(await questionsOf(page.request, items[0].id)).toEqual([vigilance[language]]);
});
