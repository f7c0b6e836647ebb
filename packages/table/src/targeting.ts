import { type Ability, deedsOf, headOf, type Noun } from "@spellwright/card-text";
import { abilitiesOf, abilitiesOn } from "./abilities-of.ts";
import { fits, withoutCount } from "./fits.ts";
import { kindsOf } from "./kinds-of.ts";
import type { Permanent, Thing } from "./scene.ts";
import { any, type Maybe } from "./three-valued.ts";

/** What keeps a spell from targeting something. */
export type Barrier = "hexproof" | "shroud" | "protection" | "target";

/** Whether a text says that it targets: "target creature", "any target". */
export const isTargeted = (noun: Noun): boolean =>
  noun.target === true || headOf(noun).thing === "target" || noun.of?.target === true;

/** What keeps a source from targeting a thing; "none" where nothing does. Undefined where that is not known (CR 115). */
export function barrierTo(
  noun: Noun,
  source: Permanent,
  target: Thing,
): Barrier | "none" | undefined {
  const isLegal = isTarget(noun, source, target);
  if (isLegal === false) return "target";
  if (target.card === undefined) return undefined;
  const abilities = abilitiesOn(target);
  if (keywordsOf(abilities, "shroud").length > 0) return "shroud";
  const isProtected = isProtectedFrom(abilities, source);
  if (isProtected === true) return "protection";
  const isHidden = hexproofAgainst(abilities, source, target);
  if (isHidden === true) return "hexproof";
  return [isLegal, isProtected, isHidden].includes(undefined) ? undefined : "none";
}

/** What each target of a spell meets in a thing: none where it targets nothing. Undefined where a text is not known. */
export function barriersFrom(
  source: Permanent,
  target: Thing,
): readonly (Barrier | "none")[] | undefined {
  const abilities = abilitiesOf(source.card);
  if (abilities.some(({ kind }) => kind === "unread")) return undefined;
  if (source.isOverloaded === true) return [];
  const nouns = deedsOf(abilities)
    .flatMap(({ what, to, who }) => [what, to, who])
    .filter((noun) => noun !== undefined && isTargeted(noun) && !isPlayer(noun));
  const found = nouns.map((noun) => noun && barrierTo(noun, source, target));
  return found.includes(undefined) ? undefined : found.flatMap((one) => one ?? []);
}

const isPlayer = (noun: Noun): boolean =>
  ["player", "opponent", "spell", "ability"].includes(headOf(noun).thing ?? "");

/** Creatures, planeswalkers and battles are what "any target" means among permanents (CR 115.4). */
function isTarget(noun: Noun, source: Permanent, target: Thing): Maybe {
  if (noun.of !== undefined) return isTarget(noun.of, source, target);
  if (headOf(noun).thing === "target")
    return (noun.other ?? noun.where) === undefined
      ? ["creature", "planeswalker", "battle"].some((kind) => target.kinds.has(kind))
      : undefined;
  return fits(withoutCount(noun), target, source);
}

type Keyword = Extract<Ability, { readonly kind: "keyword" }>;

/** The keyword abilities of one name. */
export const keywordsOf = (abilities: readonly Ability[], name: string): readonly Keyword[] =>
  abilities.flatMap((one) => (one.kind === "keyword" && one.name === name ? [one] : []));

/** Whether something is protected from a source (CR 702.16). */
export function isProtectedFrom(abilities: readonly Ability[], source: Permanent): Maybe {
  const from = keywordsOf(abilities, "protection").flatMap((one) => one.from ?? []);
  return from.length === 0 ? false : any(from.map(({ of }) => isFrom(of, source)));
}

function isFrom(noun: Noun, { card, side }: Permanent): Maybe {
  if (noun.ref === "everything") return true;
  const thing: Thing = { card, kinds: kindsOf(card), ...(side === undefined ? {} : { side }) };
  return fits(noun, thing, { card, copies: 1 });
}

/** Hexproof stops opponents of its controller, some of it only what has a quality (CR 702.11). */
function hexproofAgainst(abilities: readonly Ability[], source: Permanent, { side }: Thing): Maybe {
  const hexproofs = keywordsOf(abilities, "hexproof");
  if (hexproofs.length === 0 || (side !== undefined && side === source.side)) return false;
  if (side === undefined || source.side === undefined) return undefined;
  return any(
    hexproofs.map(({ from }) =>
      from === undefined ? true : any(from.map(({ of }) => isFrom(of, source))),
    ),
  );
}
