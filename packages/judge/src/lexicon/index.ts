import { cardTypes } from "./card-types.ts";
import { combatWords } from "./combat-words.ts";
import { commander } from "./commander.ts";
import { compilePhrases } from "./compile-phrases.ts";
import type { Concept } from "./concept.ts";
import { correctSlips, type Spelling, spellingOf } from "./correct-slips.ts";
import { costs } from "./costs.ts";
import { effects } from "./effects.ts";
import { evergreenAbilities } from "./evergreen-abilities.ts";
import { familyConcepts } from "./families/index.ts";
import { earlyAbilities } from "./keyword-abilities-early.ts";
import { lateAbilities } from "./keyword-abilities-late.ts";
import { middleAbilities } from "./keyword-abilities-middle.ts";
import { keywordActions } from "./keyword-actions.ts";
import { layers } from "./layers.ts";
import { type ConceptMatch, matchConcepts } from "./match-concepts.ts";
import { objects } from "./objects.ts";
import { playerSlang } from "./player-slang.ts";
import { printedTermConcepts } from "./printed-terms/index.ts";
import { turnStructure } from "./turn-structure.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

const baseConcepts: readonly Concept[] = [
  ...evergreenAbilities,
  ...earlyAbilities,
  ...middleAbilities,
  ...lateAbilities,
  ...keywordActions,
  ...zones,
  ...turnStructure,
  ...objects,
  ...cardTypes,
  ...combatWords,
  ...effects,
  ...verbs,
  ...layers,
  ...costs,
  ...commander,
];

/** Ids of the base; what families add refines them and says nothing new about a plain situation. */
export const baseConceptIds: ReadonlySet<string> = new Set(baseConcepts.map(({ id }) => id));

/** Joins concepts of one id: a family may add phrases and rules to a concept of the base. */
const join = (concepts: readonly Concept[]): ReadonlyMap<string, Concept> => {
  const byId = new Map<string, Concept>();
  for (const concept of concepts) {
    const known = byId.get(concept.id);
    byId.set(
      concept.id,
      known
        ? {
            ...known,
            ...concept,
            fr: [...known.fr, ...concept.fr],
            en: [...known.en, ...concept.en],
            rules: [...new Set([...(known.rules ?? []), ...(concept.rules ?? [])])],
            unless: [...(known.unless ?? []), ...(concept.unless ?? [])],
          }
        : concept,
    );
  }
  return byId;
};

/** Every concept by id: the base, the terms of the rules, players' slang, then what the topic families add. */
export const lexicon: ReadonlyMap<string, Concept> = join([
  ...baseConcepts,
  ...printedTermConcepts,
  ...playerSlang,
  ...familyConcepts.flat(),
]);

const table = compilePhrases([...lexicon.values()]);

/** Concepts by the printed English keyword in lower case ("first strike"). */
export const conceptByKeyword: ReadonlyMap<string, Concept> = new Map(
  [...lexicon.values()].flatMap((concept) =>
    concept.keyword ? [[concept.keyword.toLowerCase(), concept] as const] : [],
  ),
);

/** The concepts that folded tokens hold, in reading order. */
export const findConcepts = (tokens: readonly string[]): readonly ConceptMatch[] =>
  matchConcepts(table, lexicon, tokens);

let spelling: Spelling | undefined;

/** Folded tokens of a question with misspelt terms set right; as many tokens as before. */
export const readThroughSlips = (tokens: readonly string[]): readonly string[] => {
  spelling ??= spellingOf(
    table,
    new Set([...conceptByKeyword.values()].flatMap(({ id, ordinary }) => (ordinary ? [] : [id]))),
  );
  return correctSlips(tokens, spelling);
};
