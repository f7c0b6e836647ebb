import common from "../../../../data/judge/reading/common-concepts.json" with { type: "json" };
import type { Interaction } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";

/** Concepts so common in questions that their presence explains nothing. */
const BACKGROUND: ReadonlySet<string> = new Set(common.background);
/** Things a question may turn on although many mention them: a topic silent about them is less sure. */
const SUBJECTS: ReadonlySet<string> = new Set(common.subjects);

/** An ordinary word tells less about what is asked than a term of the game, one of nearly every question least. */
const ORDINARY = 0.5;
const COMMON = 0.25;

const weightOf = (id: string, vocabulary: Vocabulary): number => {
  if (BACKGROUND.has(id) && !SUBJECTS.has(id)) return COMMON;
  return vocabulary.isOrdinary(id) || BACKGROUND.has(id) ? ORDINARY : 1;
};

/** Whether a condition of a topic tests a concept. */
const tests = ({ answers }: Interaction, id: string): boolean =>
  answers.some(({ when }) =>
    [when?.all, when?.any, when?.none, when?.asks].some((ids) => ids?.includes(id)),
  );

/**
 * How much of a question a topic speaks of, 0 to 1. Words inside a phrase that it knows are known too; shades
 * that only families name say nothing against a topic of another family. Of nothing everything is
 * explained: « Et sinon ? » leans on the questions before.
 *
 * @param speaksOf whether its wordings or its groups hold a concept
 */
export const explainedShare = (
  topic: Interaction,
  speaksOf: (id: string) => boolean,
  { matches, vocabulary }: Understanding,
): number => {
  const ids = new Set(matches.map(({ id }) => id));
  const spoken = new Set([...ids].filter((id) => speaksOf(id) || tests(topic, id)));
  const known = matches.filter(({ id }) => spoken.has(id));
  const concepts = new Map<string, boolean>();
  for (const { id, start, end } of matches) {
    const explained =
      spoken.has(id) || known.some((other) => other.start <= start && other.end >= end);
    if (explained || vocabulary.isBase(id))
      concepts.set(id, explained || concepts.get(id) === true);
  }
  let all = 0;
  let told = 0;
  for (const [id, explained] of concepts) {
    all += weightOf(id, vocabulary);
    if (explained) told += weightOf(id, vocabulary);
  }
  return all === 0 ? 1 : told / all;
};
