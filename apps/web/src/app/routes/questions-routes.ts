import { languageOfPath, loadPartTexts, PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { QuestionPage, QuestionsPage } from "../../features/questions/index.ts";
import { storedLanguage } from "../../lib/page-language.ts";
import { languageRoute } from "./root-route.tsx";

/** What was looked for, and in which chapter, is part of the address. */
const withView = ({ q, chapter }: Record<string, unknown>): { q?: string; chapter?: string } => ({
  ...(typeof q === "string" && q !== "" ? { q } : {}),
  ...(typeof chapter === "string" && chapter !== "" ? { chapter } : {}),
});

/** The texts of the questions, and of the frame that they share with the rules. */
const loader = async ({ location }: { location: { pathname: string } }): Promise<void> => {
  const language = languageOfPath(location.pathname) ?? storedLanguage();
  await Promise.all([loadPartTexts("questions", language), loadPartTexts("rules", language)]);
};

const questionsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.questions.path,
  validateSearch: withView,
  loader,
  component: QuestionsPage,
});

const questionRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.question.path,
  loader,
  component: QuestionPage,
});

export const questionsRoutes = [questionsRoute, questionRoute] as const;
