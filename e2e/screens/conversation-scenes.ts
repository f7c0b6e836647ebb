import { combat } from "../support/questions.ts";
import { ask, openAccount, openDemoDiscussion, oracle, type Scene, type Stage } from "./stage.ts";

const openAgain = async ({ page, t }: Stage): Promise<void> => {
  await page
    .getByRole("button", { name: t("conversation.actions.more") })
    .first()
    .click();
  await page.getByRole("menuitem", { name: t("conversation.actions.again") }).click();
};

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
    name: "answer-again-local",
    show: async (stage) => {
      await openDemoDiscussion(stage);
      await openAgain(stage);
      await stage.page.getByText(stage.t("conversation.again.localReason")).waitFor();
    },
  },
  {
    name: "answer-again",
    model: true,
    show: async (stage) => {
      await ask(stage, combat[stage.language]);
      await openAgain(stage);
      await stage.page.getByRole("radio").first().waitFor();
    },
  },
  {
    name: "answer-versions",
    model: true,
    show: async (stage) => {
      await ask(stage, combat[stage.language]);
      await openAgain(stage);
      const { page, t } = stage;
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("conversation.again.ask", { count: 1 }) })
        .click();
      await page.getByRole("group", { name: t("conversation.versions.label") }).waitFor();
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
    name: "search-failed",
    show: async (stage) => {
      const { page, t } = stage;
      await page.route("**/api/search?*", (route) => route.abort());
      await oracle(stage);
      await page.keyboard.press("s");
      await page.getByLabel(t("search.field")).fill("couche");
      await page.getByText(t("search.failed")).waitFor();
    },
  },
  {
    name: "shortcuts",
    show: async (stage) => {
      await openAccount(stage);
      const { page, t } = stage;
      await page.getByRole("button", { name: t("shortcuts.title") }).click();
      await page.getByLabel(t("shortcuts.single")).waitFor();
    },
  },
];
