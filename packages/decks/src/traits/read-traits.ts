import { type Ability, awaitedActs, type CardEvents, headOf } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import type { CardWords } from "../roles/card-words.ts";
import { isDone, keywordsGiven } from "../roles/rules/rule.ts";
import { TRAIT_RULES, type Trait } from "./trait-rules.ts";

/** What makes an ability trigger, by the verb that it waits for. */
const TRIGGERS = {
  dies: "die",
  enters: "enter",
  attacks: "attack",
  cast: "cast",
  sacrificed: "sacrifice",
  lifegain: "gain",
  damage: "deal",
} as const;
/** The name of what makes an ability trigger. */
export type TraitTrigger = keyof typeof TRIGGERS;

/** A trait, a trigger or a keyword that a card gives, as the starter data names it. */
export type NamedTrait = Trait | `when:${TraitTrigger}` | `gives:${string}`;

/** An ability as it is printed, with what makes it trigger. */
export interface TriggeredLine {
  readonly on: readonly TraitTrigger[];
  readonly text: string;
}

/** What a card does that no role tells. */
export interface CardTraits {
  readonly traits: ReadonlySet<NamedTrait>;
  readonly triggered: readonly TriggeredLine[];
}

const triggersOf = (ability: Ability): readonly TraitTrigger[] => {
  if (ability.kind !== "triggered") return [];
  const acts = awaitedActs(ability.event);
  return (Object.keys(TRIGGERS) as TraitTrigger[]).filter((on) =>
    acts.some(
      ({ verb, what }) =>
        verb === TRIGGERS[on] && (on !== "lifegain" || headOf(what ?? {}).thing === "life"),
    ),
  );
};

const triggeredOf = ({ faces }: Pick<CardWords["text"], "faces">, card: CardFacts) =>
  faces.flatMap(({ name, abilities }): readonly TriggeredLine[] => {
    const face = card.card_faces?.find((each) => each.name === name);
    const lines = (face?.oracle_text ?? card.oracle_text ?? "")
      .replaceAll(" // ", "\n")
      .split("\n");
    return abilities.flatMap((ability) => {
      const on = triggersOf(ability);
      return on.length === 0 ? [] : [{ on, text: lines[ability.line ?? -1] ?? "" }];
    });
  });

/** Reads the traits of a card from its words. */
export const readTraits = (words: CardWords, events: CardEvents, card: CardFacts): CardTraits => {
  const triggered = triggeredOf(words.text, card);
  const given = words.deeds
    .filter((deed) => isDone(deed) && (deed.verb === "have" || deed.verb === "gain"))
    .flatMap(keywordsGiven);
  return {
    traits: new Set<NamedTrait>([
      ...(Object.keys(TRAIT_RULES) as Trait[]).filter((trait) => TRAIT_RULES[trait](words, events)),
      ...triggered.flatMap(({ on }) => on.map((each) => `when:${each}` as const)),
      ...given.map((keyword) => `gives:${keyword}` as const),
    ]),
    triggered,
  };
};

/** Those of a card of the starter data, which says them itself. The ability that triggers is its summary. */
export const traitsWithoutWords = ({ traits, summary }: CardFacts): CardTraits => {
  const named = (traits ?? []) as readonly NamedTrait[];
  const on = (Object.keys(TRIGGERS) as TraitTrigger[]).filter((each) =>
    named.includes(`when:${each}`),
  );
  return {
    traits: new Set(named),
    triggered: on.length === 0 ? [] : [{ on, text: summary?.en ?? "" }],
  };
};
