import { type Ability, type Deed, deedsOf, headOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "../abilities-of.ts";
import { hasPlainDamage } from "../plain-damage.ts";

/** What takes a creature away, as far as shields tell it apart. */
export type HarmKind = "destroy" | "exile" | "sacrifice" | "return" | "shrink" | "damage";

/** What an ability of a card does to a creature. */
export interface Harm {
  readonly kind: HarmKind;
  /** Whether the creature itself is a target. */
  readonly isTargeted: boolean;
  /** Of toughness taken: how much, or X. */
  readonly amount?: number | "X";
}

/** What a card does to creatures that it says nothing more of. */
export interface Harms {
  readonly all: readonly Harm[];
  /** Whether it says that they can’t be regenerated. */
  readonly forbidsRegeneration: boolean;
}

const KINDS: Readonly<Partial<Record<string, HarmKind>>> = {
  destroy: "destroy",
  exile: "exile",
  sacrifice: "sacrifice",
  return: "return",
  get: "shrink",
  deal: "damage",
};
const LOST_TOUGHNESS = /\/-(?<amount>\d+|x)$/;

/** The noun that a deed takes away: who gets -X/-X, to whom damage is dealt, else what it acts on. */
const takenBy = ({ who, what, to }: Deed, kind: HarmKind): Noun | undefined =>
  kind === "shrink" ? who : kind === "damage" ? to : what;

/** Whether a noun is any creature: a filter (“nonblack creature”) may leave the asked one out. */
const isAnyCreature = (noun: Noun): boolean => {
  const { type, thing } = headOf(noun);
  const narrows = (noun.is ?? []).slice(0, -1).some((trait) => trait.not?.type !== "land");
  const isThing = thing === "permanent" || (thing === "target" && noun.det === "any");
  return (type === "creature" || isThing) && !narrows;
};

/** Whose creatures they are may leave the asked one out; who chooses what is sacrificed leaves none out. */
const isOpen = ({ where = [] }: Noun, kind: HarmKind): boolean =>
  kind === "sacrifice" || where.length === 0;

const isOwn = ({ ref }: Noun): boolean => ref === "SELF";

const amountOf = ({ clause }: Deed): Pick<Harm, "amount"> | undefined => {
  const amount = LOST_TOUGHNESS.exec(clause.size ?? "")?.groups?.amount;
  return amount === undefined ? undefined : { amount: amount === "x" ? "X" : Number(amount) };
};

/** A deed as a harm; “unknown” where it takes something that is not any creature. */
const harmOf = (deed: Deed): Harm | "none" | "unknown" => {
  const kind = KINDS[deed.verb];
  const amount = kind === "shrink" ? amountOf(deed) : {};
  if (kind === undefined || deed.isCost || amount === undefined) return "none";
  const taken = takenBy(deed, kind);
  if (taken === undefined || isOwn(taken)) return "none";
  if (taken.ref !== undefined) return "unknown";
  const { type, thing } = headOf(taken);
  if (type !== "creature" && thing !== "permanent" && thing !== "target") return "none";
  if (!isAnyCreature(taken) || !isOpen(taken, kind) || deed.modifiers.some(({ if: held }) => held))
    return "unknown";
  return { kind, isTargeted: taken.target === true || thing === "target", ...amount };
};

/** What a card does to a creature that is on the battlefield; undefined where that cannot be told. */
export function harmsOf(card: Card): Harms | undefined {
  const deeds = deedsOf(abilitiesOf(card).filter(isRead));
  const found = deeds.map(harmOf).filter((harm) => harm !== "none");
  const all = found.filter((harm) => harm !== "unknown");
  const forbidsRegeneration = deeds.some(
    ({ verb, modal }) => verb === "regenerate" && modal === "can not",
  );
  const isDeadly = all.some(({ kind }) => kind === "damage") && !hasPlainDamage(card);
  return isDeadly || all.length < found.length ? undefined : { all, forbidsRegeneration };
}

function isRead({ kind }: Ability): boolean {
  return kind !== "unread";
}
