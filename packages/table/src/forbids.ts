import { type Clause, headOf, type Modifier, type Noun } from "@spellwright/card-text";
import { fits, fitsPlayer, personOf, withoutCount } from "./fits.ts";
import { onlyAllowedTime, type Prohibition } from "./prohibition.ts";
import type { Act, Permanent, Thing } from "./scene.ts";
import { all, type Maybe, not } from "./three-valued.ts";

/** What a prohibition comes to for one act. */
export interface Ruling {
  readonly applies: Maybe;
  /** What buys it off, for each creature: "{2}" (CR 508.1h). */
  readonly price?: readonly string[];
}

/** Whether a prohibition stops an act (CR 101.2). */
export function forbids(prohibition: Prohibition, act: Act): Ruling {
  const { clause, modifiers } = prohibition;
  if (!isAbout(clause, act)) return { applies: false };
  const price = modifiers.map(priceIn).find((one) => one !== undefined);
  const holds = modifiers.map((one) => modifierHolds(one, prohibition, act));
  const subject =
    clause.passive === true ? objectFits(prohibition, act) : actorFits(prohibition, act);
  const applies = all([subject, countHolds(clause, act), originHolds(prohibition, act), ...holds]);
  return { applies, ...(price === undefined ? {} : { price }) };
}

/** Whether it speaks of this kind of act at all. */
function isAbout(clause: Clause, { doing }: Act): boolean {
  if (clause.verb === "cause") return clause.clause?.verb === doing;
  if (clause.verb === "enter") return doing === "enter";
  return (clause.verb ?? "").split(" or ").includes(doing);
}

const isAbility = (noun: Noun): boolean => headOf(noun).thing === "ability";

/** "Activated abilities of artifacts" fit what has them. */
function sourceFits(noun: Noun, { holder }: Prohibition, { thing }: Act): Maybe {
  const of = noun.where?.find(({ place }) => place === "of")?.zone;
  if (thing === undefined) return undefined;
  if (of === undefined) return true;
  return isElsewhere(of, thing) ? false : fits(of, thing, holder);
}

/** "Artifacts" lie on the battlefield, where nothing says more: a card in a hand is none (CR 109.2). */
const isElsewhere = ({ is = [], where = [] }: Noun, { zone = "battlefield" }: Thing): boolean =>
  zone !== "battlefield" &&
  where.every(({ place }) => place === undefined) &&
  is.some(({ type, any: rows }) => (type ?? rows) !== undefined) &&
  is.every(({ thing }) => thing !== "card" && thing !== "source");

function objectFits(prohibition: Prohibition, act: Act): Maybe {
  const { who, holder } = prohibition;
  if (isAbility(who)) return sourceFits(who, prohibition, act);
  return act.thing === undefined ? undefined : fits(who, act.thing, holder);
}

function actorFits(prohibition: Prohibition, act: Act): Maybe {
  const { who, clause, holder } = prohibition;
  const { thing } = act;
  if (act.doing === "trigger")
    return all([thing && fits(who, thing, holder), waiterFits(clause.what, holder, act)]);
  if (clause.verb === "cause") return causeFits(prohibition, act);
  if (DONE_BY_THINGS.has(act.doing))
    return all([
      thing && fits(who, thing, holder),
      clause.what?.ref === "you" ? not(fitsPlayer({ ref: "you" }, act.by, holder)) : true,
    ]);
  return all([
    fitsPlayer(personOf(who), act.by, holder),
    clause.what === undefined || actedOnFits(clause.what, prohibition, act),
  ]);
}

/** "don't cause abilities of permanents your opponents control to trigger": of what the ability is. */
function waiterFits(what: Noun | undefined, holder: Permanent, { of }: Act): Maybe {
  const meant = what?.where?.find(({ place }) => place === "of")?.zone;
  return meant === undefined ? true : of && fits(meant, of, holder);
}

const DONE_BY_THINGS: ReadonlySet<Act["doing"]> = new Set(["attack", "block", "enter"]);

/** "spells from graveyards", "abilities of artifacts". */
function actedOnFits(what: Noun, prohibition: Prohibition, act: Act): Maybe {
  if (isAbility(what)) return sourceFits(what, prohibition, act);
  return act.doing === "cast" && act.thing !== undefined
    ? fits(withoutCount(what), act.thing, prohibition.holder)
    : true;
}

/** "Spells your opponents control can't cause their controller to search": whose they are. */
function causeFits({ who, holder }: Prohibition, act: Act): Maybe {
  const controller = who.where?.find((one) => one.controller !== undefined)?.controller;
  return controller === undefined ? undefined : fitsPlayer(personOf(controller), act.by, holder);
}

/** "more than one spell": from the second on. */
function countHolds({ what }: Clause, { ordinal, amount }: Act): Maybe {
  const { atLeast, number } = what?.count ?? {};
  if (atLeast !== "more than" || typeof number !== "number") return true;
  if (ordinal !== undefined) return ordinal > number;
  return amount > number ? true : undefined;
}

/** "from anywhere other than their hands". */
function originHolds({ clause, modifiers }: Prohibition, { thing }: Act): Maybe {
  if (clause.origin === undefined) return true;
  const spared = modifiers.find(({ otherThan }) => otherThan !== undefined)?.otherThan;
  if (clause.origin.at !== "from anywhere" || spared === undefined) return undefined;
  if (thing?.zone === undefined) return undefined;
  return thing.zone !== headOf(spared).thing;
}

const priceIn = ({ unless }: Modifier): readonly string[] | undefined =>
  unless?.clause?.verb === "pay" ? unless.clause.symbols : undefined;

function modifierHolds(modifier: Modifier, prohibition: Prohibition, act: Act): Maybe {
  const { duration, unless, asLongAs, otherThan, limit } = modifier;
  if (priceIn(modifier) !== undefined || otherThan !== undefined) return true;
  if (duration === "each turn") return true;
  if (duration === "during your turn")
    return fitsPlayer({ ref: "you" }, act.turnOf, prohibition.holder);
  if (headOf(unless?.clause?.what ?? {}).thing === "mana ability")
    return act.isMana === undefined ? undefined : !act.isMana;
  // Nobody says that it is tapped.
  if (asLongAs?.clause?.who?.ref === "SELF" && asLongAs.clause.verb === "untap") return true;
  return limit !== undefined && onlyAllowedTime([modifier]) !== undefined
    ? isOutOfTime(limit, act)
    : undefined;
}

/** Whether it is another time than the only one that is left (CR 307.5). */
function isOutOfTime(limit: string, { by, turnOf, isWhileResolving }: Act): Maybe {
  const isSorceryTime = limit === "only any time they could cast a sorcery";
  if (isSorceryTime && isWhileResolving === true) return true;
  if (by === undefined || turnOf === undefined) return undefined;
  if (isSorceryTime || limit === "only during their own turn")
    return by !== turnOf ? true : isSorceryTime ? undefined : false;
  return undefined;
}
