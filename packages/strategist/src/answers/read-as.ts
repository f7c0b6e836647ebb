import type { StrategyQuestion } from "../strategist.ts";
import type { Subject } from "../understanding/lexicon.ts";
import type { AskedSubject } from "../understanding/rank-subjects.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { AnswerContext } from "./answer-part.ts";

/** What the words of a question would have to say for its subject to be found in them. */
type Said = Partial<Understanding>;

const about = (...subjects: readonly Subject[]): Said => ({ subjects: new Set(subjects) });

/** Each subject that examples tell as the words that its answer looks for; the others are named as their answer is. */
const SAID: Readonly<Partial<Record<AskedSubject, (question: StrategyQuestion) => Said>>> = {
  cuts: () => ({ ...about("cuts"), filters: [], roles: [] }),
  against: () => ({ ...about(), asksAnswers: true }),
  commander: () => about("commanderPart"),
  castTurn: ({ cards }) => about(cards.length === 0 ? "castCommander" : "castNamed"),
  compare: () => ({ ...about(), comparesNamed: true }),
  copies: () => ({ ...about("copies"), asksPresence: true }),
  fit: () => ({ ...about("fit"), asksCount: false, asksPresence: false }),
  hand: () => ({ ...about("mulligan"), asksKeep: true, namesTheDeck: false }),
  matching: () => ({ ...about(), asksWhich: true }),
  roles: () => about(),
  sideboard: () => ({ ...about(), asksSideboard: true, isAgainst: true }),
  tokenKinds: () => ({
    ...about(),
    roles: ["tokens"],
    asksCount: false,
    asksWhich: false,
    filters: [],
  }),
};

/** The title of the part that answers a subject, where it is another word. */
const TITLES: Readonly<Partial<Record<AskedSubject, string>>> = {
  reliance: "threats",
  tokenKinds: "roles",
};

export const titleOf = (subject: AskedSubject): string => TITLES[subject] ?? subject;

/** A question read as one about a subject. */
export const readAs = (subject: AskedSubject, context: AnswerContext): AnswerContext => {
  const said = SAID[subject] ?? (() => about(subject as Subject));
  return {
    ...context,
    understanding: {
      ...context.understanding,
      asksRules: false,
      asksCardText: false,
      asksForWeak: null,
      losesNamed: false,
      ...said(context.question),
    },
  };
};
