import { ask, openAccount, openDemoDiscussion, oracle, type Scene } from "./stage.ts";

export const conversationScenes: readonly Scene[] = [
  {
    name: "answer-menu",
    show: async (stage) => {
      await openDemoDiscussion(stage);
      const { page, t } = stage;
      await page
        .getByRole("button", { name: t("conversation.actions.more") })
        .first()
        .click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "answer-feedback",
    show: async (stage) => {
      await openDemoDiscussion(stage);
      const { page, t } = stage;
      await page
        .getByRole("button", { name: t("conversation.actions.wrong") })
        .first()
        .click();
      await page.getByLabel(t("conversation.feedback.comment")).waitFor();
    },
  },
  {
    name: "answer-needs-detail",
    whole: true,
    show: async (stage) => {
      const question = {
        fr: "Puis-je cibler une créature avec la défense talismanique ?",
        en: "A creature blocks my attacker. Does it die?",
      }[stage.language];
      await ask(stage, question);
      await stage.page.getByRole("list", { name: stage.t("conversation.detail.label") }).waitFor();
    },
  },
  {
    name: "card-search",
    show: async (stage) => {
      await oracle(stage);
      const { page, t } = stage;
      await page.getByRole("button", { name: t("conversation.cards.open") }).click();
      await page.getByLabel(t("conversation.cards.query")).fill("light");
      const results = page.getByRole("list", { name: t("conversation.cards.results") });
      await results.getByRole("button").first().click();
    },
  },
  {
    name: "search",
    show: async (stage) => {
      await oracle(stage);
      const { page, t, language } = stage;
      await page.keyboard.press("s");
      await page.getByLabel(t("search.field")).fill({ fr: "blessures", en: "damage" }[language]);
      await page.getByRole("list", { name: t("search.results") }).waitFor();
    },
  },
  {
    name: "shortcuts",
    show: async (stage) => {
      await openAccount(stage);
      const { page, t } = stage;
      await page.getByRole("button", { name: t("conversation.shortcuts.open") }).click();
      await page.getByLabel(t("conversation.shortcuts.single")).waitFor();
    },
  },
];
