import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { DiscussionType, Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { combat } from "./questions.ts";

/** Asks the Oracle without its page. Resolves to the id of the new discussion. */
export const askDirectly = async (
  request: APIRequestContext,
  question: string,
): Promise<string> => {
  const answer = await request.post("/api/ruling", { data: { question } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).discussionId;
};

/** All that a plan answers in a day: five questions with the free one. */
export const spendTheDay = async (
  request: APIRequestContext,
  question: string,
  cap = 5,
): Promise<void> => {
  for (let asked = 0; asked < cap; asked += 1) await askDirectly(request, question);
};

/** Makes a discussion without a message. Resolves to its id. */
export const makeDiscussion = async (
  request: APIRequestContext,
  title: string,
  type: DiscussionType = "oracle",
): Promise<string> => {
  const answer = await request.post("/api/discussions", { data: { title, type } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
};

/** Makes one's discussion public, or private again. */
export const publish = async (
  request: APIRequestContext,
  id: string,
  is_public = true,
): Promise<void> => {
  const answer = await request.patch(`/api/discussions/${id}`, { data: { is_public } });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** Opens a discussion that a stranger made public. Resolves to its id. */
export const openStrangersDiscussion = async (
  page: Page,
  stranger: APIRequestContext,
  language: Language,
): Promise<string> => {
  const id = await askDirectly(stranger, combat[language]);
  await publish(stranger, id);
  await page.goto(`/${language}/oracle/discussion/${id}`);
  await expect(page.getByText(translator(language)("oracle.access.readOnly"))).toBeVisible();
  return id;
};
