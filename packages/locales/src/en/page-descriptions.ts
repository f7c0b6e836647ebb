import type { Catalogue } from "../catalogue.ts";
import type { pageDescriptions as reference } from "../fr/page-descriptions.ts";

export const pageDescriptions = {
  oracle:
    "Ask a Magic rules question: the Oracle rules on it, cites the rules and says how sure it is.",
  discussion: "A Magic rules discussion on Spellwright. Sign in to read it.",
  channelAnswer: "An answer by the Oracle on Discord, with the rules it cites.",
  forge:
    "Import your Magic decks from anywhere, see their curve, colors and legality, and edit them without losing a thing.",
  forgeDiscussion: "A strategy discussion on Spellwright. Sign in to read it.",
  sharedDeck: "A Magic deck shared on Spellwright: a list to read and copy.",
  deck: "A Magic deck on Spellwright. Sign in to see it.",
  rules:
    "Magic’s Comprehensive Rules, chapter by chapter: search in English and French, links between rules, examples and glossary.",
  rule: "A Magic rule with its links, examples and glossary terms.",
  rulesChanges:
    "What the latest edition of the Magic rules adds, removes, moves or rewords, word by word.",
  glossary: "The terms of the Magic rules and what they mean, with the rules they refer to.",
  glossaryTerm: "A Magic rules term, what it means and the rules it refers to.",
  questions:
    "Hundreds of Magic rules questions with their answer, the reason and the rules that decide them.",
  question: "A Magic rules question with its answer, the reason and the rules that decide it.",
  reliability: "How often the Oracle is right, by kind of question, measured and dated.",
  cards: "All Magic cards, by name, type, cost, color, text or format.",
  card: "A Magic card: Oracle text, French text, rulings and legality.",
  table:
    "Life totals, commander damage, poison, the monarch and the steps of the turn for 2 to 6 Magic players, with no network or account.",
  bracket:
    "The bracket of a Commander deck and why, its curve, legality and combos, without an account.",
  discord: "Your Discord servers: channels, question packs and how the bot is used.",
  discordCallback: "Back from Discord after an account was linked.",
  discordSetup: "Channels, packs and bot usage on a Discord server.",
  subscription: "Your zap balance, the Free, Basic and Pro plans, and your payments.",
  receipt: "Receipt for a payment on Spellwright.",
  subscriptionSuccess: "Back from PayPal after a payment on Spellwright.",
  subscriptionCancelled: "No payment was made.",
  settings: "Language, theme, notifications, devices and your account’s data.",
  admin: "Spellwright’s usage, questions and revenue, for its admins.",
  confirm: "Confirm your address or choose a new password.",
  discordLink: "Link your Discord account to Spellwright.",
  privacy: "What Spellwright keeps about you, why, for how long, and how to erase it.",
  terms: "The terms of use of Spellwright: service, account, prices, purchases.",
  legalNotice: "Who publishes and hosts Spellwright, and whose content it shows.",
  withdrawal: "Fourteen days to change your mind after a purchase, and how to be refunded.",
  notFound: "This page does not exist on Spellwright.",
} satisfies Catalogue<typeof reference>;
