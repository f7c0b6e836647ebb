import type { Card } from "@spellwright/contract";
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
