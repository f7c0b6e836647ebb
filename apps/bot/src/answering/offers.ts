import type { AskOutcome, Question } from "../service/ask.ts";

/** More than wait for a yes at once. The oldest are forgotten. */
const OFFERS_MAX = 1000;

/** Questions whose askers were told that their own account would pay. */
export interface Offers {
  /** Keeps the question where its outcome is that offer. @returns whether it is */
  keepIfAsked(asked: AskOutcome, question: Question): boolean;
  /** The question of a key, once, for who asked it. */
  take(key: string, userId: string): Question | undefined;
}

/** In this process alone: after a restart the person asks again. */
export const createOffers = (): Offers => {
  const waiting = new Map<string, Question>();
  return {
    keepIfAsked({ outcome }, question) {
      if (outcome !== "account_pays") return false;
      waiting.set(question.key, question);
      const oldest = waiting.keys().next();
      if (waiting.size > OFFERS_MAX && oldest.done !== true) waiting.delete(oldest.value);
      return true;
    },
    take(key, userId) {
      const question = waiting.get(key);
      if (question?.userId !== userId) return undefined;
      waiting.delete(key);
      return question;
    },
  };
};

/** What Discord knows the message of an offer by. */
export const offerKey = ({ key }: Pick<Question, "key">): string => `o${key}`;
