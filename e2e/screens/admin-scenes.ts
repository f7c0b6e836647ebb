import { ANSWERS, FIRST_DAY, review } from "./admin-answers.ts";
import { MODEL_AWAY, MODELS_FOUND, WITH_MODEL } from "./admin-model-answers.ts";
import type { Scene, Stage } from "./stage.ts";

/** The dashboard as an admin has it. An account of these scenes is made an admin by a command only. */
const openAs = async ({ page, language }: Stage, answers = ANSWERS): Promise<void> => {
  await page.route("**/api/admin/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const json = answers[name];
    return json === undefined ? route.abort() : route.fulfill({ json });
  });
  await page.goto(`/${language}/admin/analytics`);
};

const tab = async (
  stage: Stage,
  name: "power" | "questions" | "revenue" | "reviews" | "people" | "model",
  answers = ANSWERS,
) => {
  await openAs(stage, answers);
  await stage.page.getByRole("tab", { name: stage.t(`admin.tabs.${name}`) }).click();
};

const tryQuestion = ({ page, t }: Stage): Promise<void> =>
  page.getByRole("button", { name: t("admin.languageModel.try") }).click();

export const adminScenes: readonly Scene[] = [
  {
    name: "admin-denied",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/admin/analytics`);
      await page.getByText(t("admin.denied")).waitFor();
    },
  },
  {
    name: "admin-overview",
    whole: true,
    show: async (stage) => {
      await openAs(stage);
      await stage.page.getByText(stage.t("admin.errors.title")).waitFor();
      await stage.page.getByRole("rowheader", { name: /l\.moreau/ }).waitFor();
    },
  },
  {
    name: "admin-failed",
    show: async (stage) => {
      await openAs(stage, { "is-admin": ANSWERS["is-admin"] });
      await stage.page.getByText(stage.t("admin.failed")).first().waitFor();
    },
  },
  {
    name: "admin-loading",
    show: async (stage) => {
      const { page, language, t } = stage;
      await page.route("**/api/admin/**", (route) => {
        if (route.request().url().endsWith("/is-admin"))
          return route.fulfill({ json: ANSWERS["is-admin"] });
      });
      await page.goto(`/${language}/admin/analytics`);
      const loading = page.getByRole("status", { name: t("admin.loading") });
      await loading.first().locator("span").first().waitFor();
      await page.getByRole("tab").first().waitFor();
    },
  },
  {
    name: "admin-empty",
    whole: true,
    show: async (stage) => {
      await openAs(stage, FIRST_DAY);
      await stage.page.getByText(stage.t("admin.errors.empty")).waitFor();
      await stage.page.getByText(stage.t("admin.users.empty")).waitFor();
    },
  },
  {
    name: "admin-questions-empty",
    show: async (stage) => {
      await tab(stage, "questions", FIRST_DAY);
      await stage.page.getByText(stage.t("admin.questions.empty")).waitFor();
    },
  },
  {
    name: "admin-reviews-empty",
    show: async (stage) => {
      await tab(stage, "reviews", FIRST_DAY);
      await stage.page.getByText(stage.t("admin.reviews.empty")).waitFor();
    },
  },
  {
    name: "admin-power-users",
    show: async (stage) => {
      await tab(stage, "power");
      await stage.page.getByRole("rowheader", { name: /judge\.kim/ }).waitFor();
    },
  },
  {
    name: "admin-questions",
    whole: true,
    show: async (stage) => {
      await tab(stage, "questions");
      await stage.page.getByRole("button", { name: stage.t("admin.questions.more") }).waitFor();
    },
  },
  {
    name: "admin-revenue",
    show: async (stage) => {
      await tab(stage, "revenue");
      await stage.page.getByText(stage.t("admin.revenue.perDay")).waitFor();
    },
  },
  {
    name: "admin-reviews",
    whole: true,
    show: async (stage) => {
      await tab(stage, "reviews");
      await stage.page.getByText(review.question).waitFor();
    },
  },
  {
    name: "admin-model",
    whole: true,
    show: async (stage) => {
      await tab(stage, "model", WITH_MODEL);
      await tryQuestion(stage);
      await stage.page.getByText(stage.t("admin.languageModel.answered")).waitFor();
    },
  },
  {
    name: "admin-model-failed",
    whole: true,
    show: async (stage) => {
      await tab(stage, "model", MODEL_AWAY);
      await tryQuestion(stage);
      await stage.page.getByText(stage.t("admin.languageModel.failures.unavailable")).waitFor();
    },
  },
  {
    name: "admin-models-found",
    show: async (stage) => {
      await tab(stage, "model", MODELS_FOUND);
      await stage.page.getByText("LANGUAGE_MODEL_NAME=qwen3:8b").waitFor();
    },
  },
  {
    name: "admin-accounts",
    whole: true,
    show: async (stage) => {
      await tab(stage, "people");
      await stage.page.getByText(stage.t("admin.people.grant_admin")).last().waitFor();
    },
  },
];
