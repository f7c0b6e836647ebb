import type { Steps } from "@spellwright/cards";
import { LANGUAGES, type Language } from "@spellwright/contract";
import { foldText, singularsOf } from "@spellwright/text";
import type { Definition } from "../knowledge/definition.ts";
import { oncePerKnowledge } from "../knowledge/once-per-knowledge.ts";

/** What each name of a language means, by the words of the name as questions are read. */
export type DefinitionIndex = Readonly<Record<Language, ReadonlyMap<string, Definition>>>;

/** « Marqueur (contrecarrer) »: what stands in brackets tells two terms apart, nobody writes it. */
const ASIDE = /\s*\([^)]*\)/g;

/** “Start your engines!” is asked for without its mark. */
const keyOf = (name: string): string =>
  foldText(name.replace(ASIDE, ""))
    .tokens.filter((token) => token !== ".")
    .join(" ");

const index = (
  definitions: readonly Definition[],
  language: Language,
): ReadonlyMap<string, Definition> => {
  const byName = new Map<string, Definition>();
  const add = (name: string, definition: Definition): void => {
    if (name !== "" && !byName.has(name)) byName.set(name, definition);
  };
  // « Initiative » is the keyword, not « Initiative (donjon) ».
  for (const definition of definitions)
    if (!definition.term[language].includes("(")) add(keyOf(definition.term[language]), definition);
  // The official names come before what players call them.
  for (const definition of definitions) {
    const { term, also } = definition;
    for (const name of [term[language], ...(also?.[language] ?? [])]) add(keyOf(name), definition);
  }
  return byName;
};

/** What a name or its plural means; French players use the English words too. */
export const definitionOf = (
  names: DefinitionIndex,
  language: Language,
  name: string,
): Definition | undefined =>
  [name, ...singularsOf(name)].flatMap(
    (one) => names[language].get(one) ?? names.en.get(one) ?? [],
  )[0];

/** Every name of the glossary. A name of two things means the first. */
export const definitionIndexOf = oncePerKnowledge(function* ({
  definitions,
}): Steps<DefinitionIndex> {
  const [fr, en] = [index(definitions, LANGUAGES[0]), index(definitions, LANGUAGES[1])];
  yield;
  return { fr, en };
});
