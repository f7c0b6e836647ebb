/**
 * What somebody who comes on a day is taken to ask of the server on it, in calls of the contract: three
 * questions, two opened pages, half an hour with a deck. An assumption to be replaced by one's own metrics
 * (`spellwright_requests_total` by call).
 */
export const DAY_OF_A_PERSON: Readonly<Record<string, number>> = {
  "/en/oracle": 1,
  "/en/forge": 1,
  // Two visits: who one is, what is left, what the product offers.
  status: 2,
  "accounts.getSession": 2,
  "preferences.read": 2,
  "zaps.read": 4,
  "discussions.list": 3,
  "decks.list": 2,
  // One in twenty days the session has run out.
  "accounts.signIn": 0.05,
  // Three questions, followed while they form, and two discussions read again.
  "ruling.ask": 2,
  "forge.askAboutDeck": 0.7,
  "forge.askStrategy": 0.3,
  runEvents: 3,
  "discussions.messages": 3,
  "feedback.give": 0.2,
  // Looking up.
  "cards.search": 8,
  "cards.named": 2,
  "cards.page": 2,
  "rules.search": 3,
  "rules.read": 3,
  "questions.list": 1,
  "questions.read": 1,
  search: 0.3,
  cardImage: 15,
  // A deck: read, changed card by card, now and then imported or written out.
  "decks.read": 3,
  "decks.change": 8,
  "decks.import": 0.1,
  calculateBracket: 0.5,
  "deckExports.one": 0.1,
};
