import { foldPhrase } from "@spellwright/text";
import type { StrategyQuestion } from "../strategist.ts";

const QUOTED = /[“"«]\s?([^“”"«»]{2,80}?)\s?[”"»]/gu;

/** Words between quotation marks that name no card. */
export const quotedIn = ({ question, cards }: StrategyQuestion): readonly string[] =>
  [...question.matchAll(QUOTED)]
    .map(([, words = ""]) => words)
    .filter((words) => !cards.some(({ written }) => foldPhrase(written) === foldPhrase(words)));
