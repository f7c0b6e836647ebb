import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { QuestionPage, QuestionsPage } from "../../features/questions/index.ts";
import { loadRouteTexts } from "./load-route-texts.ts";
import { languageRoute } from "./root-route.tsx";
import { wordsOfAddress } from "./words-of-address.ts";

/** The questions stand in the frame of the rules. */
const loader = loadRouteTexts("questions", "rules");

const questionsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.questions.path,
  validateSearch: wordsOfAddress("q", "chapter"),
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
