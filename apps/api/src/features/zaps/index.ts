export { type AllowanceMarks, createAllowanceMarks } from "./allowance-marks.ts";
export { changeZaps } from "./change-zaps.ts";
export {
  type Charge,
  countUndecidedRun,
  lockPayer,
  refundWrongZaps,
  refundZaps,
  reserveZaps,
  settleZaps,
} from "./charge-run.ts";
export { countOfflineQuestion } from "./count-offline-question.ts";
export { amountOfCause } from "./ledger-queries.ts";
export { openMonth } from "./open-month.ts";
export { addPack } from "./packs/add-pack.ts";
export { closePacks } from "./packs/close-packs.ts";
export { hadPack, listOrderedPacks, lockGuild, sumRemaining } from "./packs/pack-queries.ts";
export { restorePack } from "./packs/restore-pack.ts";
export { revokeFromPack } from "./packs/revoke-from-pack.ts";
export { accountOf, type Payer, packsOf, payerOf } from "./payer.ts";
export { requireHolder } from "./policy.ts";
export { keptEffort, lockZaps } from "./queries.ts";
export { readAccount } from "./read-account.ts";
export { createZaps } from "./routes.ts";
