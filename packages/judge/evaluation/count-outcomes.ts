import type { Language } from "@spellwright/contract";
import type { Outcome } from "./test-question.ts";

/** One family in one language. */
export interface Figures {
  readonly questions: number;
  /** Share that the right settled question or an engine decided, 0 to 1. */
  readonly decided: number;
  /** Share with the right verdict or figure, 0 to 1. */
  readonly verdict: number;
  /** How many answers show no rule. */
  readonly uncited: number;
}

/** All questions that want a yes or no. Shares from 0 to 1. */
export interface Verdicts {
  readonly questions: number;
  /** Got one. */
  readonly stated: number;
  /** Of those that got one the right one. */
  readonly right: number;
  /** Of all: got the wrong one as a ruling, not as a likely answer. */
  readonly surelyWrong: number;
}

export const countVerdicts = (outcomes: readonly Outcome[]): Verdicts => {
  const said = outcomes.flatMap((outcome) => outcome.said ?? []);
  const stated = said.filter((one) => one !== "nothing");
  const share = (part: readonly unknown[], whole: readonly unknown[]) =>
    whole.length === 0 ? 0 : part.length / whole.length;
  return {
    questions: said.length,
    stated: share(stated, said),
    right: share(
      stated.filter((one) => one === "right"),
      stated,
    ),
    surelyWrong: share(
      said.filter((one) => one === "surely wrong"),
      said,
    ),
  };
};

export type FiguresByFamily = Readonly<Record<string, Readonly<Record<Language, Figures>>>>;

const figuresOf = (outcomes: readonly Outcome[]): Figures => {
  const share = (holds: (outcome: Outcome) => boolean) =>
    outcomes.length === 0 ? 0 : outcomes.filter(holds).length / outcomes.length;
  return {
    questions: outcomes.length,
    decided: share(({ decided }) => decided),
    verdict: share(({ verdict }) => verdict),
    uncited: outcomes.filter(({ cited }) => !cited).length,
  };
};

/** The figures of every family and language, families in the order of their first question. */
export const countOutcomes = (outcomes: readonly Outcome[]): FiguresByFamily => {
  const families = new Set(outcomes.map(({ question }) => question.family));
  const of = (family: string, language: Language) =>
    figuresOf(
      outcomes.filter(
        ({ question }) => question.family === family && question.language === language,
      ),
    );
  return Object.fromEntries(
    [...families].map((family) => [family, { fr: of(family, "fr"), en: of(family, "en") }]),
  );
};
