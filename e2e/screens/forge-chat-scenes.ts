import { makeDeck } from "../support/decks.ts";
import { composer, type Scene, type Stage } from "./stage.ts";

const begin = async (stage: Stage): Promise<void> => {
  await stage.page.goto(`/${stage.language}/forge/discussion/new`);
  await composer(stage).waitFor();
};

const askForge = async (stage: Stage, question: string): Promise<void> => {
  await begin(stage);
  await composer(stage).fill(question);
  await composer(stage).press("Enter");
  await stage.page.getByRole("article").getByRole("heading").first().waitFor();
};

const rules = {
  fr: "Puis-je répondre à une capacité déclenchée ?",
  en: "Can I respond to a triggered ability?",
} as const;

const unsettled = {
  fr: "Quelle est la meilleure carte contre les jeux de contrôle ?",
  en: "What is the best card against control decks?",
} as const;

const lands = {
  fr: "Combien de terrains joue ce deck ?",
  en: "How many lands does this deck play?",
} as const;

/** Discussions with the Forge, on their own page and beside a deck. */
export const forgeChatScenes: readonly Scene[] = [
  { name: "forge-chat-new", show: begin },
  {
    name: "forge-chat-answer",
    whole: true,
    show: (stage) => askForge(stage, stage.t("forge.questions.examples.odds")),
  },
  { name: "forge-chat-rules", show: (stage) => askForge(stage, rules[stage.language]) },
  { name: "forge-chat-unsettled", show: (stage) => askForge(stage, unsettled[stage.language]) },
  {
    name: "forge-chat-deck",
    show: async (stage) => {
      const { page, language, t } = stage;
      const id = await makeDeck(page, undefined, { name: "Tintamarre" });
      await page.goto(`/${language}/forge/deck/${id}`);
      await page
        .getByRole("group", { name: t("forgeChat.view") })
        .getByRole("button", { name: t("forgeChat.viewChat") })
        .click();
      await composer(stage).fill(lands[language]);
      await composer(stage).press("Enter");
      await page.getByRole("article").getByRole("heading").first().waitFor();
      await page.request.delete(`/api/decks/${id}`);
    },
  },
];
