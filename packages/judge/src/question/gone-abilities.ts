import type { ConceptMatch, Span } from "@spellwright/text";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { isLost } from "./denied.ts";

/** The concept of the vocabulary that tells of every ability at once. */
export const LOSES_ALL = "lose-abilities";
/** Those that tell of one that is given. */
const GIVES = new Set(["gain-ability", "gains-protection", "granted-ability"]);

interface Read {
  readonly tokens: readonly string[];
  readonly matches: readonly ConceptMatch[];
  readonly denied: ReadonlySet<string>;
  /** The tokens of the sentence that asks. */
  readonly asking: Span;
}

/**
 * Keyword abilities that something had and no longer has: named as lost (“it loses menace”), or had by what loses
 * all its abilities. What is given after that loss is there. What is named while asking may be another creature’s.
 */
export const goneAbilities = (
  { tokens, matches, denied, asking }: Read,
  { isAbility }: Vocabulary,
): ReadonlySet<string> => {
  const abilities = matches.filter(({ id }) => isAbility(id));
  const named = abilities.filter(({ id, start }) => denied.has(id) && isLost(tokens, start));
  const loss = matches.find(({ id }) => id === LOSES_ALL);
  if (!loss) return new Set(named.map(({ id }) => id));
  const isGiven = ({ start }: ConceptMatch): boolean =>
    matches.some(
      ({ id, ...gift }) => GIVES.has(id) && gift.end > loss.start && gift.start <= start,
    );
  const isAsked = ({ start }: ConceptMatch): boolean => start >= asking.start && start < asking.end;
  const had = abilities.filter((one) => one.start < loss.start || !(isGiven(one) || isAsked(one)));
  const given = new Set(abilities.filter(isGiven).map(({ id }) => id));
  return new Set([...named, ...had].map(({ id }) => id).filter((id) => !given.has(id)));
};
