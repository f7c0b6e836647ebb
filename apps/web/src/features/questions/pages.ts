import { lazyRouteComponent } from "@tanstack/react-router";

/** The settled questions: a search, the chapters, the list. */
export const QuestionsPage = lazyRouteComponent(
  () => import("./components/questions-page.tsx"),
  "QuestionsPage",
);

/** One settled question with its answer and the rules that decide it. */
export const QuestionPage = lazyRouteComponent(
  () => import("./components/question-page.tsx"),
  "QuestionPage",
);
