import notComputed from "../../../../../data/judge/engines/not-computed.json" with { type: "json" };
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";

/** Keywords that change a combat in a way that is not computed: with one of them nothing is said. */
const NOT_COMPUTED: ReadonlySet<string> = new Set(notComputed);

const listed = (written: string): readonly string[] =>
  written
    .split(/, and |, | and (?!(?:from )?(?:from|black|blue|red|green|white)\b)/)
    .map((part) => part.trim())
    .filter(Boolean);

/** "protection from red and from blue" as one protection for each. */
const protections = (written: string): readonly string[] | undefined => {
  const found = /^protection from (.+)$/i.exec(written)?.[1];
  return found
    ?.split(/,? and from | and |, from /)
    .map((quality) => `protection from ${quality.trim().toLowerCase()}`);
};

/**
 * Abilities of "flying, first strike, and protection from red" in lower case. Undefined when one is
 * unknown or changes combat in a way that is not computed.
 */
export const readAbilities = (
  written: string,
  vocabulary: Vocabulary,
): readonly string[] | undefined => {
  const abilities = listed(written).map((part): readonly string[] | undefined => {
    const protecting = protections(part);
    if (protecting) return protecting;
    const plain = part.replace(/(?:\s+|\u2014)(?:\{.*|\d+)$/, "").toLowerCase();
    const concept = vocabulary.byKeyword.get(plain);
    if (!concept || NOT_COMPUTED.has(concept.id)) return undefined;
    return [/^toxic \d+$/i.test(part) ? part.toLowerCase() : plain];
  });
  return abilities.includes(undefined) ? undefined : abilities.flatMap((one) => one ?? []);
};
