import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import type { NearNote } from "./near-notes.ts";

/** The rules of so many ideas of a note are worth reading beside it. */
const MOST = 3;

/** The first rule of each of the most telling ideas in the nearest sentences of notes. */
export const rulesOfNotes = (
  notes: readonly NearNote[],
  { concepts }: Vocabulary,
): readonly string[] => {
  const ideas = new Map<string, number>();
  for (const { sentences, at } of notes)
    for (const [id, weight] of sentences[at]?.features ?? [])
      if (concepts.get(id)?.rules?.length) ideas.set(id, Math.max(weight, ideas.get(id) ?? 0));
  const rules = [...ideas]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => concepts.get(id)?.rules?.[0] ?? []);
  return [...new Set(rules)].slice(0, MOST);
};
