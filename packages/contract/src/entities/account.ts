import * as z from "zod";
import { Effort, Language, Plan, Theme } from "../enumerations.ts";

/** PREF-01. `discord_user_id` is read-only here: only a proven link writes it (PREF-02). */
export const UserPreferences = z.object({
  user_id: z.uuid(),
  language: Language,
  theme: Theme,
  notifications_enabled: z.boolean(),
  discord_user_id: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

/** The user_zaps row as its owner sees it. */
export const UserZaps = z.object({
  user_id: z.uuid(),
  oracle_reasoning_effort: Effort,
  balance: z.number().int(),
});
export type UserZaps = z.infer<typeof UserZaps>;

/** A plan as it is sold (BILL-01). */
export const PlanOffer = z.object({
  name: z.string(),
  price: z.number().describe("Euros a month"),
  monthly_zaps: z.number().int(),
  daily_cap: z.number().int().describe("Requests a UTC day"),
  overage_enabled: z.boolean(),
  overage_price_cents: z.number().int().describe("Euro cents for one bought zap"),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** The answer of `GET /api/billing/status` (BILL-04). */
export const BillingStatus = z.object({
  plan: Plan,
  zaps: z.object({
    monthly_remaining: z.number().int(),
    bought_remaining: z.number().int(),
    daily_count: z.number().int(),
    daily_cap: z.number().int(),
    resets_at: z.iso.datetime(),
  }),
  available_plans: z.record(Plan, PlanOffer),
});
export type BillingStatus = z.infer<typeof BillingStatus>;
