import { type Ability, type Deed, deedsOf, headOf } from "@spellwright/card-text";
import { fits } from "./fits.ts";
import { kindsOf } from "./kinds-of.ts";
import type { Act, Permanent, Scene } from "./scene.ts";

const EVERY: ReadonlySet<string | undefined> = new Set(["all", "each"]);

/** What an ability destroys of all that lies on the table. Undefined where that cannot be told. */
export function massRemovalOf(
  ability: Ability,
  holder: Permanent,
  { board, crowds }: Scene,
): readonly Act[] | undefined {
  const deeds = deedsOf([ability]).filter(({ verb, isCost }) => verb === "destroy" && !isCost);
  const things = [
    ...crowds,
    ...board.map(({ card, side, copies }) => ({
      amount: copies,
      thing: { card, kinds: kindsOf(card), ...(side === undefined ? {} : { side }) },
    })),
  ];
  const each = deeds.flatMap((deed) => things.map((one) => deathOf(deed, one, holder)));
  return each.includes("unknown")
    ? undefined
    : each.flatMap((one) => (typeof one === "object" ? one : []));
}

function deathOf(
  { what, modifiers }: Deed,
  { thing, amount }: Scene["crowds"][number],
  holder: Permanent,
): Act | "spared" | "unknown" {
  if (what === undefined || !EVERY.has(what.det)) return "spared";
  if (modifiers.length > 0 || headOf(what).thing === "permanent") return "unknown";
  const isHit = fits(what, thing, holder);
  if (isHit === undefined) return "unknown";
  const isSafe = thing.card?.keywords.includes("Indestructible") === true;
  const { side: by } = thing;
  return isHit && !isSafe
    ? { doing: "die", thing, amount, ...(by === undefined ? {} : { by }) }
    : "spared";
}
