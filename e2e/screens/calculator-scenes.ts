import { sampleList } from "../support/pasted-lists.ts";
import type { Scene, Stage } from "./stage.ts";

const openCalculator = async ({ page, language, t }: Stage): Promise<void> => {
  await page.goto(`/${language}/bracket`);
  await page.getByRole("heading", { name: t("bracketPage.calculator.title") }).waitFor();
};

const measure = async (stage: Stage, text: string): Promise<void> => {
  await openCalculator(stage);
  const { page, t } = stage;
  await page.getByLabel(t("deckImport.list")).fill(text);
  await page.getByRole("button", { name: t("bracketPage.calculator.submit") }).click();
};

const seen = ({ page, t }: Stage) =>
  page.getByRole("heading", { name: t("deckPage.legality.title") }).waitFor();

/** The bracket of a pasted list, without an account. */
export const calculatorScenes: readonly Scene[] = [
  { name: "calculator-empty", signedIn: false, show: openCalculator },
  {
    name: "calculator-legal",
    signedIn: false,
    whole: true,
    show: async (stage) => {
      await measure(stage, await sampleList("yuriko-silent-blades"));
      await seen(stage);
    },
  },
  {
    name: "calculator-illegal",
    signedIn: false,
    whole: true,
    show: async (stage) => {
      const burn = await sampleList("modern-red-white-burn");
      await measure(stage, `${burn}\n1 Nobody Has This Name\n1 Consultation démoniaque`);
      await seen(stage);
    },
  },
  {
    name: "calculator-no-card",
    signedIn: false,
    show: async (stage) => {
      await measure(stage, "Who are you?");
      await stage.page.getByText(stage.t("errors.DECK_NO_CARDS")).waitFor();
    },
  },
  {
    name: "calculator-failed",
    signedIn: false,
    show: async (stage) => {
      await stage.page.route("**/api/measure-list", (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await measure(stage, "1 Sol Ring");
      await stage.page.getByText(stage.t("bracketPage.calculator.failed")).waitFor();
    },
  },
];
