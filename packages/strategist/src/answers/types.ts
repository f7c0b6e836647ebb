import { knownShare } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Card types, by the words that ask for them. */
const TYPE_WORDS = {
  creature: /\bcreatures?\b|\bcréatures?\b/i,
  instant: /\binstants?\b|\b[ée]ph[ée]m[èe]res?\b/i,
  sorcery: /\bsorcer(?:y|ies)\b|\brituels?\b/i,
  enchantment: /\benchant(?:e)?ments?\b/i,
  artifact: /\bartifacts?\b|\bartefacts?\b/i,
  planeswalker: /\bplaneswalkers?\b/i,
} as const;

/** How many cards of each type; an artifact creature counts for both. */
export const answerTypes: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("types")) return undefined;
  const { types, cards } = facts.statistics;
  if (cards === 0) return undefined;
  const asked = (Object.keys(TYPE_WORDS) as (keyof typeof TYPE_WORDS)[]).find((type) =>
    TYPE_WORDS[type].test(question.question),
  );
  const present = Object.entries(types).filter(([, count]) => count > 0);
  return {
    responseType: "figures",
    headline:
      asked === undefined
        ? finding("typeCounts", { count: present.length })
        : finding("typeCount", {
            type: { type: asked },
            count: types[asked],
            share: { percent: types[asked] / cards },
          }),
    title: "types",
    items: present.map(([type, count]) =>
      finding("typeLine", { type: { type }, count, share: { percent: count / cards } }),
    ),
    confidence: 0.95 * knownShare(facts),
  };
};
