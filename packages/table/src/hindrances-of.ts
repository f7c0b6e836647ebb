import { type Ability, awaitedActs, type Clause, deedsOf, headOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { Hindrance } from "@spellwright/judge";
import { abilitiesOf } from "./abilities-of.ts";
import { prohibitionsIn } from "./prohibition.ts";
import { triggeredOf } from "./triggers.ts";

/**
 * What static and replacement abilities of a card keep from happening, told or done otherwise (CR 101.2, 614.1a,
 * 614.1b, 615.1). What only changes an amount keeps nothing.
 *
 * @param others the other cards of the question: what one of them does or waits for plays a part whatever is asked
 */
export function hindrancesOf(card: Card, others: readonly Card[] = []): readonly Hindrance[] {
  const [face] = card.card_faces ?? [];
  const lines = (face?.oracle_text ?? card.oracle_text ?? "").split("\n");
  return abilitiesOf(card).flatMap((ability) => {
    const forbidden = [
      ...prohibitionsIn(ability, { card, copies: 1 }).map(({ clause }) => clause),
      ...forbiddenFor(ability),
    ].map(keptBy);
    const unsure = [...replacedBy(ability).map(keptBy), ...conditionalIn(ability)];
    const text = lines[ability.line ?? -1] ?? "";
    return [
      ...forbidden.map((kept) => ({ kept, text })),
      ...unsure.map((kept) => ({ kept, text, either: true as const })),
    ].map((one) =>
      others.some((other) => meets(one.kept, other)) ? { ...one, isMet: true } : one,
    );
  });
}

/** Whether a card does what is kept from happening, or waits for it. */
function meets(kept: string, card: Card): boolean {
  const triggered = triggeredOf({ card, copies: 1 });
  if (kept === "trigger") return triggered.length > 0;
  const told = new Set([kept, ...(kept === "put graveyard" ? ["die"] : [])]);
  return (
    triggered.some(({ event }) =>
      awaitedActs(event).some(({ clause }) => told.has(keptBy(clause))),
    ) ||
    deedsOf(abilitiesOf(card)).some(
      ({ modal, clause }) => modal !== "can not" && told.has(keptBy(clause)),
    )
  );
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
