import { type Ability, type Clause, headOf, type Noun, type Trait } from "@spellwright/card-text";
import type { Restriction } from "@spellwright/judge";
import { hasOnly } from "./fields.ts";

/**
 * What a clause forbids its subject: to attack, to block, to be blocked (CR 508.1c, 509.1b). Undefined where it forbids
 * something else, or more than that.
 */
export function restrictionsOf(clause: Clause): readonly Restriction[] | undefined {
  const { verb, modal, passive, orElse } = clause;
  if (!hasOnly(clause, ...FIELDS)) return undefined;
  if (modal === "can") return blocksOnly(clause);
  if (modal !== "can not") return undefined;
  if (verb === "block" && passive === true)
    return orElse === undefined ? notBlocked(clause) : undefined;
  if ((clause.by ?? clause.part ?? clause.what) !== undefined) return undefined;
  const own = PLAIN[verb ?? ""];
  const also = orElse === undefined ? [] : alsoForbidden(orElse);
  return own && also && [own, ...also];
}

const FIELDS = "join who modal passive verb by part what orElse modifiers".split(" ");

const PLAIN: Readonly<Record<string, Restriction>> = {
  attack: { kind: "cant-attack" },
  block: { kind: "cant-block" },
};

/** “can’t block or be blocked by …” may tell of both by whom. */
const alsoForbidden = (clause: Clause): readonly Restriction[] | undefined =>
  (clause.by ?? clause.what ?? clause.part) === undefined
    ? restrictionsOf({ modal: "can not", ...clause })
    : undefined;

/** “can block only creatures with flying”. */
function blocksOnly({ verb, part, what = {} }: Clause): readonly Restriction[] | undefined {
  const [quality, more] = qualitiesOf(what) ?? [];
  const isPlain = verb === "block" && part === "only" && more === undefined;
  return isPlain && quality !== undefined ? [{ kind: "blocks-only", quality }] : undefined;
}

function notBlocked({ by, part, what }: Clause): readonly Restriction[] | undefined {
  const among = by ?? what;
  if (among === undefined) return part === undefined ? [{ kind: "unblockable" }] : undefined;
  if (part === "except by") return exceptBy(among);
  if (part !== undefined || by === undefined) return undefined;
  return bySize(by) ?? byMany(by) ?? byQuality(by);
}

function exceptBy(noun: Noun): readonly Restriction[] | undefined {
  const { count } = noun;
  if (count !== undefined)
    return count.bound === "or more" && typeof count.number === "number" && isPlainCreature(noun)
      ? [{ kind: "number", least: count.number }]
      : undefined;
  const qualities = qualitiesOf(noun);
  return qualities && [{ kind: "only-by", qualities }];
}

const BOUNDS: Readonly<Record<string, "less" | "greater">> = {
  "or less": "less",
  "or greater": "greater",
};

/** “by creatures with power 2 or less”. */
function bySize({ is = [], where = [], ...rest }: Noun): readonly Restriction[] | undefined {
  const [one, more] = where;
  const { measure, amount = {}, is: relation } = one?.having?.compare ?? {};
  const or = BOUNDS[amount.bound ?? ""];
  const isPlain = is.length === 1 && headOf({ is }).type === "creature" && hasOnly(rest);
  if (!isPlain || more !== undefined || measure !== "power" || relation !== undefined)
    return undefined;
  if (typeof amount.number !== "number" || !hasOnly(amount, "number", "digits", "bound"))
    return undefined;
  if (or === undefined || !hasOnly(one ?? {}, "having")) return undefined;
  return [{ kind: "not-by-power", than: amount.number, or }];
}

/** “by more than one creature”. */
function byMany(noun: Noun): readonly Restriction[] | undefined {
  const { count } = noun;
  const most = count?.atLeast === "more than" ? count.number : undefined;
  return typeof most === "number" && isPlainCreature(noun) ? [{ kind: "number", most }] : undefined;
}

function byQuality(noun: Noun): readonly Restriction[] | undefined {
  const qualities = qualitiesOf(noun);
  return qualities?.map((quality) => ({ kind: "not-by", quality }));
}

const isPlainCreature = ({ is = [], where = [] }: Noun): boolean =>
  is.length === 1 && where.length === 0 && headOf({ is }).type === "creature";

/** What one of must hold: “artifact creatures and/or black creatures”, “creatures with flying”. */
function qualitiesOf(noun: Noun): readonly string[] | undefined {
  if (noun.either !== undefined) return all(noun.either.map(qualitiesOf));
  const { is = [], where = [] } = noun;
  if (!hasOnly(noun, "is", "where")) return undefined;
  const [one, more] = where;
  if (one !== undefined) {
    const isPlain =
      more === undefined && hasOnly(one, "having") && hasOnly(one.having ?? {}, "abilities");
    const names = isPlain && isPlainCreature({ is }) ? keywordsIn(one.having?.abilities ?? []) : [];
    return names.length > 0 ? names : undefined;
  }
  const [only] = is;
  return only?.any === undefined || is.length > 1 ? row(is) : all(only.any.map(row));
}

/** “flying”, “flying or reach”. */
function keywordsIn(abilities: readonly Ability[]): readonly string[] {
  const [only, more] = abilities;
  if (only?.kind === "keyword" && more === undefined) return [only.name];
  const any = only?.kind === "choice" && more === undefined ? only.any : [];
  const names = any.flatMap((one) => (one.kind === "keyword" ? [one.name] : []));
  return names.length === any.length ? names : [];
}

/** One row of traits, of which being a creature says nothing more. */
function row(traits: readonly Trait[]): readonly string[] | undefined {
  const names = traits.filter(({ type }) => type !== "creature");
  const [name = {}, more] = names;
  const quality = hasOnly(name, "type", "subtype", "colour")
    ? (name.type ?? name.subtype ?? name.colour)
    : undefined;
  return more === undefined && quality !== undefined ? [quality] : undefined;
}

const all = (each: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  each.includes(undefined) ? undefined : each.flatMap((one) => one ?? []);
