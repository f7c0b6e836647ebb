/**
 * Calls whose answers are kept, so that what was opened is read without network (PWA-01): nothing of
 * money, sessions or administration.
 */
const KEPT_CALLS: ReadonlySet<string> = new Set([
  "status",
  "preferences.read",
  "discussions.list",
  "discussions.read",
  "discussions.messages",
  "decks.list",
  "decks.summary",
  "decks.read",
  "rules.contents",
  "rules.chapter",
  "rules.read",
  "rules.glossary",
  "rules.term",
  "rules.keywords",
  "rules.editions",
  "questions.list",
  "questions.read",
  "questions.chapters",
  "cards.page",
  "cards.named",
]);

/** Whether what a call answered is kept on the device. */
export const isKeptCall = (call: string): boolean => KEPT_CALLS.has(call);
