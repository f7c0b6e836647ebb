import type { Catalogue } from "../catalogue.ts";
import type { billing as reference } from "../fr/billing.ts";

export const billing = {
  title: "Your zaps",
  open: "See zaps and plans",
  lead: "One zap, one request. An in-depth question costs up to three; an answer that fails costs none.",
  seePlans: "See my zaps",
  sendQuestion: "Send my question",
  loading: "Reading your zaps…",
  failed: "Your zaps could not be read.",
  balance: "Balance",
  month: "of {{total}} this month",
  bought: "Purchased zaps",
  today: "Requests today",
  todayCount: "{{count}} of {{cap}}",
  reset: "The meter resets",
  resetDate: "on {{date}}",
  plans: "Plans",
  current: "Current plan",
  best: "Best value",
  free: "Free",
  perMonth: "a month",
  monthlyZaps_one: "{{count}} zap a month",
  monthlyZaps_other: "{{count}} zaps a month",
  dailyCap_one: "{{count}} request a day",
  dailyCap_other: "{{count}} requests a day",
  serverPack_one: "{{count}} question for the server {{name}}",
  serverPack_other: "{{count}} questions for the server {{name}}",
  pack_one: "{{count}} zap",
  pack_other: "{{count}} zaps",
  notConfigured:
    "Payments are not configured on this server: plans cannot be changed and zaps cannot be bought here.",
} satisfies Catalogue<typeof reference>;
