import type { ConceptMatch } from "../vocabulary/match-concepts.ts";

/** Words between the denial and what it denies: « sans avoir fixé d’ordre », “without any flying”. */
const REACH = 3;
/** The words before a concept that say it is not there. */
const DENIAL =
  /(?:^| )(?:sans|without|lacks?|lacking|n (?:a|ont|ai|as|avait|aura) (?:pas|plus|aucune?)|(?:a|ont|ai|donnent?|donner|file|filer|confere|gagne|met) (?:pas|aucune?)|(?:does|do|did) ?n t (?:have|give|gain|grant|get)|(?:does|do|did) not (?:have|give|gain|grant|get)|(?:has|have|with|gives?|gains?|grants?|gets?) no)(?: (?!(?:and|et|mais|but|avec|with|has|a|enough|assez)\b)\p{L}+){0,3}$/u;

/** “A 4/4, no trample”: right before what is not there. */
const BARE_NO = /(?:^| )no$/u;

/** “Not enough mana” is a lack, and one that concepts name. */
const MEASURED = /^(?:enough|assez)$/;

/** Whether the concept that begins at token `start` is named as missing there. */
export const isDenied = (tokens: readonly string[], start: number): boolean => {
  const before = tokens.slice(Math.max(0, start - REACH - 4), start).join(" ");
  return (DENIAL.test(before) || BARE_NO.test(before)) && !MEASURED.test(tokens[start] ?? "");
};

/**
 * Concepts that a question only mentions to say that they are missing (“a creature without haste”).
 * A phrase that holds the denial itself (“without paying its mana cost”) is a concept of its own.
 */
export const deniedConcepts = (
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
): ReadonlySet<string> => {
  const denied = new Set<string>();
  const held = new Set<string>();
  for (const { id, start, end } of matches) {
    const inPhrase = matches.some((other) => other.start < start && other.end >= end);
    (!inPhrase && isDenied(tokens, start) ? denied : held).add(id);
  }
  return new Set([...denied].filter((id) => !held.has(id)));
};
