import type { Catalogue } from "../catalogue.ts";
import type { offline as reference } from "../fr/offline.ts";

export const offline = {
  answered: "Answered offline, no zap charged.",
  joined: "Asked offline, no zap charged; answered again when the network was back.",
  toBeAsked: "To be asked: this device answered, but the day’s questions for no zap are used up.",
  askNow: "Ask the question",
  starter: "Starter pack",
  full: "Full pack",
  server: "Online Oracle",
  official: "{{pack}}: official rules of {{rules}}, cards of {{cards}}.",
  digest: "{{pack}}: our digest of the rules of {{rules}}, cards of {{cards}}.",
  pack: {
    name: "Oracle offline",
    none: "Without a network, the Oracle answers here from a starter pack. The full pack adds all rules, all cards and their official notes.",
    noneDigest:
      "Without a network, the Oracle answers here from a starter pack. This server’s pack holds our digest of the rules and the cards it knows, with their official notes.",
    size: "Download: {{size}} MB.",
    download: "Download",
    loading: "{{done}} MB of {{size}} downloaded.",
    progress: "Download of the full pack",
    pause: "Pause",
    paused: "Paused: {{done}} MB of {{size}} downloaded.",
    resume: "Resume",
    retry: "Try again",
    installed: "On this device, {{size}} MB.",
    newer: "A newer edition is available ({{size}} MB).",
    update: "Update",
    remove: "Delete",
    removed: "The full pack is deleted. The starter pack stays.",
    ready: "The full pack is ready. The Oracle uses it without a network.",
    failed: {
      network: "There is no network. What is downloaded is kept; the rest follows when it is back.",
      damaged: "A part of the pack arrived damaged. The rest is kept; start the download again.",
      full: "This device has no room left for the pack. Make some, then try again.",
      denied: "This browser does not let the pack be kept, as in private windows.",
      version: "This pack is of another version of Spellwright. Reload the page, then try again.",
    },
  },
} satisfies Catalogue<typeof reference>;
