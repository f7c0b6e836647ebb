import type { Catalogue } from "../catalogue.ts";
import type { changelog as reference } from "../fr/changelog.ts";

export const changelog = {
  title: "What’s new",
  unseen: "Unread updates",
  lead: "What Spellwright can do, and what’s coming next.",
  current: "Current version",
  major: "Major update",
  soon: "Coming soon",
  v06: {
    title: "What’s next",
    sponsorship: "Sponsorship: invite the people you play with.",
  },
  v05: {
    title: "The Oracle opens",
    rulings:
      "The Oracle answers in French and English: a ruling, its explanation and the rules behind it.",
    citations: "Every cited rule is real: tap it to read its text.",
    sharing: "Share a discussion by link, and make it private again whenever you like.",
    comfort: "Dark and light themes, from phone to wide screen, by keyboard or by touch.",
    bracket: "Commander decks have a bracket, explained card by card.",
  },
  v04: {
    title: "The judge learns to decide",
    combat: "Combat damage is computed: trample, deathtouch, first strike and their combinations.",
    confidence:
      "Every ruling says how sure it is; what the Oracle does not know, it does not decide.",
    durable: "An answer survives a lost connection: it waits for you, charged only once.",
  },
  v03: {
    title: "An account and zaps",
    accounts: "Accounts confirmed by email, and discussions sorted by date.",
    zaps: "One zap per question; if we can’t answer, it’s free.",
  },
  v02: {
    title: "Rules and cards",
    rules: "The Comprehensive Rules with a search, and our paraphrases in French and English.",
    cards: "Cards found in both languages, even when misspelled.",
  },
} satisfies Catalogue<typeof reference>;
