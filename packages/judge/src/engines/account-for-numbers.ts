import { findSpans, foldText, placesIn, readNumber } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import type { Engine, NamedCard } from "./engine.ts";

/** An amount, a size, a bonus, mana. No rule (“702.19b”) and no {X}. */
const FIGURE = /^\{?[+-]?\d+(?:\/[+-]?\d+)?\}?$/;
/** Articles; « un », “one” and “once” tell a number only beside figures, where the count is read anyway. */
const ARTICLE = /^(?:une?|one|once|an?)$/;
/** A value that no situation holds by chance, none, and the fewest players: “five players” and “97 players” are one case. */
const OTHERS = [97, 0, 2] as const;

/** A number in figures or in words: a card that is quoted says “two cards”. */
const figureOf = (token: string): string | undefined => {
  if (ARTICLE.test(token)) return undefined;
  return FIGURE.test(token) ? token : readNumber(token)?.toString();
};

/** Where a question tells a number, terms of the game that hold one (“Two-Headed Giant”) and card names left out. */
const numbersIn = ({ text, matches }: Understanding, cards: readonly NamedCard[]) => {
  const { tokens } = text;
  const aside = placesIn([
    ...matches.filter(({ start, end }) => end - start > 1),
    ...cards.flatMap(({ written }) => findSpans(tokens, foldText(written).tokens)),
  ]);
  return tokens.flatMap((token, at) => {
    const figure = aside.has(at) && !FIGURE.test(token) ? undefined : figureOf(token);
    return figure === undefined ? [] : [{ at, figure }];
  });
};

/** The question with another number at one place. */
const withNumber = (
  understanding: Understanding,
  at: number,
  figure: string,
  other: number,
): Understanding => {
  const { text, question } = understanding;
  const written = figure.replace(/\d+/g, String(other));
  const start = text.starts[at] ?? 0;
  const length = text.tokens[at]?.length ?? 0;
  return {
    ...understanding,
    question: question.slice(0, start) + written + question.slice(start + length),
    text: { ...text, tokens: text.tokens.map((token, place) => (place === at ? written : token)) },
  };
};

const said = ({ ruling, explanation, facts, steps }: Decision): string =>
  [ruling, explanation, ...facts, ...steps.map(({ action }) => action)].join("\n");

const plain = (token: string): string => token.replace(/[{}+]/g, "");

/**
 * Whether every number of a question plays a part in what an engine computed: the answer tells it, or would be
 * another one with another number. One that plays none was not understood, and the answer may be wrong.
 */
export const accountsForNumbers = (
  decide: Engine,
  decision: Decision,
  understanding: Understanding,
  cards: readonly NamedCard[],
): boolean => {
  const answer = said(decision);
  const told = new Set(
    foldText(answer)
      .tokens.flatMap((token) => figureOf(token) ?? [])
      .map(plain),
  );
  const numbers = numbersIn(understanding, cards);
  /** Told, an amount answers for one place: « 2 blessures puis encore 2 » has another. A size names a creature again. */
  const isFirst = (at: number, figure: string) =>
    figure.includes("/") || numbers.find((one) => one.figure === figure)?.at === at;
  return numbers.every(
    ({ at, figure }) =>
      (told.has(plain(figure)) && isFirst(at, figure)) ||
      OTHERS.some((other) => {
        const changed = decide(withNumber(understanding, at, figure, other), cards);
        return changed === undefined || said(changed) !== answer;
      }),
  );
};
