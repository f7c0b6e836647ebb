import { type Ability, type Clause, headOf } from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import { lineOf, type Source } from "./find-prohibition.ts";
import { fits, fitsPlayer, personOf } from "./fits.ts";
import type { Act, Permanent } from "./scene.ts";
import { all, type Maybe } from "./three-valued.ts";

/** What a replacement effect makes of an amount (CR 614.1a). */
export interface Replacement extends Source {
  readonly times: number;
}

/** What is created, gained or put, as texts of such effects say it. */
const ABOUT: Readonly<Record<string, string>> = { create: "token", gain: "life" };

/** The effects that multiply an act, each once (CR 614.5); undefined where one does something else to it. */
export function replacementsOf(
  act: Act,
  board: readonly Permanent[],
): readonly Replacement[] | undefined {
  const found = board.flatMap((holder) =>
    abilitiesOf(holder.card).map((ability) => replacementIn(ability, act, holder)),
  );
  return found.includes(undefined) ? undefined : found.flatMap((one) => one ?? []);
}

function replacementIn(
  ability: Ability,
  act: Act,
  holder: Permanent,
): readonly Replacement[] | undefined {
  const event = eventOf(ability);
  if (event === undefined || event.verb !== act.doing) return [];
  const applies = isReplaced(event, act, holder);
  if (applies === false) return [];
  const times = applies === true ? multiplierOf(ability) : undefined;
  if (times === undefined) return undefined;
  return Array.from({ length: holder.copies }, () => ({ by: holder, times, ...lineOf(ability) }));
}

/** What would happen: "if an effect would create one or more tokens". */
function eventOf(ability: Ability): Clause | undefined {
  if (ability.kind !== "replacement") return undefined;
  const [sentence] = ability.effects;
  return sentence?.lead?.find((one) => one.if?.clause?.modal === "would")?.if?.clause;
}

function isReplaced(event: Clause, act: Act, holder: Permanent): Maybe {
  const isWhat = headOf(event.what ?? {}).thing === (ABOUT[act.doing] ?? "card") ? true : undefined;
  if (act.doing === "create")
    return all([
      isWhat,
      event.control === undefined ? true : fitsPlayer({ ref: "you" }, act.by, holder),
      act.thing === undefined ? undefined : fits({ is: event.what?.is ?? [] }, act.thing, holder),
    ]);
  return all([isWhat, fitsPlayer(personOf(event.who ?? {}), act.by, holder)]);
}

const TIMES: Readonly<Record<string, number>> = { twice: 2, "three time": 3, triple: 3 };

function multiplierOf(ability: Ability): number | undefined {
  if (ability.kind !== "replacement" || ability.effects.length !== 1) return undefined;
  const [step, ...others] = ability.effects[0]?.steps ?? [];
  const count = step?.what?.count;
  if (others.length > 0 || count?.plus !== undefined) return undefined;
  if (step?.what?.det === "no") return 0;
  return count?.times === undefined ? undefined : TIMES[count.times];
}

/** What of a permanent sends elsewhere what would die, and whether it does so here. */
type SentElsewhere = Source & { readonly applies: Maybe };

function sentElsewhere(act: Act, holder: Permanent): readonly SentElsewhere[] {
  return abilitiesOf(holder.card).flatMap((ability) => {
    const event = eventOf(ability);
    if (event === undefined || ability.kind !== "replacement") return [];
    const goesToGraveyard =
      event.verb === "die" ||
      (event.verb === "put" && headOf(event.place?.zone ?? {}).thing === "graveyard");
    const isExiled = ability.effects[0]?.steps?.[0]?.verb === "exile";
    if (!goesToGraveyard || !isExiled || act.thing === undefined) return [];
    const owner = event.place?.zone?.whose;
    const applies = all([
      fits(event.who ?? {}, act.thing, holder),
      owner === undefined ? true : fitsPlayer(personOf(owner), act.thing.side, holder),
    ]);
    return [{ by: holder, applies, ...lineOf(ability) }];
  });
}

/** Whether what would die goes elsewhere instead and so never dies (CR 614.6, 700.4). */
export function neverDies(act: Act, board: readonly Permanent[]): Maybe {
  const each = board.flatMap((holder) => sentElsewhere(act, holder));
  if (each.some(({ applies }) => applies === true)) return true;
  return each.some(({ applies }) => applies === undefined) ? undefined : false;
}

/** What keeps something from dying, as its card says it; what only may is left out unless it is wanted. */
export const keptFromDying = (
  act: Act,
  board: readonly Permanent[],
  { orMaybe }: { readonly orMaybe: boolean },
): Source | undefined =>
  board
    .flatMap((holder) => sentElsewhere(act, holder))
    .find(({ applies }) => applies === true || (orMaybe && applies === undefined));
