import { forgetQuestion, readKeptQuestions } from "./kept-questions.ts";

/** Forgets the questions of a person that wait on this device. */
export const forgetQuestionsOf = (owner: string): void => {
  for (const question of readKeptQuestions())
    if (question.owner === owner) forgetQuestion(question.requestId);
};
