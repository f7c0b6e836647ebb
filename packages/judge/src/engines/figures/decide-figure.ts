import { citationsOf, type Decision } from "../../decision.ts";
import type { Figure, Sum } from "../../knowledge/figure.ts";
import { fillSentence } from "../../phrases/fill-sentence.ts";
import { accountsForNumbers } from "../account-for-numbers.ts";
import { type Engine, engineConfidence, type NamedCard, ruled, stepBy } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { castCards } from "./cast-cards.ts";
import { figurePattern, readValue, valueNamed } from "./read-value.ts";

type Values = Readonly<Record<string, number>>;

const worthOf = (name: string | number, values: Values): number =>
  typeof name === "number" ? name : (values[name] ?? Number.NaN);

const sumOf = (sum: Sum, values: Values): number =>
  sum
    .map((factors) => factors.reduce<number>((all, name) => all * worthOf(name, values), 1))
    .reduce((all, product) => all + product, 0);

/** The values of a figure that the question asks for. Undefined where it asks another or leaves one out. */
const valuesOf = (
  figure: Figure,
  words: Words,
  cards: readonly NamedCard[],
): Values | undefined => {
  const cast = castCards(figure, words, cards);
  if (!cast) return undefined;
  const named = (text: string) =>
    cast.places.reduce((told, [place, part]) => told.replaceAll(`@${place}`, `@${part}`), text);
  const all = named(words.all);
  if (!figurePattern(figure.asks).test(named(words.asking))) return undefined;
  if (figure.not && figurePattern(figure.not).test(all)) return undefined;
  const values: Record<string, number> = { ...cast.printed };
  for (const told of figure.values) {
    const { name } = valueNamed(told);
    const value = values[name] ?? readValue(told, all);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  for (const [name, sum] of Object.entries(figure.sums ?? {})) values[name] = sumOf(sum, values);
  return values;
};

const amountOf = ({ figure, dividedBy, rounded, least, most }: Figure, values: Values): number => {
  const amount = sumOf(figure, values) / worthOf(dividedBy ?? 1, values);
  const whole = rounded === "up" ? Math.ceil(amount) : Math.floor(amount);
  const highest = most === undefined ? Number.POSITIVE_INFINITY : worthOf(most, values);
  return Math.min(Math.max(whole, least ?? whole), highest);
};

/** What one line says of a question, whatever of its numbers plays a part. */
const sayBy =
  (figure: Figure): Engine =>
  (understanding, cards): Decision | undefined => {
    const { language } = understanding;
    const values = valuesOf(figure, readWords(understanding, cards), cards);
    const amount = values && amountOf(figure, values);
    if (amount === undefined || !(amount >= 0)) return undefined;
    const citations = citationsOf(figure.rules, language);
    const ruling = fillSentence(figure.says, { ...values, figure: amount })[language];
    return ruled("figures", {
      verdict: null,
      ruling,
      explanation: citations.map(({ claim }) => claim).join(" "),
      citations,
      steps: citations.map(({ claim, number }) => stepBy(claim, number)),
      facts: [ruling],
      confidence: engineConfidence(cards.length),
    });
  };

/** One line as an engine: a question of which it reads too little is left to the next one. */
export const decideBy =
  (figure: Figure): Engine =>
  (understanding, cards) => {
    const say = sayBy(figure);
    const decision = say(understanding, cards);
    return decision && accountsForNumbers(say, decision, understanding, cards)
      ? decision
      : undefined;
  };

/** Who asks for a number tells no longer story, and every line would read all of it. */
const MOST_WORDS = 120;

/** What a rule makes of the numbers of a question: « toxique 2, double initiative : combien de poison ? ». */
export const decideFigure: Engine = (understanding, cards) => {
  const { form, text } = understanding;
  if (form === "yes_no" || text.tokens.length > MOST_WORDS) return undefined;
  const { ideas, asking, named } = readWords(understanding, cards);
  if (isOutOfScope("figures", ideas)) return undefined;
  // Which part a card plays is not known yet.
  const mayAsk = (asks: string) =>
    (named.size > 0 && asks.includes("@")) || figurePattern(asks).test(asking);
  for (const figure of understanding.vocabulary.figures.asking(mayAsk)) {
    const decision = decideBy(figure)(understanding, cards);
    if (decision) return decision;
  }
  return undefined;
};
