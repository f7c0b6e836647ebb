import type { Catalogue } from "../catalogue.ts";
import type { outbox as reference } from "../fr/outbox.ts";

/** Edits that wait for the network, and what becomes of them. */
export const outbox = {
  willBeSent: "Will be sent",
  count_one: "{{count}} change will be sent as soon as you’re back online.",
  count_other: "{{count}} changes will be sent as soon as you’re back online.",
  questions_one: "{{count}} question too.",
  questions_other: "{{count}} questions too.",
  onlyQuestions_one: "{{count}} question will be sent as soon as you’re back online.",
  onlyQuestions_other: "{{count}} questions will be sent as soon as you’re back online.",
  settings: {
    name: "Waiting to be sent",
    nothing: "All your changes are saved.",
    what_one: "{{count}} change made offline is waiting to be sent.",
    what_other: "{{count}} changes made offline are waiting to be sent.",
  },
  leave: {
    title: "Sign out without sending?",
    text_one: "{{count}} change has not been sent yet. If you sign out, it is lost.",
    text_other: "{{count}} changes have not been sent yet. If you sign out, they are lost.",
    action: "Sign out",
  },
  notice: {
    conflict: "“{{name}}” was also changed on another device.",
    refused: "Your changes to “{{name}}” were not saved.",
    decide: "Choose",
    see: "See",
  },
  conflict: {
    title: "What should “{{name}}” keep?",
    lead: "This device and another one changed the same thing. Your other changes will be merged with theirs.",
    what: "Changed",
    mine: "Here",
    theirs: "Elsewhere",
    none: "removed",
    copies: "{{quantity}} × {{board}}",
    commander: "commander",
    empty: "empty",
    keepMine: "Keep mine",
    keepTheirs: "Keep theirs",
    rename: "Title",
  },
  deletion: {
    title: "Delete “{{name}}” anyway?",
    text: "You deleted it here. Another device has changed it since.",
    remove: "Delete anyway",
    keep: "Keep",
  },
  refused: {
    title: "Changes to “{{name}}”",
    gone: "This deck was deleted on another device. Your version is still on this one.",
    goneDiscussion: "This discussion was deleted on another device.",
    saveAsNew: "Save as a new deck",
    retry: "Try again",
    giveUp: "Discard",
  },
} satisfies Catalogue<typeof reference>;
