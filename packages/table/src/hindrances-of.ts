import { type Ability, type Clause, headOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { Hindrance } from "@spellwright/judge";
import { abilitiesOf } from "./abilities-of.ts";
import { prohibitionsOf } from "./prohibition.ts";

/**
 * What static and replacement abilities of a card keep from happening, told or done otherwise (CR 101.2, 614.1a,
 * 614.1b, 615.1). What only changes an amount keeps nothing.
 */
export function hindrancesOf(card: Card): readonly Hindrance[] {
  const [face] = card.card_faces ?? [];
  const lines = (face?.oracle_text ?? card.oracle_text ?? "").split("\n");
  const forbidden = prohibitionsOf({ card, copies: 1 }) ?? [];
  const found = [
    ...forbidden.map(({ clause, line }) => ({ kept: keptBy(clause), line })),
    ...abilitiesOf(card).flatMap((ability) => {
      const { line } = ability;
      const kept = [...replacedBy(ability), ...forbiddenFor(ability)].map(keptBy);
      return [
        ...kept.map((one) => ({ kept: one, line })),
        ...conditionalIn(ability).map((one) => ({ kept: one, line, either: true as const })),
      ];
    }),
  ];
  return found.map(({ line, ...one }) => ({ ...one, text: lines[line ?? -1] ?? "" }));
}

/** What an ability forbids that is not static, for as long as it says: “they can’t gain life for the rest of the game”. */
function forbiddenFor(ability: Ability): readonly Clause[] {
  if (ability.kind === "static" || !("effects" in ability)) return [];
  return ability.effects.flatMap(({ steps = [] }) =>
    steps.filter(({ modal }) => modal === "can not"),
  );
}

/** Keywords that are had only “as long as …”: whether they are takes more than the rule of the keyword. */
function conditionalIn(ability: Ability): readonly string[] {
  if (ability.kind !== "static") return [];
  return ability.effects.flatMap(({ lead = [], steps = [] }) =>
    steps.flatMap(({ modifiers = [], abilities = [] }) =>
      [...lead, ...modifiers].some((one) => one.asLongAs ?? one.if ?? one.while)
        ? abilities.flatMap((one) => (one.kind === "keyword" ? one.name : []))
        : [],
    ),
  );
}

/** The verb in its plain form, with what it acts on and where that goes: “gain life”, “put graveyard”. */
function keptBy({ verb = "", part, what, place, clause }: Clause): string {
  if (verb === "cause" && clause !== undefined) return keptBy(clause);
  const thing = what && headOf(what).thing;
  const zone = place?.zone && headOf(place.zone).thing;
  return [verb, part, thing, zone].filter(Boolean).join(" ");
}

/** What would happen and something else does: another verb, nothing, or less of it. */
function replacedBy(ability: Ability): readonly Clause[] {
  if (ability.kind !== "replacement") return [];
  return ability.effects.flatMap(({ lead = [], steps = [] }) => {
    const event = lead.find((one) => one.if?.clause?.modal === "would")?.if?.clause;
    const [step] = steps;
    if (event === undefined || step === undefined) return [];
    const isSame = step.verb === event.verb && step.what?.det !== "no";
    return isSame ? [] : [event];
  });
}
