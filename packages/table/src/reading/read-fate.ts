import type { Side } from "../scene.ts";
import { SIDES } from "./scene-senses.ts";
import type { SceneSymbol, Sense } from "./symbols.ts";

/** What is asked about one card that meets another: “destroy” of any death, “destroyed” of destruction alone. */
export type FateAsked =
  | "cast"
  | "counter"
  | "destroy"
  | "destroyed"
  | "exile"
  | "remove"
  | "sacrifice"
  | "survive"
  | "target";

/** A named card, and whose it is as far as that is told. */
export interface FateCard {
  readonly place: number;
  readonly side?: Side;
}

/** “Does @0 kill @1?”: which card does it, and to which. */
export interface FateQuestion {
  readonly asked: FateAsked;
  readonly source: FateCard;
  readonly target: FateCard;
}

/** What is asked, by the word for it; “is destroyed” and “dies” name what it happens to first. */
const ASKED: Partial<Record<Sense, FateAsked>> = {
  affect: "remove",
  counter: "counter",
  destroy: "destroy",
  die: "destroy",
  exile: "exile",
  survive: "survive",
  target: "target",
  "is-countered": "counter",
  "is-exiled": "exile",
  "is-targeted": "target",
};
const OF_ITS_SUBJECT: ReadonlySet<string> = new Set(
  "die survive is-countered is-exiled is-targeted".split(" "),
);
/** Words that change nothing of who does what to which. */
const BESIDE: ReadonlySet<string> = new Set(
  "activate can cast creature end have in-play named onto with me them on-my-side on-their-side".split(
    " ",
  ),
);

const ASIDE: ReadonlySet<string> = new Set(["with", "have", "in-play"]);

interface Mention extends FateCard {
  readonly at: number;
}

/** Reads which card does what to which. Undefined where the words tell anything more. */
export function readFate(symbols: readonly SceneSymbol[]): FateQuestion | undefined {
  const verbs = symbols.flatMap(({ sense }, at) => {
    const asked = ASKED[sense as Sense];
    return asked === undefined ? [] : [{ asked, at, sense }];
  });
  if (symbols.some(({ sense }) => ASKED[sense as Sense] === undefined && !BESIDE.has(sense)))
    return undefined;
  if (symbols.some((_, at) => isAnother(symbols, at))) return undefined;
  const mentions = symbols.flatMap((symbol, at) =>
    symbol.sense === "named" ? [{ place: symbol.place, at, ...sideBefore(symbols, at) }] : [],
  );
  if (new Set(mentions.map(({ place }) => place)).size !== 2) return undefined;
  const verb = verbs.at(-1);
  if (verb === undefined) return castOn(symbols, mentions);
  if (verb.asked === "target" && isPlayer(symbols, verb.at + 1)) return undefined;
  const isTold = verbs.every(({ asked }) => asked === "target" || asked === verb.asked);
  const pair = isTold ? pairOf(symbols, mentions, verb) : undefined;
  return pair && { asked: verb.asked, ...withSides(symbols, mentions, pair, verb.at) };
}

/** “target him with @0”: a player, not “his @0”. */
const isPlayer = (symbols: readonly SceneSymbol[], at: number): boolean =>
  SIDES[symbols[at]?.sense as Sense] !== undefined && !isOwner(symbols, at);

type Pair = Pick<FateQuestion, "source" | "target">;

/** “does my creature survive @1”: a creature that stands beside no name is none of the cards. */
const isAnother = (symbols: readonly SceneSymbol[], at: number): boolean =>
  symbols[at]?.sense === "creature" &&
  [at - 1, at + 1].every((next) => symbols[next]?.sense !== "named");

/** “my @0”, “my creature @0”: whose it is. */
function sideBefore(symbols: readonly SceneSymbol[], at: number): { readonly side?: Side } {
  const before = symbols[at - 1]?.sense === "creature" ? symbols[at - 2] : symbols[at - 1];
  const side = SIDES[before?.sense as Sense];
  return side === undefined ? {} : { side };
}

function pairOf(
  symbols: readonly SceneSymbol[],
  mentions: readonly Mention[],
  verb: { readonly at: number; readonly sense: string },
): Pair | undefined {
  const before = mentions.filter(({ at }) => at < verb.at);
  const after = mentions.filter(({ at }) => at > verb.at);
  const [next, last] = after;
  const other = (one: Mention) => mentions.find(({ place }) => place !== one.place);
  const subject = before.at(-1);
  if (OF_ITS_SUBJECT.has(verb.sense)) return subject && paired(other(subject), subject);
  if (next === undefined) return paired(before[0], before[0] && other(before[0]));
  // “can @0 be countered with @1”: what it is done with follows, and “be” is no word of its own.
  const isMeans = symbols.slice(verb.at, next.at).some(({ sense }) => sense === "with");
  if (last === undefined) return isMeans ? paired(next, other(next)) : paired(other(next), next);
  const between = symbols.slice(next.at, last.at).map(({ sense }) => sense);
  return between.includes("with") || between.includes("cast") ? paired(last, next) : undefined;
}

const paired = (source: FateCard | undefined, target: FateCard | undefined): Pair | undefined =>
  source && target && source.place !== target.place ? { source, target } : undefined;

/** “Can I cast @0 on @1?”, “can I @0 @1?”, “does @0 work on @1?” */
function castOn(
  symbols: readonly SceneSymbol[],
  mentions: readonly Mention[],
): FateQuestion | undefined {
  const [source, target, more] = mentions;
  if (source === undefined || target === undefined || more !== undefined) return undefined;
  const senses = symbols.map(({ sense }) => sense);
  const between = senses.slice(source.at, target.at);
  const isVerb = target.at - source.at <= 3 && SIDES[senses[source.at - 1] as Sense] !== undefined;
  const isCast = between.includes("onto") || (isVerb && !senses.includes("cast"));
  if (!isCast || senses.some((one) => ASIDE.has(one))) return undefined;
  return { asked: "cast", ...withSides(symbols, mentions, { source, target }, source.at) };
}

/** Sides as they are told; else whoever casts a spell means a thing of the other player. */
function withSides(
  symbols: readonly SceneSymbol[],
  mentions: readonly Mention[],
  { source, target }: Pair,
  verb: number,
): Pair {
  const sideOf = ({ place }: FateCard) =>
    mentions.find((one) => one.place === place && one.side !== undefined)?.side;
  const subject = symbols
    .slice(0, verb)
    .findLast(({ sense }, at) => SIDES[sense as Sense] !== undefined && !isOwner(symbols, at));
  const caster = (subject && SIDES[subject.sense as Sense]) ?? sideOf(source);
  const owner = sideOf(target);
  return {
    source: { place: source.place, ...(caster === undefined ? {} : { side: caster }) },
    target: { place: target.place, ...(owner === undefined ? {} : { side: owner }) },
  };
}

/** “my @0”, “my opponent’s @0”: words before a name tell whose it is, not who acts. */
const isOwner = (symbols: readonly SceneSymbol[], at: number): boolean =>
  ["named", "creature"].includes(
    symbols.slice(at).find(({ sense }) => SIDES[sense as Sense] === undefined)?.sense ?? "",
  );
