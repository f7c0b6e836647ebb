import { randomUUID } from "node:crypto";
import type { AnyContractProcedure } from "@orpc/contract";
import { ADMIN_ROWS } from "./admin-rows.ts";
import type { CALLS } from "./calls.ts";
import { DISCORD_ROWS } from "./discord-rows.ts";
import { KNOWLEDGE_ROWS } from "./knowledge-rows.ts";
import { someone } from "./people.ts";
import type { Things } from "./things.ts";

/**
 * Who gets what from a call:
 * - `open`: everybody the same; nobody's session is looked at;
 * - `viewer`: everybody; a session only changes what is one's own in the answer;
 * - `self`: whoever has a session, about himself;
 * - `own`: only the owner of the thing; to everybody else it is missing;
 * - `readable`: like `own` while private, also for nobody in particular;
 * - `admin`: whoever has a session of an admin (ADM-01);
 * - `service`: nobody with a session or without: only the bot's own process, by its key.
 */
export type Access = "open" | "viewer" | "self" | "own" | "readable" | "admin" | "service";

export interface Row {
  readonly access: Access;
  /** Values of the path. */
  readonly params?: (things: Things) => Readonly<Record<string, string>>;
  /** Query of the address. */
  readonly query?: string;
  readonly body?: (things: Things) => unknown;
  /** What the owner gets. The contract's success status when absent. */
  readonly status?: number;
}

export type Names<Router, Prefix extends string = ""> = {
  [Key in keyof Router & string]: Router[Key] extends AnyContractProcedure
    ? `${Prefix}${Key}`
    : Names<Router[Key], `${Prefix}${Key}.`>;
}[keyof Router & string];

/** A call left out of the matrix does not compile. */
export type Matrix = Readonly<Record<Names<typeof CALLS>, Row>>;

const inDiscussion = ({ discussion }: Things) => ({ id: discussion });
const ofQuestion = ({ discussion, question }: Things) => ({ id: discussion, messageId: question });
const ofAnswer = ({ discussion, answer }: Things) => ({ id: discussion, messageId: answer });
const inDeck = ({ deck }: Things) => ({ id: deck });
const ofSharedDeck = ({ shareToken }: Things) => ({ token: shareToken });
const ofVersion = ({ deck, version }: Things) => ({ id: deck, versionId: version });

const PAGE_EVENTS = { language: "en", events: [{ name: "question_asked", place: "oracle" }] };
const QUESTION = "Does a creature with lifelink gain life when it blocks?";
const LIST = "30 Forest\n1 Llanowar Elves";

