import { lazyPage } from "@spellwright/router";

/** The settled questions: a search, the chapters, the list. */
export const QuestionsPage = lazyPage(
  () => import("./components/questions-page.tsx"),
  "QuestionsPage",
);

/** One settled question with its answer and the rules that decide it. */
export const QuestionPage = lazyPage(
  () => import("./components/question-page.tsx"),
  "QuestionPage",
);
