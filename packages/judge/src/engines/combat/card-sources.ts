import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import type { NamedCard } from "../engine.ts";
import type { CardEffect } from "../layers/card-effect.ts";
import type { Effect } from "../layers/effect.ts";
import { BEAR } from "../layers/read-world.ts";
import { isInScope } from "../layers/scope.ts";
import { isSpell } from "../world/is-spell.ts";
import type { CardReading } from "../world/read-card.ts";
import type { CreatureReference } from "./creature-references.ts";
import type { Mention } from "./read-mentions.ts";
import { creatureWithProp, ownerOfProp, type Prop } from "./read-props.ts";
import type { Role } from "./read-roles.ts";
import type { StatedCreatures } from "./stated-traits.ts";

/** A combat's creatures and cards, with their parts in the sentence. */
export interface CombatParticipants {
  readonly tokens: readonly string[];
  readonly matches: StatedCreatures["matches"];
  readonly mentions: readonly Mention[];
  readonly roles: readonly (Role | null)[];
  readonly references: readonly CreatureReference[];
  readonly props: readonly Prop[];
  readonly cards: readonly NamedCard[];
  readonly vocabulary: Vocabulary;
  /** Whose side the person is on. Null when the words do not tell. */
  readonly asker: Role | null;
}

/** The id of a fighting creature in the layers. */
export const fighter = (place: number): string => `fighter ${place}`;

const otherSide = (role: Role): Role => (role === "attacker" ? "blocker" : "attacker");

/** A named card, on its side and attached to whom it is. */
export interface Source {
  readonly reading: CardReading;
  readonly id: string;
  readonly isPermanent: boolean;
  /** The side it is on, and the creature it is attached to or aimed at. */
  readonly side: Role | undefined;
  readonly bearer: number;
  readonly at: number;
}

/** All named cards as sources of effects. */
export const sourcesOf = (
  cast: CombatParticipants,
  readings: readonly CardReading[],
): readonly Source[] => {
  const { mentions, roles, props, cards, tokens, references, asker } = cast;
  const fighting = mentions.flatMap((mention, place): readonly Source[] => {
    const reading = mention.card === null ? undefined : readings[mention.card];
    const side = roles[place] ?? undefined;
    return reading
      ? [{ reading, id: fighter(place), isPermanent: true, side, bearer: -1, at: mention.start }]
      : [];
  });
  const beside = props.flatMap((prop): readonly Source[] => {
    const reading = readings[prop.place];
    const card = cards[prop.place]?.card;
    if (!reading || !card) return [];
    const owner = ownerOfProp(prop, tokens);
    const side =
      asker === null || owner === undefined
        ? undefined
        : owner === "mine"
          ? asker
          : otherSide(asker);
    const bearer = creatureWithProp(prop, tokens, references);
    const id = `card ${prop.place}`;
    return [{ reading, id, isPermanent: !isSpell(card), side, bearer, at: prop.start }];
  });
  return [...fighting, ...beside];
};

/** An effect on what is told. Undefined when it is not told whom it concerns. */
export const toEffect = (
  effect: CardEffect,
  { id, isPermanent, side, bearer, at }: Source,
  order: number,
  mentions: readonly Mention[],
): Effect | undefined => {
  const common = {
    id: `${id} ${order}`,
    source: effect.lasting && isPermanent && id.startsWith("fighter") ? id : null,
    timestamp: at + order / 100,
    defining: false,
    changes: effect.changes,
  };
  if (effect.to === "chosen")
    return bearer < 0
      ? undefined
      : { ...common, appliesTo: (permanent) => permanent.id === fighter(bearer) };
  const { to, whose } = effect;
  if (whose !== "anyone" && side === undefined) return undefined;
  // Of an unnamed creature nothing is known but its size: only what is for all creatures concerns it.
  if (mentions.some(({ card }) => card === null) && !isInScope(to, { ...BEAR, id: "" }, id))
    return undefined;
  const sides =
    side === undefined || whose === "anyone"
      ? undefined
      : whose === "its-controller"
        ? side
        : otherSide(side);
  return {
    ...common,
    appliesTo: (permanent) =>
      isInScope(to, permanent, id) && (sides === undefined || permanent.controller === sides),
  };
};
