import { type Deed, deedsOf, headOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "../abilities-of.ts";
import type { Act, Doing, Thing, Zone } from "../scene.ts";
import { keywordsOf } from "../targeting.ts";

type Met = Thing & { readonly card: Card };

/** All that can be done with a card: cast it, let it enter, use its abilities, do what it says. */
export function actsIncluding(act: Act): readonly Act[] {
  const { thing } = act;
  if (thing?.card === undefined) return [act];
  const met: Met = { ...thing, card: thing.card };
  return [
    act,
    ...fromGraveyard(act, met),
    ...activations(act, met),
    ...(["enter", "die"] as const).flatMap((verb) => triggersOn(verb, act, met)),
    ...deedsOf(abilitiesOf(met.card)).flatMap((deed) => doneBy(deed, act, met) ?? []),
  ];
}

const FROM_GRAVEYARD = ["flashback", "escape", "jump-start", "disturb", "aftermath"];

const fromGraveyard = (act: Act, thing: Met): readonly Act[] =>
  FROM_GRAVEYARD.some((name) => keywordsOf(abilitiesOf(thing.card), name).length > 0)
    ? [{ ...act, doing: "cast", thing: { ...thing, zone: "graveyard" } }]
    : [];

const activations = (act: Act, thing: Met): readonly Act[] =>
  abilitiesOf(thing.card)
    .filter(({ kind }) => kind === "activated")
    .map((ability) => ({
      ...act,
      doing: "activate",
      thing: { ...thing, zone: "battlefield" },
      isMana: addsMana(ability),
    }));

/** Triggers of a card, told by what enters or dies. */
function triggersOn(verb: "enter" | "die", act: Act, thing: Met): readonly Act[] {
  const { side } = thing;
  return abilitiesOf(thing.card).flatMap((ability): readonly Act[] => {
    if (ability.kind !== "triggered" || ability.event.event?.verb !== verb) return [];
    const met = isItself(ability.event.event.who)
      ? { ...thing, zone: "battlefield" as const, doing: verb }
      : { kinds: kindsIn(ability.event.event.who), doing: verb, ...(side ? { side } : {}) };
    return [{ ...act, doing: "trigger", thing: met }];
  });
}

const isItself = (noun: Noun | undefined): boolean =>
  noun?.ref === "SELF" || (noun?.either ?? []).some(({ ref }) => ref === "SELF");

const kindsIn = (noun: Noun | undefined): ReadonlySet<string> =>
  new Set(
    (noun?.is ?? []).flatMap(({ type, subtype, supertype }) => type ?? subtype ?? supertype ?? []),
  );

/** What a card says is done: a search, or something that is put onto the battlefield. */
function doneBy({ verb, isCost, what, clause }: Deed, act: Act, thing: Met): Act | undefined {
  if (isCost || what === undefined) return undefined;
  if (verb === "search") return { ...act, doing: "search" };
  if (headOf(clause.place?.zone ?? {}).thing !== "battlefield") return undefined;
  const { side } = thing;
  const zone = headOf(what.where?.find(({ place }) => place === "from")?.zone ?? {}).thing;
  return {
    ...act,
    doing: "enter",
    thing: {
      kinds: kindsIn(what),
      ...(zone === undefined ? {} : { zone: zone as Zone }),
      ...(side === undefined ? {} : { side }),
    },
  };
}

/** Whether a card does something of a kind that was not looked at among its ways. */
export const doesMore = (card: Card, verbs: ReadonlySet<string>): boolean =>
  deedsOf(abilitiesOf(card)).some(({ verb }) => verbs.has(verb)) ||
  abilitiesOf(card).some(({ kind }) => kind === "unread");

/** What prohibitions speak of that these acts are not. */
export const prohibitionsBeyond = (
  spoken: readonly (string | undefined)[],
  acts: readonly Act[],
): ReadonlySet<string> =>
  new Set(
    spoken
      .flatMap((verb) => verb?.split(" or ") ?? [])
      .filter((verb) => !acts.some(({ doing }) => doing === (verb as Doing))),
  );

type Ability = ReturnType<typeof abilitiesOf>[number];

/** Whether an ability is a mana ability, as far as its effects tell (CR 605.1a). */
export const addsMana = (ability: Ability): boolean =>
  ability.kind === "activated" &&
  ability.effects.some(({ steps = [] }) => steps.some(({ verb }) => verb === "add"));
