import type { Catalogue } from "../catalogue.ts";
import type { installation as reference } from "../fr/installation.ts";

export const installation = {
  newer: "A new version of Spellwright is ready. Your drafts will be kept.",
  update: "Update",
  updateWaits: "Possible once the answer in progress is there.",
  offer: "Install Spellwright to have it at hand at the table.",
  offerByHand: "To install Spellwright, tap Share, then “Add to Home Screen”.",
  install: "Install",
  refuse: "No thanks",
  name: "App",
  installed: "Spellwright is installed on this device.",
  possible: "Spellwright then opens as an app.",
  elsewhere:
    "Your browser does not offer to install Spellwright from here. Look for “Install” or “Add to Home Screen” in its menu.",
  kept: {
    name: "Saved for offline",
    nothing: "What you open is kept on this device, to be read without a network.",
    what: "Kept on this device: {{what}} ({{size}} MB of text of {{most}} MB at most: beyond that the oldest is deleted). All of it is deleted when you sign out, except pictures.",
    discussions_one: "{{count}} discussion",
    discussions_other: "{{count}} discussions",
    decks_one: "{{count}} deck",
    decks_other: "{{count}} decks",
    rules_one: "{{count}} rule",
    rules_other: "{{count}} rules",
    cards_one: "{{count}} card",
    cards_other: "{{count}} cards",
    pictures_one: "{{count}} card picture",
    pictures_other: "{{count}} card pictures",
    remove: "Delete",
    removed: "Nothing is kept on this device any more.",
  },
} satisfies Catalogue<typeof reference>;
