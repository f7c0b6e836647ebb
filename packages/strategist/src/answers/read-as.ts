import type { StrategyQuestion } from "../strategist.ts";
import type { AskedSubject } from "../understanding/asked-subjects.ts";
import type { Subject } from "../understanding/lexicon.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { AnswerContext, AnswerPart } from "./answer-part.ts";

/** What the words of a question would have to say for its subject to be found in them. */
type Said = Partial<Understanding>;

const about = (...subjects: readonly Subject[]): Said => ({ subjects: new Set(subjects) });

/** One’s own commander is nothing to be answered, and the types said beside it are of one’s own cards. */
const namesLeader = ({ cards, deck }: StrategyQuestion): boolean =>
  deck?.entries.some(
    (entry) =>
      entry.board === "commander" &&
      cards.some(({ card }) => card.name === (entry.card?.name ?? entry.name)),
  ) === true;

/** Each subject that examples tell as the words that its answer looks for. The others are named as their answer is. */
const SAID: Readonly<Partial<Record<AskedSubject, (question: StrategyQuestion) => Said>>> = {
  cuts: () => ({ ...about("cuts"), filters: [], roles: [] }),
  against: (question) => ({ ...about(), asksAnswers: !namesLeader(question) }),
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

/** Titles of the parts that answer a subject, those that read more of a question first. */
const ANSWERED_BY: Readonly<Partial<Record<AskedSubject, readonly string[]>>> = {
  cardRole: ["cardRole", "roles"],
  colors: ["colors", "legality"],
  copies: ["copies", "types"],
  copyChoice: ["copyChoice", "copies", "types"],
  curve: ["curve", "matching"],
  cuts: ["tappedCuts", "cuts", "lands", "fit"],
  fit: ["cardRole", "fit", "commander", "sideboard"],
  lands: ["tappedCuts", "lands", "matching"],
  legality: ["legality", "copies"],
  matching: ["matching", "costs", "copyCounts", "roles", "types", "sideboard"],
  odds: ["odds", "castTurn"],
  reliance: ["threats"],
  roles: ["cardRole", "matching", "roles", "sideboard"],
  sideboard: ["sideboard", "size"],
  threats: ["threats", "against"],
  tokenKinds: ["roles"],
  types: ["matching", "types", "tribes", "sideboard"],
};

/** Those of some parts that answer a subject, the one that reads most of the question first. */
export const partsFor = (
  subject: AskedSubject,
  parts: readonly AnswerPart[],
): readonly AnswerPart[] =>
  (ANSWERED_BY[subject] ?? [subject]).flatMap((title) =>
    parts.filter((part) => part.title === title),
  );

/** A question read as one about a subject. The cut of a card that is named is asked of its place. */
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
