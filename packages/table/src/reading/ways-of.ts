import { deedsOf } from "@spellwright/card-text";
import { abilitiesOf } from "../abilities-of.ts";
import type { Act, Thing } from "../scene.ts";

/** All that can be done with a card: cast it, let it enter, use its abilities. */
export function waysOf(act: Act): readonly Act[] {
  const { thing } = act;
  if (thing?.card === undefined) return [act];
  const abilities = abilitiesOf(thing.card);
  const there: Thing = { ...thing, zone: "battlefield" };
  const activations = abilities
    .filter(({ kind }) => kind === "activated")
    .map((ability) => ({
      ...act,
      doing: "activate" as const,
      thing: there,
      isMana: addsMana(ability),
    }));
  const triggers = (["enter", "die"] as const)
    .filter((verb) =>
      abilities.some((one) => one.kind === "triggered" && one.event.event?.verb === verb),
    )
    .map((doing) => ({ ...act, doing: "trigger" as const, thing: { ...there, doing } }));
  const searches = deedsOf(abilities)
    .filter(({ verb, isCost }) => verb === "search" && !isCost)
    .map(() => ({ ...act, doing: "search" as const }));
  return [act, ...activations, ...triggers, ...searches];
}

type Ability = ReturnType<typeof abilitiesOf>[number];

const addsMana = (ability: Ability): boolean =>
  ability.kind === "activated" &&
  ability.effects.some(({ steps = [] }) => steps.some(({ verb }) => verb === "add"));
