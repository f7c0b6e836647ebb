import type { RateLimits } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { captureOwnOrder } from "./capture-order.ts";
import { type AskedPack, orderPack } from "./order-zaps.ts";

/** How the owner of a server buys packs (BOT-08). Who the owner is was checked before. */
export interface ServerPacks {
  /** @throws AppError RATE_LIMITED, those of `orderPack` */
  order(asked: AskedPack): Promise<{ id: string; approval_url: string }>;
  /** @throws AppError RATE_LIMITED, those of `captureOwnOrder` */
  capture(input: {
    readonly userId: string;
    readonly guildId: string;
    readonly orderId: string;
  }): Promise<{ zaps: number; status: "done" | "pending" }>;
}

export const serverPacksOf = (parts: BillingParts, limits: RateLimits): ServerPacks => ({
  order: async (asked) => {
    await limits.use("purchase", asked.userId);
    return orderPack(parts, asked);
  },
  capture: async (input) => {
    await limits.use("purchase", input.userId);
    return captureOwnOrder(parts, input);
  },
});
