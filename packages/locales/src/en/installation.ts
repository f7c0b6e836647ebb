import type { Catalogue } from "../catalogue.ts";
import type { installation as reference } from "../fr/installation.ts";

export const installation = {
  newer: "A new version of Spellwright is ready. Your drafts are safe.",
  reloaded: "The connection dropped while that was loading. Please try again.",
  update: "Update",
  updateWaits: "Available once the current answer is done.",
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
    nothing: "What you open is saved on this device, so you can read it offline.",
    what: "Saved on this device: {{what}} ({{size}} MB of text, {{most}} MB at most; then the oldest is deleted). Signing out deletes everything except pictures.",
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
    removed: "Nothing is saved on this device anymore.",
  },
} satisfies Catalogue<typeof reference>;
