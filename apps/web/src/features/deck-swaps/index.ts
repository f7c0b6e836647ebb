export { useSwapCards } from "./api/swap-cards.ts";
export { type Swap, type SwapState, stateOfSwap } from "./model/changes-of.ts";
