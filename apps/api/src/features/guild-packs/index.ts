export {
  addPack,
  type BoughtPack,
  closePacks,
  restorePack,
  revokeFromPack,
} from "./buy-pack.ts";
export {
  type GuildCharge,
  reserveOfPacks,
  returnToPacks,
  settlePacks,
} from "./charge-pack.ts";
export { listOrderedPacks, lockGuild, sumRemaining } from "./queries.ts";
