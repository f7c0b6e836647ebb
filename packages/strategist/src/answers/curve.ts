import { foldPhrase } from "@spellwright/text";
import { copiesOf, type DeckFacts, knownShare } from "../deck-facts.ts";
import { curveBounds, curveProblems, isWithin, measureCurve } from "../report/curve-bounds.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { filtersOf } from "./matching.ts";

const AVERAGE = /\b(?:average|avg|mean|moyen(?:ne)?)\b/;
const ASKS_WHETHER = /\b(?:too|trop|enough|assez|ok|okay|fine|good|bonne|correcte)\b/;

/** How the curve stands beside what lists of its kind show. Undefined where none were measured. */
const curveVerdict = (facts: DeckFacts): Finding | undefined => {
  const [problem] = curveProblems(facts);
  if (problem !== undefined) {
    const { measure, lists, value, bound } = problem;
    const code = lists === "plan" ? "plan" : measure;
    return finding(`curveBeyond.${code}`, { value: { decimal: value }, bound: { decimal: bound } });
  }
  const average = curveBounds(facts).find(({ measure }) => measure === "average");
  const isKept =
    average !== undefined && isWithin("average", measureCurve(facts, "average"), average.bound);
  return !isKept ? undefined : finding("curveWithin", { bound: { decimal: average.bound } });
};

/** “The average cost of my creatures”: of the cards that are asked for. Undefined where all are. */
const averageOfSome = (context: AnswerContext): Finding | undefined => {
  const { facts, question, understanding } = context;
  const filters = filtersOf(context);
  const isNarrow = filters.some(({ label }) => label.kind !== "notType");
  if (facts === null || !isNarrow || !AVERAGE.test(foldPhrase(question.question))) return undefined;
  if (understanding.subjects.has("lands")) return undefined;
  const found = facts.cards.filter((each) => filters.every(({ test }) => test(each)));
  const count = copiesOf(found);
  if (count === 0) return undefined;
  const sum = found.reduce((total, { card, quantity }) => total + quantity * card.cmc, 0);
  return finding("curveOfSome", {
    average: { decimal: sum / count },
    count,
    filters: { filters: filters.map(({ label }) => label) },
  });
};

/** The mana curve without lands, and its average. */
export const answerCurve: Answer = (context) => {
  const { facts, question, understanding } = context;
  if (facts === null || !understanding.subjects.has("curve")) return undefined;
  const { averageManaValue, curve } = facts.statistics;
  if (averageManaValue === null) return undefined;
  const most = Math.max(...curve);
  const late = curve.slice(5).reduce((sum, count) => sum + count, 0);
  const all = curve.reduce((sum, count) => sum + count, 0);
  const total = facts.cards.reduce(
    (sum, { card, isLand, quantity }) => sum + (isLand ? 0 : quantity * card.cmc),
    0,
  );
  const average = finding("curve", {
    average: { decimal: averageManaValue },
    peak: curve.indexOf(most),
    count: most,
  });
  const known = facts.statistics.cards - facts.statistics.unknown;
  const withLands = finding("curveWithLands", {
    average: { decimal: total / known },
    count: known,
  });
  const ofSome = averageOfSome(context);
  const verdict = curveVerdict(facts);
  const [headline, second] = understanding.countsLands
    ? [withLands, average]
    : ofSome !== undefined
      ? [ofSome, average]
      : verdict !== undefined && ASKS_WHETHER.test(foldPhrase(question.question))
        ? [verdict, average]
        : [average, verdict];
  return {
    responseType: "figures",
    headline: understanding.asksTotal ? finding("curveTotal", { total }) : headline,
    title: "curve",
    items: [
      ...(understanding.asksTotal ? [average] : []),
      ...(second === undefined || understanding.asksTotal ? [] : [second]),
      ...curve.flatMap((count, value) =>
        count === 0 ? [] : [finding(value === 7 ? "curveEnd" : "curveBar", { value, count })],
      ),
      finding("curveLate", { count: late, share: { percent: late / all } }),
    ],
    confidence: 0.95 * knownShare(facts),
  };
};
