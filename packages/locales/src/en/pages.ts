import type { Catalogue } from "../catalogue.ts";
import type { pages as reference } from "../fr/pages.ts";

export const pages = {
  oracle: {
    title: "Oracle",
    description:
      "Ask a Magic rules question: the Oracle rules on it, cites the rules and says how sure it is.",
  },
  discussion: {
    title: "Rules discussion",
    description: "A discussion of Magic rules on Spellwright. Sign in to read it.",
  },
  channelAnswer: {
    title: "Answer given on Discord",
    description: "An answer that the Oracle gave on Discord, with the rules it cites.",
  },
  forge: {
    title: "Forge",
    description:
      "Import your Magic decks from anywhere, see their curve, colors and legality, and edit them without losing a thing.",
  },
  forgeDiscussion: {
    title: "Forge discussion",
    description: "A discussion of strategy on Spellwright. Sign in to read it.",
  },
  sharedDeck: {
    title: "Shared deck",
    description: "A Magic deck shared on Spellwright: its list, to read and to copy.",
  },
  deck: {
    title: "Deck",
    description: "A Magic deck on Spellwright. Sign in to see it.",
  },
  rules: {
    title: "Comprehensive Rules of Magic",
    description:
      "The Comprehensive Rules of Magic, chapter by chapter: search in English and French, links between rules, examples and glossary.",
  },
  rule: {
    title: "Magic rule",
    description: "A rule of Magic with its links, its examples and the terms of the glossary.",
  },
  rulesChanges: {
    title: "Changes to the Magic rules",
    description:
      "What the latest edition of the Magic rules adds, removes, moves or rewords, word by word.",
  },
  glossary: {
    title: "Glossary of the Magic rules",
    description: "The terms of the Magic rules and what they mean, with the rules they name.",
  },
  glossaryTerm: {
    title: "Glossary term",
    description: "A term of the Magic rules, what it means and the rules it names.",
  },
  questions: {
    title: "Magic rules questions, answered",
    description:
      "Hundreds of Magic rules questions with their answer, the reason and the rules that decide them.",
  },
  question: {
    title: "Magic rules question",
    description: "A Magic rules question with its answer, the reason and the rules that decide it.",
  },
  card: {
    title: "Magic card",
    description: "A Magic card: Oracle text, French text, rulings and legality.",
  },
  table: {
    title: "Commander life counter",
    description:
      "Life totals, commander damage, poison, the monarch and the steps of the turn for 2 to 6 Magic players, without network or account.",
  },
  discord: {
    title: "Discord",
    description: "Your Discord servers: channels, question packs and the use of Spellwright’s bot.",
  },
  discordCallback: {
    title: "Linking Discord",
    description: "Back from Discord after an account was linked.",
  },
  discordSetup: {
    title: "Settings of a Discord server",
    description: "Channels, packs and use of the bot on a Discord server.",
  },
  subscription: {
    title: "Zaps and plans",
    description: "Your balance of zaps, the Free, Basic and Pro plans, and your payments.",
  },
  receipt: {
    title: "Receipt",
    description: "The receipt of a payment on Spellwright.",
  },
  subscriptionSuccess: {
    title: "Plan activated",
    description: "Back from PayPal after a payment on Spellwright.",
  },
  subscriptionCancelled: {
    title: "Payment cancelled",
    description: "No payment was made.",
  },
  settings: {
    title: "Settings",
    description: "Language, theme, notifications, devices and the data of your account.",
  },
  admin: {
    title: "Analytics",
    description: "Use, questions and revenue of Spellwright, for its admins.",
  },
  confirm: {
    title: "Link from an email",
    description: "Confirm your address or choose a new password.",
  },
  discordLink: {
    title: "Discord link",
    description: "Link your Discord account to Spellwright.",
  },
  notFound: {
    title: "Page not found",
    description: "This page does not exist on Spellwright.",
  },
} satisfies Catalogue<typeof reference>;
