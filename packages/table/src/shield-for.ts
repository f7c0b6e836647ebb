import { type Ability, type Deed, deedsOf, type Noun } from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import { COMES_BACK } from "./fate.ts";
import { fits, withoutCount } from "./fits.ts";
import type { Permanent, Thing } from "./scene.ts";
import { any, type Maybe } from "./three-valued.ts";

/** What a card gives to a thing that keeps it from some harm. */
export interface Shield {
  /** How it comes to it: by a spell, by an ability that is activated, worn, or while the card is there. */
  readonly how: "spell" | "activated" | "worn" | "static";
  readonly given: readonly Ability[];
  readonly regenerates: boolean;
  /** Whether it also makes the thing bigger or smaller. */
  readonly resizes: boolean;
  readonly line?: number;
}

const SHIELDS: ReadonlySet<string> = new Set([
  "hexproof",
  "indestructible",
  "protection",
  "shroud",
]);
const GIVING: ReadonlySet<string> = new Set(["gain", "have", "get", "regenerate"]);
const LASTING: ReadonlySet<string | undefined> = new Set(["until end of turn", "this turn"]);
const WORN: ReadonlySet<string | undefined> = new Set(["enchant", "equip"]);

/**
 * What a card gives to a thing against harm (CR 702.11, 702.12, 702.16, 702.18, 701.19). Undefined where it gives
 * nothing, in several ways, or a text or a detail is not known.
 */
export function shieldFor(by: Permanent, thing: Thing): Shield | undefined {
  const abilities = abilitiesOf(by.card);
  if (abilities.some(({ kind }) => kind === "unread")) return undefined;
  const found = abilities.flatMap((ability) => {
    const all = deedsOf([ability]);
    const gifts = all.filter((deed) => isGift(deed) && reaches(deed, by, thing) !== false);
    // What else it does to such a thing may change what becomes of it.
    const isAll = all.every((deed) => gifts.includes(deed) || !touches(deed, by, thing));
    if (!gifts.some(isShield)) return [];
    return [isAll ? shieldIn(ability, gifts, by, thing) : undefined];
  });
  const [shield, more] = found;
  return more === undefined && found.length === 1 ? shield : undefined;
}

const isGift = ({ verb, isCost, given, modal }: Deed): boolean =>
  GIVING.has(verb) && !isCost && given === undefined && modal !== "can not";

const namesOf = ({ clause: { abilities = [] } }: Deed): readonly string[] =>
  abilities.map((one) => (one.kind === "keyword" ? one.name : ""));

const isShield = (deed: Deed): boolean =>
  deed.verb === "regenerate" || namesOf(deed).some((name) => SHIELDS.has(name));

const subjectOf = ({ verb, what = {}, who }: Deed): Noun => (verb === "regenerate" ? what : who);

/** "equipped creature", "enchanted creature". */
const isWorn = ({ is = [] }: Noun): boolean => is.some(({ done }) => WORN.has(done));

function reaches(deed: Deed, by: Permanent, thing: Thing): Maybe {
  const noun = subjectOf(deed);
  if (!isWorn(noun)) return fits(withoutCount(noun), thing, by);
  const is = (noun.is ?? []).filter(({ done }) => done === undefined);
  return fits({ is }, thing, by);
}

function shieldIn(
  ability: Ability,
  deeds: readonly Deed[],
  by: Permanent,
  thing: Thing,
): Shield | undefined {
  const how = howOf(ability, deeds);
  const given = deeds.flatMap(({ clause: { abilities = [] } }) => abilities);
  const isKnown =
    deeds.every((deed) => reaches(deed, by, thing) === true && isPlain(deed)) &&
    given.every((one) => one.kind === "keyword" && !COMES_BACK.includes(one.name));
  if (how === undefined || !isKnown) return undefined;
  return {
    ...{ how, given },
    regenerates: deeds.some(({ verb }) => verb === "regenerate"),
    resizes: deeds.some(({ verb }) => verb === "get"),
    ...(ability.line === undefined ? {} : { line: ability.line }),
  };
}

const isPlain = ({ modifiers }: Deed): boolean =>
  modifiers.every(
    ({ duration, ...rest }) => LASTING.has(duration) && Object.keys(rest).length === 0,
  );

function howOf({ kind }: Ability, deeds: readonly Deed[]): Shield["how"] | undefined {
  if (kind === "spell" || kind === "mode") return "spell";
  if (kind === "activated") return "activated";
  if (kind !== "static") return undefined;
  return deeds.every((deed) => isWorn(subjectOf(deed))) ? "worn" : "static";
}

/** What it may do in combat, or what it may be used for there, takes nothing from the table. */
const PEACEFUL: ReadonlySet<string> = new Set(["attack", "block"]);

const touches = ({ verb, what, who, to, isCost }: Deed, by: Permanent, thing: Thing): boolean =>
  !isCost &&
  !PEACEFUL.has(verb) &&
  any(
    [what, who, to].map((noun) =>
      noun?.is === undefined || noun.ref !== undefined
        ? false
        : fits(withoutCount(noun), thing, by),
    ),
  ) !== false;
