import type { Scene, Stage } from "./stage.ts";

const open =
  (path: string) =>
  async ({ page, language }: Stage): Promise<void> => {
    await page.goto(`/${language}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };

/** What anybody reads without an account: the rules and the cards. */
export const knowledgeScenes: readonly Scene[] = [
  {
    name: "rules",
    signedIn: false,
    show: async (stage) => {
      await open("/rules")(stage);
      await stage.page.getByRole("link", { name: /^100 / }).waitFor();
    },
  },
  {
    name: "rules-search",
    signedIn: false,
    show: async (stage) => {
      await open(`/rules?q=${stage.language === "fr" ? "piétinement" : "trample"}`)(stage);
      await stage.page.locator("mark").first().waitFor();
    },
  },
  {
    name: "cards",
    signedIn: false,
    show: async (stage) => {
      await open("/cards?q=c:g+t:creature+mv<=3")(stage);
      await stage.page.getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "cards-not-understood",
    signedIn: false,
    show: async (stage) => {
      await open("/cards?q=t:elf+zz:top")(stage);
      await stage.page
        .getByText(/zz:top/)
        .first()
        .waitFor();
      await stage.page.getByText(stage.t("cardSearch.syntax")).click();
    },
  },
  { name: "reliability", signedIn: false, whole: true, show: open("/reliability") },
  { name: "rule", signedIn: false, whole: true, show: open("/rules/702.19b") },
  {
    name: "rule-term-open",
    signedIn: false,
    show: async (stage) => {
      await open("/rules/702.19b")(stage);
      await stage.page.getByRole("blockquote").getByRole("button").first().click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "rules-chapter",
    signedIn: false,
    show: async (stage) => {
      await open("/rules/510")(stage);
      await stage.page.getByRole("list", { name: stage.t("rules.rule.children") }).waitFor();
    },
  },
  {
    name: "rule-missing",
    signedIn: false,
    show: async (stage) => {
      await stage.page.goto(`/${stage.language}/rules/999.9z`);
      await stage.page
        .getByRole("heading", { name: stage.t("rules.rule.missing", { number: "999.9z" }) })
        .waitFor();
    },
  },
  {
    name: "rules-glossary",
    signedIn: false,
    show: async (stage) => {
      await open("/rules/glossary")(stage);
      await stage.page.locator("dt").first().waitFor();
    },
  },
  {
    name: "rules-term",
    signedIn: false,
    show: async (stage) => {
      await open("/rules/glossary")(stage);
      await stage.page.locator("dt").getByRole("link").first().click();
      await stage.page.waitForURL(/\/glossary\/.+/);
      await stage.page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "rules-changes",
    signedIn: false,
    show: async (stage) => {
      await open("/rules/changes")(stage);
      await stage.page.getByRole("heading", { name: stage.t("rules.diff.none") }).waitFor();
    },
  },
  { name: "questions", signedIn: false, show: open("/questions") },
  {
    name: "questions-search",
    signedIn: false,
    show: async (stage) => {
      await open(`/questions?q=${stage.language === "fr" ? "piétinement" : "trample"}`)(stage);
      await stage.page.getByRole("main").getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "question",
    signedIn: false,
    whole: true,
    show: open("/questions/trample-and-deathtouch"),
  },
  { name: "question-missing", signedIn: false, show: open("/questions/no-such-question") },
  {
    name: "card-page",
    signedIn: false,
    whole: true,
    show: open("/cards/Brazen%20Borrower%20%2F%2F%20Petty%20Theft"),
  },
  { name: "card-unsure", signedIn: false, show: open("/cards/Lightning") },
];
