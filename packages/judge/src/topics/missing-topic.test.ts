import { expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../understanding/understand.ts";
import { decideAmong } from "./decide-by-topic.ts";
import { topics } from "./index.ts";
import { matchTopics } from "./match-topics.ts";

/** Evidence of 0.7 and more, calibrated. */
const SURE = 0.79;
/** Most topics have near siblings that answer the other way: one of them may decide in their place. */
const WRONG_AT_MOST = 0.15;
/** Milliseconds that a slow and busy machine may take for all wordings. */
const PATIENCE = 120_000;

/** Every third yes/no wording is enough, and keeps the suite short. */
const STEP = 3;

/** Yes/no wordings of all topics, answered as if their topic did not exist. */
const answersWithoutTheTopic = () =>
  topics.flatMap((topic) =>
    topic.questions.flatMap(({ text, language, verdict }, place) => {
      if (place % STEP > 0) return [];
      if (verdict !== "yes" && verdict !== "no") return [];
      const understanding = understand(ask(text, language));
      const others = matchTopics(topics, understanding).filter((match) => match.topic !== topic);
      const decision = decideAmong(others, understanding);
      return [{ wrong: decision?.verdict != null && decision.verdict !== verdict, decision }];
    }),
  );

test(
  "[ORA-15] a question whose topic is missing seldom gets another one's answer, and hardly ever a sure one",
  () => {
    const answers = answersWithoutTheTopic();
    const wrong = answers.filter((answer) => answer.wrong);
    const sure = wrong.filter(({ decision }) => (decision?.confidence ?? 0) >= SURE);
    expect(answers.length).toBeGreaterThan(1500);
    expect(wrong.length / answers.length).toBeLessThan(WRONG_AT_MOST);
    expect(sure.length / answers.length).toBeLessThan(0.01);
  },
  PATIENCE,
);
