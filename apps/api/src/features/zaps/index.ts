export { type AllowanceMarks, createAllowanceMarks } from "./allowance-marks.ts";
export { changeZaps } from "./change-zaps.ts";
export { openMonth } from "./open-month.ts";
export { requireHolder } from "./policy.ts";
export { keptEffort, lockZaps } from "./queries.ts";
export { readAccount } from "./read-account.ts";
export { reserveZaps } from "./reserve-zaps.ts";
export { createZaps } from "./routes.ts";
export { returnZaps, settleZaps } from "./settle-zaps.ts";
