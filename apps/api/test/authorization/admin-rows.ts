import { randomUUID } from "node:crypto";
import { someone } from "./people.ts";
import type { Things } from "./things.ts";

const ADMIN = { access: "admin" } as const;

/** The rows of what only admins get (ADM-01). */
export const ADMIN_ROWS = {
  "admin.isAdmin": { access: "self" },
  "admin.analytics.globalStatsSummary": ADMIN,
  "admin.analytics.topUsers": ADMIN,
  "admin.analytics.recentErrors": ADMIN,
  "admin.analytics.dailyActivity": ADMIN,
  "admin.analytics.answerBreakdown": ADMIN,
  "admin.analytics.powerUsers": ADMIN,
  "admin.analytics.questionsWithResponses": { ...ADMIN, query: "?q=trample&outcome=error" },
  "admin.analytics.zapsConsumptionStats": ADMIN,
  "admin.analytics.subscriptionStats": ADMIN,
  "admin.analytics.mrrMetrics": ADMIN,
  "admin.reviews.list": ADMIN,
  // Nobody marked this answer wrong.
  "admin.reviews.decide": {
    ...ADMIN,
    params: ({ answer }: Things) => ({ message_id: answer, reader_id: randomUUID() }),
    body: () => ({ state: "accepted" }),
    status: 404,
  },
  "admin.setUp": ADMIN,
  "admin.languageModel.read": ADMIN,
  // No model is in use there.
  "admin.languageModel.try": { ...ADMIN, status: 404 },
  "admin.people.list": ADMIN,
  "admin.people.log": ADMIN,
  "admin.people.act": {
    ...ADMIN,
    body: () => ({ action: "ban", email: someone(), reason: "spam" }),
    status: 404,
  },
  "adminExports.figures": ADMIN,
  "adminExports.evaluationCases": ADMIN,
} as const;
