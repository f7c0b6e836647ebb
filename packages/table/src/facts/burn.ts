import { type Ability, type Clause, headOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { BurnFacts } from "@spellwright/judge";

/** What a spell may do beside its damage that changes nothing of what the damage does. */
const BESIDE: ReadonlySet<string> = new Set(["draw", "discard", "scry", "cost", "cast"]);

/** The damage of a spell, where it deals it to whom it is aimed at, or to all creatures. Undefined when it does anything else. */
export const burnOf = (card: Card, abilities: readonly Ability[]): BurnFacts | undefined => {
  const [typeLine = ""] = card.type_line.split(" // ", 1);
  if (!SPELLS.some((type) => typeLine.includes(type))) return undefined;
  const steps = abilities.flatMap(stepsOf);
  if (steps.includes(undefined)) return undefined;
  const [deals, other] = steps.flatMap((step) => step ?? []);
  return deals === undefined || other !== undefined ? undefined : dealtBy(deals);
};

const SPELLS = ["Instant", "Sorcery"];

/** Steps of an ability that matter to the damage. Undefined: what it does is not known. */
const stepsOf = (ability: Ability): readonly (Clause | undefined)[] => {
  if (ability.kind === "keyword") return CASTING.has(ability.name) ? [] : [undefined];
  if (ability.kind !== "spell" && ability.kind !== "static") return [undefined];
  return ability.effects.flatMap(({ lead = [], steps = [], unread }) => {
    if (unread !== undefined || ability.modes) return [undefined];
    if (lead.some(({ additionalCost }) => additionalCost !== undefined)) return [];
    if (lead.length > 0) return [undefined];
    return steps.filter((step) => !isBeside(step));
  });
};

/** Keywords that tell how it is cast, or that it is not cast. */
const CASTING: ReadonlySet<string> = new Set([
  ...["kicker", "multikicker", "flashback", "overload", "buyback", "retrace", "jump-start"],
  ...["convoke", "delve", "improvise", "affinity for", "undaunted", "surge", "spectacle"],
  ...["cycling", "madness", "foretell", "suspend", "escape", "aftermath", "devoid"],
]);

const isBeside = ({ verb = "", who, passive, modal }: Clause): boolean =>
  (passive === true && modal === "can not" && (verb === "counter" || verb === "prevent")) ||
  (BESIDE.has(verb) && (who === undefined || who.ref === "SELF" || who.ref === "you"));

const dealtBy = ({ who, verb, what, to, ...more }: Clause): BurnFacts | undefined => {
  const amount = what?.count?.number;
  if (who?.ref !== "SELF" || verb !== "deal" || typeof amount !== "number" || !to) return undefined;
  // “And 2 damage to you”, “divided as you choose”.
  if (Object.keys(more).length > 0 || headOf(what ?? {}).thing !== "damage") return undefined;
  return reaching(to, amount);
};

/** Whom it may be aimed at: any target, a player, a creature; or each creature. */
const reaching = (to: Noun, amount: number): BurnFacts | undefined => {
  const kinds = (to.either ?? [to]).map(kindOf);
  if (kinds.includes(undefined)) return undefined;
  return kinds.join() === "creature" ? { amount, creaturesOnly: true } : { amount };
};

const kindOf = ({ target, det, is = [], ...narrowed }: Noun): string | undefined => {
  const [trait, more] = is;
  if (more !== undefined || Object.keys(narrowed).length > 0) return undefined;
  const rows = trait?.any?.flat() ?? (trait ? [trait] : []);
  const words = rows.map(({ type, thing }) => type ?? thing ?? "");
  if (det === "any") return words.join() === "target" ? "target" : undefined;
  if (target !== true && (det !== "each" || words.some((word) => word === "opponent")))
    return undefined;
  return words.every((word) => REACHED.has(word)) ? words.join() : undefined;
};

const REACHED: ReadonlySet<string> = new Set(["creature", "player", "planeswalker"]);
