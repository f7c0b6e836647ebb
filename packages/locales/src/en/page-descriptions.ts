import type { Catalogue } from "../catalogue.ts";
import type { pageDescriptions as reference } from "../fr/page-descriptions.ts";

export const pageDescriptions = {
  oracle:
    "Ask a Magic rules question: the Oracle rules on it, cites the rules and says how sure it is.",
  discussion: "A discussion of Magic rules on Spellwright. Sign in to read it.",
  channelAnswer: "An answer that the Oracle gave on Discord, with the rules it cites.",
  forge:
    "Import your Magic decks from anywhere, see their curve, colors and legality, and edit them without losing a thing.",
  forgeDiscussion: "A discussion of strategy on Spellwright. Sign in to read it.",
  sharedDeck: "A Magic deck shared on Spellwright: its list, to read and to copy.",
  deck: "A Magic deck on Spellwright. Sign in to see it.",
  rules:
    "The Comprehensive Rules of Magic, chapter by chapter: search in English and French, links between rules, examples and glossary.",
  rule: "A rule of Magic with its links, its examples and the terms of the glossary.",
  rulesChanges:
    "What the latest edition of the Magic rules adds, removes, moves or rewords, word by word.",
  glossary: "The terms of the Magic rules and what they mean, with the rules they name.",
  glossaryTerm: "A term of the Magic rules, what it means and the rules it names.",
  questions:
    "Hundreds of Magic rules questions with their answer, the reason and the rules that decide them.",
  question: "A Magic rules question with its answer, the reason and the rules that decide it.",
  reliability: "How often the Oracle is right, by kind of question, measured and dated.",
  cards: "All Magic cards, by name, type, cost, color, text or format.",
  card: "A Magic card: Oracle text, French text, rulings and legality.",
  table:
    "Life totals, commander damage, poison, the monarch and the steps of the turn for 2 to 6 Magic players, without network or account.",
  bracket:
    "The bracket of a Commander deck and why, its curve, legality and combos, without an account.",
  discord: "Your Discord servers: channels, question packs and the use of Spellwright’s bot.",
  discordCallback: "Back from Discord after an account was linked.",
  discordSetup: "Channels, packs and use of the bot on a Discord server.",
  subscription: "Your balance of zaps, the Free, Basic and Pro plans, and your payments.",
  receipt: "The receipt of a payment on Spellwright.",
  subscriptionSuccess: "Back from PayPal after a payment on Spellwright.",
  subscriptionCancelled: "No payment was made.",
  settings: "Language, theme, notifications, devices and the data of your account.",
  admin: "Use, questions and revenue of Spellwright, for its admins.",
  confirm: "Confirm your address or choose a new password.",
  discordLink: "Link your Discord account to Spellwright.",
  privacy: "What Spellwright keeps about you, why, for how long, and how to erase it.",
  terms: "The terms of use of Spellwright: service, account, prices, purchases.",
  legalNotice: "Who publishes and hosts Spellwright, and whose content it shows.",
  withdrawal: "Fourteen days to change your mind after a purchase, and how to be refunded.",
  notFound: "This page does not exist on Spellwright.",
} satisfies Catalogue<typeof reference>;
