import { readNumber } from "@spellwright/text";
import { citationsOf } from "../../decision.ts";
import { tell } from "../../phrases/tell.ts";
import { type Engine, engineConfidence, type NamedCard, ruled, stepBy } from "../engine.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { isSilentWith } from "../silent-with.ts";
import { printedText } from "../world/casting-lines.ts";
import type { Figure } from "./figure-row.ts";
import { FIGURES } from "./figures.ts";

type Values = Readonly<Record<string, number>>;

/** Which part each named card plays, with the number that its text tells; undefined when one plays none. */
const castOf = ({ parts }: Figure, { named }: Words, cards: readonly NamedCard[]) => {
  const cast = [...named].flatMap((place) => {
    const { card } = cards[place] ?? {};
    const text = card ? `${printedText(card)}\n${card.power}/${card.toughness}` : "";
    const found = parts.find(({ prints }) => prints.test(text));
    const told = readNumber(found?.prints.exec(text)?.[1]?.toLowerCase());
    return found ? [{ place, part: found.part, told }] : [];
  });
  const isWhole =
    cast.length === named.size &&
    parts.every(({ part, optional }) => optional || cast.some((one) => one.part === part));
  return isWhole ? cast : undefined;
};

/** The values of a figure that the question asks for; undefined where it asks another or leaves one out. */
const valuesOf = (figure: Figure, words: Words, cards: readonly NamedCard[]) => {
  const cast = castOf(figure, words, cards);
  if (!cast) return undefined;
  const named = (text: string) =>
    cast.reduce((told, { place, part }) => told.replaceAll(`@${place}`, `@${part}`), text);
  const all = named(words.all);
  if (!figure.asks.test(named(words.asking)) || figure.not?.test(all)) return undefined;
  const read = [
    ...cast.flatMap(({ part, told }) => (told === undefined ? [] : [[part, told] as const])),
    ...figure.values.map((value) => [value.name, value.read(all)] as const),
  ];
  return read.some(([, value]) => value === undefined)
    ? undefined
    : (Object.fromEntries(read) as Values);
};

const amountOf = ({ figure, dividedBy, rounded, least }: Figure, values: Values): number => {
  const numberOf = (name: string | number) =>
    typeof name === "number" ? name : (values[name] ?? Number.NaN);
  const sum = figure
    .map((factors) => factors.map(numberOf).reduce((product, factor) => product * factor, 1))
    .reduce((all, product) => all + product, 0);
  const amount = dividedBy === undefined ? sum : sum / numberOf(dividedBy);
  const whole = rounded === "up" ? Math.ceil(amount) : Math.floor(amount);
  return Math.max(whole, least ?? whole);
};

/** What a rule makes of the numbers that a question tells: « toxique 2, double initiative : combien de poison ? ». */
export const decideFigure: Engine = (understanding, cards) => {
  const { form, language } = understanding;
  const words = readWords(understanding, cards);
  if (form === "yes_no" || isSilentWith("figures", words.ideas)) return undefined;
  for (const figure of FIGURES) {
    const values = valuesOf(figure, words, cards);
    const amount = values && amountOf(figure, values);
    if (amount === undefined || !(amount >= 0)) continue;
    const citations = citationsOf(figure.rules, language);
    const ruling = tell(figure.says, { ...values, figure: amount })[language];
    return ruled("figures", {
      verdict: null,
      ruling,
      explanation: citations.map(({ claim }) => claim).join(" "),
      citations,
      steps: citations.map(({ claim, number }) => stepBy(claim, number)),
      facts: [ruling],
      confidence: engineConfidence(cards.length),
    });
  }
  return undefined;
};
