import { expectCode } from "../support/code.ts";
import { spendTheDay } from "../support/discussions.ts";
import { combat, lifelink, reach, tangled, taxLaw, vigilance } from "../support/questions.ts";
import { ask, behave, composer, openDemoDiscussion, oracle, type Scene, write } from "./stage.ts";

export const oracleScenes: readonly Scene[] = [
  {
    name: "oracle-signed-out",
    signedIn: false,
    whole: true,
    show: async (stage) => {
      await oracle(stage);
      await stage.page.getByRole("article").waitFor();
    },
  },
  { name: "oracle-empty", show: oracle },
  {
    name: "composer-too-short",
    show: (stage) => write(stage, combat[stage.language].slice(0, 18)),
  },
  {
    name: "composer-explained",
    signedIn: false,
    show: async (stage) => {
      await write(stage, { fr: "c’est quoi la parade", en: "what is ward" }[stage.language]);
      await stage.page.getByRole("region", { name: stage.t("explained.label") }).waitFor();
    },
  },
  {
    name: "composer-card-list",
    show: async (stage) => {
      await oracle(stage);
      await composer(stage).focus();
      await stage.page.keyboard.type("@light");
      await stage.page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "composer-effort",
    model: true,
    show: async (stage) => {
      await oracle(stage);
      await stage.page
        .getByRole("button", { name: stage.t("oracle.effort.low") })
        .first()
        .click();
      await stage.page.getByRole("radio").first().waitFor();
    },
  },
  {
    name: "thinking",
    model: true,
    show: async (stage) => {
      await behave(stage, "held");
      await ask(stage, combat[stage.language]);
      await stage.page.getByRole("status", { name: stage.t("oracle.thinking.label") }).waitFor();
    },
  },
  {
    name: "answer-failed",
    model: true,
    show: async (stage) => {
      await behave(stage, "refusal");
      await ask(stage, combat[stage.language]);
      await stage.page.getByText(stage.t("errors.MODEL_UNAVAILABLE")).first().waitFor();
    },
  },
  {
    name: "answer-waits-for-network",
    newcomer: true,
    show: async (stage) => {
      const { page, t } = stage;
      await write(stage, combat[stage.language]);
      await expectCode(page, "thread");
      await stage.context.setOffline(true);
      await composer(stage).press("Enter");
      await page.getByText(t("oracle.thread.waitingTitle")).waitFor();
    },
  },
  {
    name: "answer-stopped",
    model: true,
    show: async (stage) => {
      const { page, t } = stage;
      await behave(stage, "hang-halfway");
      await ask(stage, reach[stage.language]);
      await page
        .getByRole("button", { name: t("oracle.composer.stop"), exact: true })
        .first()
        .click();
      await page.getByText(t("oracle.thread.stoppedTitle")).first().waitFor();
    },
  },
  {
    name: "ruling-forming",
    model: true,
    show: async (stage) => {
      await behave(stage, "hang-halfway");
      await ask(stage, reach[stage.language]);
      await stage.page
        .getByTestId("forming")
        .getByText(/portée|reach/i)
        .first()
        .waitFor();
    },
  },
  {
    name: "answer-withheld",
    model: true,
    show: async (stage) => {
      await behave(stage, "injection");
      await ask(stage, vigilance[stage.language]);
      await stage.page.getByText(stage.t("model.withheld", { asked: "fake-judge" })).waitFor();
    },
  },
  {
    name: "answer-likely",
    whole: true,
    show: async (stage) => {
      await ask(stage, lifelink[stage.language]);
      await stage.page.getByText(stage.t("oracle.ruling.headLikely")).waitFor();
    },
  },
  {
    name: "answer-undecided",
    newcomer: true,
    whole: true,
    show: async (stage) => {
      const { page, t } = stage;
      await ask(stage, tangled[stage.language]);
      const offers = page.getByRole("region", { name: t("oracle.undecided.title") });
      await offers.getByRole("button").first().click();
      await offers.getByRole("link", { name: t("oracle.undecided.page") }).waitFor();
    },
  },
  {
    name: "answer-past-the-cap",
    newcomer: true,
    show: async (stage) => {
      await spendTheDay(stage.page.request, combat[stage.language]);
      await ask(stage, combat[stage.language]);
      const dialog = stage.page.getByRole("dialog", { name: stage.t("billing.title") });
      await dialog.waitFor();
      await stage.page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    },
  },
  { name: "ruling", whole: true, show: openDemoDiscussion },
  {
    name: "ruling-rule-open",
    show: async (stage) => {
      await openDemoDiscussion(stage);
      await stage.page
        .getByRole("button", { name: /\d{3}\.\d/ })
        .first()
        .click();
      await stage.page.getByText(stage.t("oracle.rule.found")).waitFor();
    },
  },
  {
    name: "ruling-reasoning-open",
    whole: true,
    show: async (stage) => {
      await openDemoDiscussion(stage);
      await stage.page.getByRole("button", { name: stage.t("oracle.reasoning.title") }).click();
    },
  },
  {
    name: "question-declined",
    show: async (stage) => {
      await ask(stage, taxLaw[stage.language]);
      await stage.page.getByText(stage.t("oracle.ruling.headDeclined")).first().waitFor();
    },
  },
];
