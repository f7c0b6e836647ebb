import { abilitiesOf } from "./abilities-of.ts";
import { forbids } from "./forbids.ts";
import { prohibitionsIn, prohibitionsOf } from "./prohibition.ts";
import type { Act, Permanent } from "./scene.ts";

/** A permanent, and the line of it that matters, counted from 0. */
export interface Source {
  readonly by: Permanent;
  readonly line?: number;
}

/** What keeps an act from being done. */
export interface Stopped extends Source {
  readonly kind: "forbidden";
}

/** What an act is taxed with. Each price counts for each creature (CR 508.1h). */
export interface Taxed {
  readonly kind: "taxed";
  readonly taxes: readonly (Source & { readonly price: readonly string[] })[];
}

/** Nothing on the board keeps it from being done. */
export interface Free {
  readonly kind: "free";
}

/** Whether permanents let somebody do something. Undefined where a text or a detail is not known. */
export function findProhibition(
  act: Act,
  board: readonly Permanent[],
): Stopped | Taxed | Free | undefined {
  const found = board.flatMap((holder) => foundOn(holder, act));
  const stopped = found.find((one) => one.kind === "forbidden");
  if (stopped !== undefined) return stopped;
  if (found.some(({ kind }) => kind === "open")) return undefined;
  const taxes = found.flatMap((one) => (one.kind === "tax" ? [one] : []));
  return taxes.length > 0 ? { kind: "taxed", taxes } : { kind: "free" };
}

type Found =
  | Stopped
  | (Taxed["taxes"][number] & { readonly kind: "tax" })
  | { readonly kind: "open" };

function foundOn(holder: Permanent, act: Act): readonly Found[] {
  const unknown = prohibitionsOf(holder) === undefined ? [{ kind: "open" } as const] : [];
  const known = abilitiesOf(holder.card).flatMap((ability) => prohibitionsIn(ability, holder));
  const found = known.flatMap((prohibition): readonly Found[] => {
    const { applies, price } = forbids(prohibition, act);
    const source = { by: holder, ...lineOf(prohibition) };
    if (applies === undefined) return [{ kind: "open" }];
    if (!applies) return [];
    if (price === undefined) return [{ kind: "forbidden", ...source }];
    return Array.from({ length: holder.copies }, () => ({ kind: "tax", price, ...source }));
  });
  return [...unknown, ...found];
}

/** Where something stands on its card. */
export const lineOf = ({
  line,
}: {
  readonly line?: number | undefined;
}): { readonly line?: number } => (line === undefined ? {} : { line });
