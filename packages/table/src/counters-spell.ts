import { deedsOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "./abilities-of.ts";
import { findProhibition } from "./find-prohibition.ts";
import { fits, withoutCount } from "./fits.ts";
import type { Permanent, Thing } from "./scene.ts";

/** Whether a spell is one that another counters, and why it is not. */
export interface Counterable {
  readonly kind: "yes" | "uncounterable" | "unfit" | "land";
  readonly line?: number;
}

/** Whether one card counters another as it is cast (CR 701.6). Undefined where that hangs on more. */
export function countersSpell(
  by: Permanent,
  thing: Thing & { readonly card: Card },
): Counterable | undefined {
  const deeds = deedsOf(abilitiesOf(by.card)).filter(
    ({ verb, isCost, modal }) => verb === "counter" && !isCost && modal === undefined,
  );
  const [deed, other] = deeds;
  if (deed?.what === undefined || other !== undefined || deed.ability.kind === "triggered")
    return undefined;
  if (thing.kinds.has("land")) return { kind: "land" };
  const spell: Thing = { ...thing, kinds: new Set([...thing.kinds, "spell"]), zone: "hand" };
  const itself = { card: thing.card, copies: 1, ...(thing.side ? { side: thing.side } : {}) };
  const act = { doing: "counter", thing: spell, amount: 1 } as const;
  const found = findProhibition(act, [itself]);
  if (found === undefined) return undefined;
  if (found.kind === "forbidden") return { kind: "uncounterable" };
  if (isOpenOnStack(thing.card, deed.what)) return undefined;
  const isMeant = fits(withoutCount(deed.what), spell, by);
  const { line } = deed.ability;
  const placed = line === undefined ? {} : { line };
  if (isMeant === false) return { kind: "unfit", ...placed };
  return isMeant === true && deed.modifiers.length === 0 ? { kind: "yes", ...placed } : undefined;
}

/** Which face is cast, and what X is, decide what a spell is on the stack (CR 202.3). */
function isOpenOnStack({ card_faces, mana_cost }: Card, { where = [] }: Noun): boolean {
  const isMeasured = where.some(({ having }) => having?.compare?.measure === "mana value");
  return (card_faces ?? []).length > 1 || (isMeasured && (mana_cost ?? "").includes("{X}"));
}
