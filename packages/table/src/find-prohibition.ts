import { forbids } from "./forbids.ts";
import { prohibitionsOf } from "./prohibition.ts";
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

/** What an act is taxed with; each price counts for each creature (CR 508.1h). */
export interface Taxed {
  readonly kind: "taxed";
  readonly taxes: readonly (Source & { readonly price: readonly string[] })[];
}

/** Nothing on the board keeps it from being done. */
export interface Free {
  readonly kind: "free";
}

/** Whether permanents let somebody do something; undefined where a text or a detail is not known. */
export function findProhibition(
  act: Act,
  board: readonly Permanent[],
): Stopped | Taxed | Free | undefined {
  let isOpen = false;
  const taxes: Taxed["taxes"][number][] = [];
  for (const holder of board) {
    const prohibitions = prohibitionsOf(holder);
    if (prohibitions === undefined) isOpen = true;
    for (const prohibition of prohibitions ?? []) {
      const { applies, price } = forbids(prohibition, act);
      const source = { by: holder, ...lineOf(prohibition) };
      if (applies === undefined) isOpen = true;
      else if (applies && price === undefined) return { kind: "forbidden", ...source };
      else if (applies && price !== undefined)
        for (let copy = 0; copy < holder.copies; copy++) taxes.push({ ...source, price });
    }
  }
  if (isOpen) return undefined;
  return taxes.length > 0 ? { kind: "taxed", taxes } : { kind: "free" };
}

/** Where something stands on its card. */
export const lineOf = ({
  line,
}: {
  readonly line?: number | undefined;
}): { readonly line?: number } => (line === undefined ? {} : { line });
