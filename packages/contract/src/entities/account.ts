import * as z from "zod";
import { Effort, Language, Plan, PlanRight, Theme } from "../enumerations.ts";
import { BillingSubscription, PaymentsKind } from "./billing.ts";

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
  price_cents: z.number().int().describe("Euro cents a month"),
  monthly_zaps: z.number().int(),
  daily_cap: z.number().int().describe("Requests a UTC day"),
  overage_enabled: z.boolean(),
  overage_price_cents: z.number().int().describe("Euro cents for one bought zap"),
  rights: z.array(PlanRight).describe("BILL-09"),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** The plan that an account has. */
export const CurrentPlan = PlanOffer.extend({ id: Plan });
export type CurrentPlan = z.infer<typeof CurrentPlan>;

/** The answer of `GET /api/billing/status` (BILL-04). */
export const BillingStatus = z.object({
  plan: CurrentPlan,
  zaps: z.object({
    monthly_remaining: z.number().int(),
    bought_remaining: z.number().int(),
    daily_count: z.number().int(),
    daily_cap: z.number().int(),
    resets_at: z.iso.datetime(),
  }),
  available_plans: z.record(Plan, PlanOffer),
  subscription: BillingSubscription.nullable(),
  payments: PaymentsKind,
  priority_support: z
    .string()
    .nullable()
    .describe("Mail address for those whose plan has this right (BILL-09)"),
});
export type BillingStatus = z.infer<typeof BillingStatus>;

/** One's own account, as the settings page shows it. */
export const OwnAccount = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.iso.datetime(),
  has_password: z.boolean().describe("false: signs in with Discord only"),
  pending_email: z.string().nullable().describe("New address that waits for its confirmation"),
  discord_linked: z.boolean().describe("Discord is a way to sign in"),
  second_factor: z.boolean().describe("Signing in with the password takes a code besides"),
  demo: z.boolean().describe("The shared demo account: it cannot change"),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** A passkey, as its owner sees it. */
export const Passkey = z.object({ id: z.uuid(), name: z.string(), created_at: z.iso.datetime() });
export type Passkey = z.infer<typeof Passkey>;

/** What a browser answers a challenge with (WebAuthn): read by the library that checks it. */
export const PasskeyAnswer = z.looseObject({
  id: z.string().max(1400),
  response: z.record(z.string(), z.unknown()),
});

/** What a session runs on, as far as the program says it. */
const DEVICE_KINDS = ["computer", "phone", "tablet", "program"] as const;

/** A place where someone is signed in. */
export const AccountSession = z.object({
  id: z.uuid(),
  current: z.boolean(),
  device: z.enum(DEVICE_KINDS),
  browser: z.string().nullable().describe("Firefox, Chrome…"),
  system: z.string().nullable().describe("Windows, Android…"),
  network: z.string().nullable().describe("The beginning of the address only: 203.0.x.x"),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().describe("Exact to a day"),
});
export type AccountSession = z.infer<typeof AccountSession>;

/** How a sign-in with Discord failed: `error_code` of the address that it comes back to (AUTH-08). */
export type DiscordOutcome =
  | "denied"
  | "silent_failed"
  | "banned"
  | "discord_email_missing"
  | "linked_elsewhere"
  | "second_factor"
  | "failed";