export const MATRIX: Matrix = {
  health: { access: "open" },
  status: { access: "open" },
  ready: { access: "open" },
  legal: { access: "open" },
  reportPageEvents: { access: "open", body: () => PAGE_EVENTS, status: 404 },

  "auth.emailExists": { access: "open", body: () => ({ email: "someone@example.org" }) },
  "auth.verify": {
    access: "open",
    body: () => ({ token_hash: "unknown", type: "signup" }),
    status: 403,
  },
  "accounts.signUp": {
    access: "open",
    body: () => ({ email: someone(), password: "correct horse" }),
  },
  "accounts.signIn": {
    access: "open",
    body: () => ({ email: someone(), password: "correct horse" }),
    status: 401,
  },
  "accounts.secondFactor": { access: "open", body: () => ({ code: "123456" }), status: 403 },
  "accounts.passkeyOptions": { access: "open" },
  "accounts.signInByPasskey": {
    access: "open",
    body: () => ({ response: { id: "unknown", response: {} } }),
    status: 403,
  },
  "accounts.signOut": { access: "open", status: 200 },
  "accounts.getSession": { access: "viewer" },
  "accounts.requestPasswordReset": { access: "open", body: () => ({ email: someone() }) },
  "accounts.signInDiscord": {
    access: "viewer",
    body: () => ({ return_to: "/fr/oracle" }),
  },
  "accounts.discordCallback": { access: "open", query: "?error=access_denied", status: 302 },
  "accounts.avatar": { access: "self", status: 404 },
  "accounts.linkDiscord": {
    access: "self",
    body: () => ({ return_to: "/fr/settings" }),
  },

  "account.read": { access: "self" },
  "account.sessions.list": { access: "self" },
  "account.sessions.end": { access: "own", params: ({ session }) => ({ id: session }) },
  "account.sessions.endOthers": { access: "self" },
  "account.changePassword": {
    access: "self",
    body: () => ({ new_password: "short" }),
    status: 400,
  },
  "account.secondFactor.begin": {
    access: "self",
    body: () => ({ password: "wrong" }),
    status: 403,
  },
  "account.secondFactor.confirm": {
    access: "self",
    body: () => ({ code: "123456" }),
    status: 403,
  },
  "account.secondFactor.renewCodes": {
    access: "self",
    body: () => ({ password: "wrong" }),
    status: 403,
  },
  "account.secondFactor.end": { access: "self", body: () => ({ password: "wrong" }), status: 403 },
  "account.passkeys.list": { access: "self" },
  "account.passkeys.begin": { access: "self", body: () => ({}) },
  "account.passkeys.add": {
    access: "self",
    body: () => ({ name: "Phone", response: { id: "unknown", response: {} } }),
    status: 403,
  },
  "account.passkeys.rename": {
    access: "self",
    params: () => ({ id: randomUUID() }),
    body: () => ({ name: "Phone" }),
    status: 404,
  },
  "account.passkeys.remove": {
    access: "self",
    params: () => ({ id: randomUUID() }),
    body: () => ({}),
    status: 404,
  },
  "account.changeEmail": { access: "self", body: () => ({ email: someone() }) },
  "account.unlinkDiscord": { access: "self" },
  "account.delete": { access: "self", body: () => ({ email: "wrong@example.org" }), status: 403 },
  "accountExport.exportAccount": { access: "self" },

  "preferences.read": { access: "self" },
  "preferences.update": { access: "self", body: () => ({ theme: "dark" }) },
  "preferences.reset": { access: "self" },
  "zaps.read": { access: "self" },
  "zaps.update": { access: "self", body: () => ({ oracle_reasoning_effort: "low" }) },
  "billing.status": { access: "self" },
  "billing.payments": { access: "self" },
  // No provider stands behind this server: whose the things are is decided before it is asked.
  "billing.subscription.create": {
    access: "self",
    body: () => ({ plan_id: "basic" }),
    status: 404,
  },
  "billing.subscription.activate": {
    access: "self",
    body: () => ({ subscriptionId: "I-SIMULATED", plan_id: "pro" }),
    status: 404,
  },
  "billing.subscription.cancel": { access: "self", status: 409 },
  "billing.overage.order": { access: "self", body: () => ({ zaps: 10 }), status: 404 },
  "billing.overage.capture": {
    access: "self",
    body: () => ({ orderId: randomUUID(), zaps: 10 }),
    status: 404,
  },

  ...DISCORD_ROWS,

  "ruling.ask": {
    access: "own",
    body: ({ discussion }) => ({ question: QUESTION, discussionId: discussion }),
  },
  "ruling.join": {
    access: "self",
    body: () => ({
      ...{ question: QUESTION, requestId: randomUUID(), language: "en" },
      askedAt: new Date().toISOString(),
    }),
  },
  "ruling.example": { access: "open" },
  "forge.openingHands": { access: "own", params: inDeck },
  "forge.askStrategy": {
    access: "own",
    body: ({ deck }) => ({ question: "How many lands does it play?", deckId: deck }),
  },
  "forge.askAboutDeck": {
    access: "own",
    body: ({ deck }) => ({ question: "How many lands does it play?", deckId: deck }),
  },
  "forge.suggestForDeck": { access: "own", body: ({ deck }) => ({ deckId: deck }) },
  "runs.stop": { access: "own", params: ({ requestId }) => ({ requestId }) },
  runEvents: { access: "own", params: ({ requestId }) => ({ requestId }) },

  "discussions.list": { access: "self" },
  "discussions.create": { access: "self", body: () => ({ title: "Mine", type: "oracle" }) },
  "discussions.read": { access: "readable", params: inDiscussion },
  // Private: missing for everybody, its owner too.
  "discussions.preview": { access: "open", params: inDiscussion, status: 404 },
  "discussions.update": { access: "own", params: inDiscussion, body: () => ({ title: "New" }) },
  "discussions.remove": { access: "own", params: inDiscussion },
  "discussions.removeMany": {
    access: "self",
    body: () => ({ ids: ["00000000-0000-4000-8000-00000000000a"] }),
  },
  "discussions.messages": { access: "readable", params: inDiscussion },
  "discussions.message": { access: "readable", params: ofQuestion },
  "discussions.removeMessage": { access: "own", params: ofQuestion },
  "discussions.removeMessages": {
    access: "own",
    params: inDiscussion,
    body: ({ question }) => ({ ids: [question] }),
  },
  "discussionExports.one": { access: "readable", params: inDiscussion },
  "feedback.give": { access: "own", params: ofAnswer, body: () => ({ helpful: true }) },
  "feedback.withdraw": { access: "own", params: ofAnswer },
  search: { access: "self", query: "?q=deathtouch" },
  "questionLogs.list": { access: "self" },
  "questionLogs.remove": { access: "own", params: ({ log }) => ({ id: log }) },

  "decks.list": { access: "self" },
  "decks.summary": { access: "self" },
  "decks.create": {
    access: "self",
    body: () => ({ name: "Mine", format: "standard", cards: [] }),
  },
  "decks.read": { access: "own", params: inDeck },
  "decks.synergies": { access: "own", params: inDeck, query: "?card=Sol%20Ring" },
  "decks.update": { access: "own", params: inDeck, body: () => ({ is_favorite: true }) },
  calculateBracket: { access: "open", body: () => ({ cards: [], format: "commander" }) },
  measureList: { access: "open", body: () => ({ text: "1 Sol Ring" }) },
  "decks.duplicate": { access: "own", params: inDeck, body: () => ({}) },
  "decks.remove": { access: "own", params: inDeck },
  "decks.removeMany": {
    access: "self",
    body: () => ({ ids: ["00000000-0000-4000-8000-00000000000b"] }),
  },
  "decks.share": { access: "own", params: inDeck },
  "decks.unshare": { access: "own", params: inDeck },
  "sharedDecks.read": { access: "open", params: ofSharedDeck },
  "deckExports.shared": { access: "open", params: ofSharedDeck },
  "decks.parse": { access: "self", body: () => ({ text: LIST }) },
  "decks.import": { access: "self", body: () => ({ text: LIST, format: "casual" }) },
  "decks.change": {
    access: "own",
    params: inDeck,
    body: () => ({ revision: 0, changes: [{ op: "set_details", name: "New" }] }),
  },
  "decks.undo": { access: "own", params: inDeck, body: () => ({ revision: 0 }), status: 409 },
  "decks.redo": { access: "own", params: inDeck, body: () => ({ revision: 0 }), status: 409 },
  "decks.text": { access: "own", params: inDeck },
  "decks.bulkEdit": {
    access: "own",
    params: inDeck,
    body: () => ({ revision: 0, text: LIST }),
  },
  "decks.versions": { access: "own", params: inDeck },
  "decks.keepVersion": { access: "own", params: inDeck, body: () => ({ name: "Second" }) },
  "decks.version": { access: "own", params: ofVersion },
  "decks.restoreVersion": { access: "own", params: ofVersion, body: () => ({ revision: 0 }) },
  "decks.removeVersion": { access: "own", params: ofVersion },
  "deckExports.one": { access: "own", params: inDeck },
  "deckExports.image": { access: "own", params: inDeck, query: "?type=svg" },
  "deckExports.all": { access: "self" },

  ...KNOWLEDGE_ROWS,
  ...ADMIN_ROWS,
};

/** Where a request of a row goes. */
export const addressOf = (
  path: string,
  row: Pick<Row, "params" | "query">,
  things: Things,
): string => {
  const params = row.params?.(things) ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_all, key) => encodeURIComponent(params[key] ?? "?"));
  return `${filled}${row.query ?? ""}`;
};
