export {
  addPack,
  closePacks,
  isPackRestored,
  restorePack,
  revokeFromPack,
} from "./buy-pack.ts";
export {
  reserveOfPacks,
  returnToPacks,
  settlePacks,
} from "./charge-pack.ts";
export { hadPack, listOrderedPacks, lockGuild, sumRemaining } from "./queries.ts";
