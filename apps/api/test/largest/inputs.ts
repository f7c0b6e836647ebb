import { randomUUID } from "node:crypto";
import { EXPLAINED_MAX } from "@spellwright/contract";
import type { CALLS } from "../authorization/calls.ts";
import { MATRIX, type Names } from "../authorization/matrix.ts";
import { DECK_INPUTS } from "./deck-inputs.ts";
import { ask, BODY, bareNames, lines, query, type Request, SMALL } from "./requests.ts";
import { filledWith, misspeltName, uuids } from "./texts.ts";

/** The longest requests that each call takes, of every kind that means other work. A call left out does not compile. */
export const LARGEST: Readonly<Record<Names<typeof CALLS>, typeof SMALL | readonly Request[]>> = {
  health: SMALL,
  status: SMALL,
  ready: SMALL,
  legal: SMALL,
  reportPageEvents: [
    {
      body: () => ({
        language: "en",
        events: Array.from({ length: 20 }, () => ({ name: "CLS", place: "questions", value: 0.1 })),
      }),
    },
  ],

  "auth.emailExists": [{ body: () => ({ email: `${"x".repeat(230)}@example.org` }) }],
  "auth.verify": [{ body: () => ({ token_hash: "x".repeat(200), type: "signup" }) }],
  "accounts.signUp": [
    { body: () => ({ email: `${randomUUID()}@example.org`, password: "x".repeat(128) }) },
  ],
  "accounts.signIn": [
    { body: () => ({ email: `${randomUUID()}@example.org`, password: "x".repeat(128) }) },
  ],
  "accounts.secondFactor": SMALL,
  "accounts.passkeyOptions": SMALL,
  "accounts.signInByPasskey": [
    { body: () => ({ response: { id: "x", response: { signature: "x".repeat(BODY) } } }) },
  ],
  "accounts.signOut": SMALL,
  "accounts.getSession": SMALL,
  "accounts.requestPasswordReset": SMALL,
  "accounts.signInDiscord": [{ body: () => ({ return_to: `/fr/${"x".repeat(BODY)}` }) }],
  "accounts.discordCallback": [query({ code: "x".repeat(4000), state: "x".repeat(4000) })],
  "accounts.avatar": SMALL,
  "accounts.linkDiscord": [{ body: () => ({ return_to: `/fr/${"x".repeat(BODY)}` }) }],

  "admin.isAdmin": SMALL,
  "admin.analytics.globalStatsSummary": SMALL,
  "admin.analytics.topUsers": SMALL,
  "admin.analytics.recentErrors": SMALL,
  "admin.analytics.dailyActivity": SMALL,
  "admin.analytics.answerBreakdown": SMALL,
  "admin.analytics.powerUsers": SMALL,
  "admin.analytics.questionsWithResponses": [query({ q: "x ".repeat(100) })],
  "admin.analytics.zapsConsumptionStats": SMALL,
  "admin.analytics.subscriptionStats": SMALL,
  "admin.analytics.mrrMetrics": SMALL,
  "admin.reviews.list": SMALL,
  "admin.reviews.decide": [
    {
      params: ({ answer }) => ({ message_id: answer, reader_id: randomUUID() }),
      body: () => ({ state: "accepted", note: "x".repeat(2000) }),
    },
  ],
  "admin.setUp": SMALL,
  "admin.languageModel.read": SMALL,
  "admin.languageModel.try": SMALL,
  "admin.people.list": SMALL,
  "admin.people.log": SMALL,
  "admin.people.act": [
    { body: () => ({ action: "ban", email: "x".repeat(254), reason: "x".repeat(500) }) },
  ],
  "adminExports.figures": [query({ q: "x ".repeat(100), format: "json" })],
  "adminExports.evaluationCases": SMALL,

  "account.read": SMALL,
  "account.sessions.list": SMALL,
  "account.sessions.end": SMALL,
  "account.sessions.endOthers": SMALL,
  "account.changePassword": [{ body: () => ({ new_password: "x".repeat(128) }) }],
  "account.secondFactor.begin": [{ body: () => ({ password: "x".repeat(1000) }) }],
  "account.secondFactor.confirm": SMALL,
  "account.secondFactor.renewCodes": [{ body: () => ({ password: "x".repeat(1000) }) }],
  "account.secondFactor.end": [{ body: () => ({ password: "x".repeat(1000) }) }],
  "account.passkeys.list": SMALL,
  "account.passkeys.begin": SMALL,
  "account.passkeys.add": [
    {
      body: () => ({
        name: "x".repeat(60),
        response: { id: "x", response: { attestationObject: "x".repeat(BODY) } },
      }),
    },
  ],
  "account.passkeys.rename": SMALL,
  "account.passkeys.remove": SMALL,
  "account.changeEmail": SMALL,
  "account.unlinkDiscord": SMALL,
  "account.delete": SMALL,
  // What edits of a whole deck leave for the undo is the longest that anybody has.
  "accountExport.exportAccount": [{ before: ["edit", "edit", "edit"] }],

  "preferences.read": SMALL,
  "preferences.update": SMALL,
  "preferences.reset": SMALL,
  "zaps.read": SMALL,
  "zaps.update": SMALL,
  "billing.status": SMALL,
  "billing.payments": SMALL,
  "billing.subscription.create": SMALL,
  "billing.subscription.activate": [
    { body: () => ({ subscriptionId: "I".repeat(BODY), plan_id: "pro" }) },
  ],
  "billing.subscription.cancel": SMALL,
  "billing.overage.order": SMALL,
  "billing.overage.capture": [{ body: () => ({ orderId: "x".repeat(BODY), zaps: 10 }) }],

  "discord.linkStatus": SMALL,
  "discord.inviteUrl": SMALL,
  "discord.oauthUrl": SMALL,
  "discord.oauth.callback": [
    { body: () => ({ code: "x".repeat(BODY / 2), state: "x".repeat(500) }) },
  ],
  "discord.invitation": [
    { body: () => ({ discord_user_id: "1", token: `${"x".repeat(500)}.${"y".repeat(499)}` }) },
  ],
  "discord.link": [
    { body: () => ({ discord_user_id: "1", token: `${"x".repeat(500)}.${"y".repeat(499)}` }) },
  ],
  "discord.unlink": SMALL,
  "discord.answer": SMALL,
  "discord.withdrawAnswer": SMALL,
  "discord.guilds.list": SMALL,
  "discord.guilds.upsert": SMALL,
  "discord.guilds.channels": SMALL,
  "discord.guilds.saveChannels": [
    {
      params: ({ guild }) => ({ id: guild }),
      body: () => ({
        channels: Array.from({ length: 500 }, (_, at) => ({
          channel_id: `${at}`,
          channel_name: "x".repeat(200),
          allowed: true,
        })),
      }),
    },
  ],
  "discord.guilds.stats": SMALL,
  "discord.guilds.remove": SMALL,
  "discord.packs.order": SMALL,
  "discord.packs.capture": SMALL,
  // Without the key, nothing of what is sent is looked at.
  "bot.guilds.report": SMALL,
  "bot.guilds.read": SMALL,
  "bot.guilds.leave": SMALL,
  "bot.ask": [{ body: () => ({ text: bareNames() }) }],
  "bot.pending": SMALL,
  "bot.read": SMALL,
  "bot.delivered": SMALL,
  "bot.undelivered": SMALL,
  "bot.feedback": SMALL,
  "bot.count": SMALL,
  "bot.invite": SMALL,
  "bot.bracket": [{ body: () => ({ text: lines() }) }],

  "ruling.example": SMALL,
  "ruling.ask": [
    ...ask(),
    {
      body: () => ({
        question: bareNames(),
        cards: Array.from({ length: 30 }, () => ({ name: misspeltName(190) })),
        gameState: { notes: "x".repeat(8000) },
      }),
    },
  ],
  "ruling.join": ask(() => ({
    ...{ requestId: randomUUID(), language: "en" },
    askedAt: new Date().toISOString(),
  })),
  "forge.openingHands": SMALL,
  "forge.askStrategy": ask(({ deck }) => ({ deckId: deck, analysisContext: "x".repeat(4000) })),
  "forge.askAboutDeck": ask(({ deck }) => ({ deckId: deck })),
  "forge.suggestForDeck": ask(({ deck }) => ({ deckId: deck, deckDescription: "x".repeat(4000) })),
  "runs.stop": SMALL,
  runEvents: SMALL,

  "discussions.list": [query({ limit: "100", search: "%_".repeat(50) })],
  "discussions.create": [{ body: () => ({ title: "x".repeat(200), type: "oracle" }) }],
  "discussions.read": SMALL,
  "discussions.preview": SMALL,
  "discussions.update": SMALL,
  "discussions.remove": SMALL,
  "discussions.removeMany": [{ body: () => ({ ids: uuids(100) }) }],
  "discussions.messages": SMALL,
  "discussions.message": SMALL,
  "discussions.removeMessage": SMALL,
  "discussions.removeMessages": [
    {
      params: ({ discussion }) => ({ id: discussion }),
      body: () => ({ ids: Array.from({ length: 100 }, () => "A".repeat(21)) }),
    },
  ],
  "discussionExports.one": SMALL,
  "feedback.give": SMALL,
  "feedback.withdraw": SMALL,
  search: [
    query({ q: filledWith(200, " ", () => misspeltName(20)), limit: "50" }),
    query({ q: "-".repeat(200), limit: "50" }),
  ],
  "questionLogs.list": [query({ limit: "100" })],
  "questionLogs.remove": SMALL,

  ...DECK_INPUTS,

  "cards.search": ["the", misspeltName(100)].map((q) => query({ q, limit: "18" })),
  "cards.browse": [
    query({ q: "o:a ".repeat(30), limit: "60" }),
    query({ q: "-(c<=wu or pow>tou) ".repeat(15), sort: "name", limit: "60" }),
  ],
  "cards.named": [query({ name: misspeltName(200) })],
  "cards.printing": [query({ name: misspeltName(200), set: "x".repeat(40) })],
  "cards.page": [{ params: () => ({ name: misspeltName(200) }) }],
  cardImage: SMALL,
  "dataPack.read": SMALL,
  dataPackChunk: SMALL,

  "rules.search": [
    query({ q: filledWith(200, " ", () => misspeltName(20)), limit: "50" }),
    query({ q: "creature damage player card spell ability permanent controller", limit: "50" }),
  ],
  "rules.contents": SMALL,
  "rules.chapter": [{ params: () => ({ number: "702" }), query: "?limit=100" }],
  "rules.glossary": [query({ limit: "100", q: "a" })],
  "rules.term": [{ params: () => ({ term: misspeltName(100) }) }],
  "rules.editions": SMALL,
  "rules.diff": SMALL,
  "rules.keywords": SMALL,
  "rules.read": SMALL,
  "questions.list": [query({ q: filledWith(200, " ", () => misspeltName(20)), limit: "100" })],
  "questions.chapters": SMALL,
  "questions.explain": [
    query({ text: filledWith(EXPLAINED_MAX, " ", () => misspeltName(20)) }),
    query({ text: "what is ".repeat(EXPLAINED_MAX / 8).trim() }),
  ],
  "questions.read": [{ params: () => ({ slug: misspeltName(100) }) }],
};

/** The requests of a call: what is long, with the rest as the matrix has it. */
export const largestOf = (name: string): readonly Request[] => {
  const row = MATRIX[name as keyof typeof MATRIX];
  const largest = LARGEST[name as keyof typeof LARGEST];
  return largest === SMALL ? [row] : largest.map((request) => ({ ...row, ...request }));
};
