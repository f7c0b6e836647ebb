export { QuestionPage, QuestionsPage } from "./pages.ts";
