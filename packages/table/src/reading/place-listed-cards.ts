import { ACTS } from "./scene-senses.ts";
import type { SceneSymbol, Sense } from "./symbols.ts";

const PLACES: ReadonlySet<string> = new Set(["in-play", "on-my-side", "on-their-side"]);

/** “@0 and @1 on my side”: both lie there. A card that something is done with does not. */
export function placeListedCards(symbols: readonly SceneSymbol[]): readonly SceneSymbol[] {
  return symbols.flatMap((symbol, at) => {
    const place = symbols.slice(at + 1).find(({ sense }) => sense !== "named");
    const isJoined =
      symbol.sense === "named" &&
      symbols[at + 1]?.sense === "named" &&
      PLACES.has(place?.sense ?? "") &&
      ACTS[symbols[at - 1]?.sense as Sense] === undefined;
    return isJoined && place ? [symbol, place] : [symbol];
  });
}
