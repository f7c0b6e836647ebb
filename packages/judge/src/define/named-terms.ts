import type { Card, Language } from "@spellwright/contract";
import { foldText } from "@spellwright/text";
import type { Hindrance, JudgeParts } from "../judge-parts.ts";
import type { Definition } from "../knowledge/definition.ts";
import type { Understanding } from "../question/understand.ts";
import { type DefinitionIndex, definitionIndexOf, definitionOf } from "./definition-index.ts";

/** The names of terms that hinder something have so many words at most: “finality counter”. */
const MOST_WORDS = 2;

/** The terms of the glossary that stand anywhere in a question. */
export const termsIn = (
  names: DefinitionIndex,
  { language, text: { tokens } }: Understanding,
): ReadonlySet<Definition> => {
  const found = tokens.flatMap((_, at) =>
    Array.from({ length: MOST_WORDS }, (_, more) =>
      definitionOf(names, language, tokens.slice(at, at + more + 1).join(" ")),
    ),
  );
  return new Set(found.flatMap((term) => term ?? []));
};

/** No name of the glossary that stands in a sentence has more words: « zone de commandement », “the ring tempts you”. */
const LONGEST_NAME = 4;

/** Where the longest name at a place ends, and what it means. */
const longestAt = (
  names: DefinitionIndex,
  language: Language,
  tokens: readonly string[],
  at: number,
) => {
  for (let end = Math.min(tokens.length, at + LONGEST_NAME); end > at; end--) {
    const meant = definitionOf(names, language, tokens.slice(at, end).join(" "));
    if (meant !== undefined) return { meant, end };
  }
  return undefined;
};

/** The terms of the glossary that a text names in its order, the longest names first: “double strike” is no “double”. */
export const termsNamedIn = (
  names: DefinitionIndex,
  { language, withoutNames }: Pick<Understanding, "language" | "withoutNames">,
): readonly Definition[] => {
  const { tokens } = foldText(withoutNames);
  const found = new Set<Definition>();
  for (let at = 0; at < tokens.length; ) {
    const longest = longestAt(names, language, tokens, at);
    if (longest !== undefined) found.add(longest.meant);
    at = longest?.end ?? at + 1;
  }
  return [...found];
};

/** What defines a term, as the text of a card that has it. */
const asCards = new WeakMap<Definition, Card>();
const asCard = (definition: Definition): Card => {
  const { term } = definition;
  const card = asCards.get(definition) ?? {
    ...{ id: term.en, name: term.en, layout: "normal", cmc: 0, type_line: "Creature" },
    oracle_text: definition.definition.en,
    ...{ color_identity: [], colors: [], keywords: [], legalities: {}, game_changer: false },
  };
  asCards.set(definition, card);
  return card;
};

/**
 * What the named cards and the terms of a question keep from happening: a finality counter keeps a permanent from
 * dying (CR 122.1h) whatever card it lies on. What does not rest on the rule of the term may say “no” by chance, and
 * for a reason that is none.
 */
export const hindrancesIn = (
  understanding: Understanding,
  { knowledge, hindrancesOf }: Pick<JudgeParts, "knowledge" | "hindrancesOf">,
): readonly Hindrance[] => {
  if (hindrancesOf === undefined) return [];
  const { cards } = understanding;
  const terms = [...termsIn(definitionIndexOf(knowledge), understanding)];
  return [
    ...cards.flatMap((card) =>
      hindrancesOf(
        card,
        cards.filter((other) => other !== card),
      ),
    ),
    ...terms.flatMap((term) =>
      hindrancesOf(asCard(term), []).map((one) => ({
        ...one,
        rules: term.rules,
        either: true as const,
      })),
    ),
  ];
};
