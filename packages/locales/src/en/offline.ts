import type { Catalogue } from "../catalogue.ts";
import type { offline as reference } from "../fr/offline.ts";

export const offline = {
  answered: "Answered offline, no zap used.",
  joined: "Asked offline, no zap used; answered again once back online.",
  toBeAsked: "You’ve used today’s free offline questions: ask this one online.",
  askNow: "Ask the question",
  starter: "Starter pack",
  full: "Full pack",
  server: "Online Oracle",
  official: "{{pack}}: official rules of {{rules}}, cards of {{cards}}.",
  digest: "{{pack}}: our digest of the rules of {{rules}}, cards of {{cards}}.",
  pack: {
    name: "Oracle offline",
    none: "Offline, the Oracle answers from a starter pack. The full pack adds all rules, all cards and their official notes.",
    noneDigest:
      "Offline, the Oracle answers from a starter pack. This server’s pack holds our digest of the rules and the cards it knows, with their official notes.",
    size: "Download: {{size}} MB.",
    download: "Download",
    loading: "{{done}} MB of {{size}} downloaded.",
    progress: "Downloading the full pack",
    pause: "Pause",
    paused: "Paused: {{done}} MB of {{size}} downloaded.",
    resume: "Resume",
    retry: "Try again",
    installed: "On this device, {{size}} MB.",
    newer: "A newer edition is available ({{size}} MB).",
    update: "Update",
    remove: "Delete",
    removed: "The full pack is deleted. The starter pack stays.",
    ready: "The full pack is ready. The Oracle uses it offline.",
    failed: {
      network: "You’re offline. The download will resume when you’re back online.",
      damaged: "Part of the pack arrived damaged. The rest is saved; start the download again.",
      full: "This device has no room left for the pack. Make some, then try again.",
      denied: "This browser can’t save the pack: it may be a private window.",
      version: "This pack is from another version of Spellwright. Reload the page, then try again.",
    },
  },
} satisfies Catalogue<typeof reference>;
