import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import type { Threat } from "./threats.ts";

/** Of the front; 0 where it depends. */
export const toughnessOf = (card: Card): number =>
  Number(card.card_faces?.[0]?.toughness ?? card.toughness ?? 0) || 0;

const isOneOf = (types: ReadonlySet<string>, threat: Threat): boolean => types.has(threat);

/** Whether a card that answers a kind of card may be used on a named one, as far as its text says. */
export const reaches = (answer: Card, threat: Threat, named: Card): boolean => {
  const ways = recogniseRoles(answer).answered.filter(({ types }) => isOneOf(types, threat));
  return ways.length === 0 || ways.some((way) => way.reaches(named));
};

/**
 * Whether a card takes a named creature, by one of its ways. Damage and “-3/-3” take what is small.
 *
 * @param isAlone only by what needs nothing else to have happened
 */
export const isMatch = (card: Card, named: Card, isAlone = false): boolean => {
  const toughness = toughnessOf(named);
  const ways = recogniseRoles(card).answered.filter(({ types }) => types.has("creature"));
  return (
    ways.length === 0 ||
    ways.some(
      ({ reaches: reachesIt, upTo, isConditional }) =>
        reachesIt(named) &&
        !(isAlone && isConditional) &&
        (upTo === undefined || upTo === "X" || upTo >= toughness),
    )
  );
};

/** Whether a card that answers a kind of card takes a named one of that kind. */
export const takesCard = (answer: Card, threat: Threat, named: Card): boolean =>
  threat === "creature" ? isMatch(answer, named) : reaches(answer, threat, named);
