import { join } from "node:path";
import type { LanguageModel } from "@spellwright/contract";
import { createMailboxMailer, createSmtpMailer, type Mailer } from "@spellwright/services";
import type { Config } from "./config/config.ts";
import { describeSetUp, legalFactsOf } from "./config/legal-facts.ts";
import { missingForSale } from "./config/operator-config.ts";
import { projectRoot } from "./config/root.ts";
import { VERSION } from "./config/version.ts";
import type { OpenDatabase } from "./database/index.ts";
import { createAccounts } from "./features/accounts/index.ts";
import { createAdmin } from "./features/admin/index.ts";
import { priceOf, readModelPrices } from "./features/answers/index.ts";
import { createAuth, DEMO_ACCOUNT } from "./features/auth/index.ts";
import {
  createBilling,
  createPayPalProvider,
  NO_PAYMENTS,
  type PaymentProvider,
} from "./features/billing/index.ts";
import { createBracketFeature } from "./features/bracket/index.ts";
import { createDecks, seedDemoDecks } from "./features/decks/index.ts";
import { createDiscord } from "./features/discord/index.ts";
import { createDiscussions } from "./features/discussions/index.ts";
import { createFeedback } from "./features/feedback/index.ts";
import { createForge } from "./features/forge/index.ts";
import { createKnowledgeFeature } from "./features/knowledge/index.ts";
import { createOracle, seedDemoDiscussions } from "./features/oracle/index.ts";
import { createPageEvents } from "./features/page-events/index.ts";
import { createPages } from "./features/pages/index.ts";
import { createProductFeature } from "./features/product/index.ts";
import { createQuestionLogs } from "./features/question-logs/index.ts";
import { createQuestions } from "./features/questions/index.ts";
import { createEraser, createRetention } from "./features/retention/index.ts";
import { createRuns } from "./features/runs/index.ts";
import { createSearch } from "./features/search/index.ts";
import { createAllowanceMarks, createZaps } from "./features/zaps/index.ts";
import {
  api,
  type BackgroundWork,
  createApp,
  createRateLimits,
  describeError,
  type Log,
} from "./http/index.ts";
import { watchedMailer, watchedModel } from "./observability/index.ts";
import { requireResources } from "./resources/index.ts";
import { createModel } from "./runtime/create-model.ts";
import { createJudgeInUse } from "./runtime/judge-in-use.ts";
import { createPaymentSandbox } from "./runtime/payment-sandbox.ts";
import { readJudgeKnowledge } from "./runtime/read-judge-knowledge.ts";

const mailboxOf = (config: Config): string => join(config.dataDir, "mailbox");

const chooseMailer = (config: Config): Mailer =>
  config.smtp === undefined
    ? createMailboxMailer({ folder: mailboxOf(config) })
    : createSmtpMailer(config.smtp);

const choosePayments = (config: Config): PaymentProvider => {
  if (config.paypal !== undefined) return createPayPalProvider(config.paypal);
  return config.paymentSandbox ? createPaymentSandbox(config) : NO_PAYMENTS;
};

export interface Composition {
  readonly app: ReturnType<typeof createApp>;
  readonly work: readonly BackgroundWork[];
  /** Builds what the first questions need, which holds a process up for a second or more. */
  readonly warmUp: () => Promise<void>;
  /** First decks and discussions of the demo account. What fails is logged and left out. */
  readonly seedDemo: (userId: string) => Promise<void>;
}

/** Puts the features together. Every call of the contract has its handler, or this does not compile. */
export const compose = (parts: {
  readonly config: Config;
  readonly secret: string;
  readonly opened: OpenDatabase;
  readonly log: Log;
  /** Absent: the configured one. */
  readonly model?: LanguageModel;
}): Composition => {
  const { config, secret, opened, log } = parts;
  const database = opened.db;
  const now = () => new Date();
  const limits = createRateLimits(database, config.production, secret);
  const prices = readModelPrices(config.modelPrices);
  const chosen =
    parts.model ??
    (config.languageModel === undefined ? undefined : createModel(config.languageModel, log));
  const model =
    chosen &&
    watchedModel(chosen, ({ searches = 0, ...answer }) => priceOf({ ...answer, searches }, prices));

  const allowance = createAllowanceMarks({ database, secret, now });
  const mailer = watchedMailer(chooseMailer(config));
  const { changes, embedded } = opened;
  const mailbox = mailboxOf(config);
  const erasing = createEraser({ opened, dataDir: config.dataDir, mailbox, log });
  const erase = erasing.ofAccount;
  const auth = createAuth({
    ...{ config, secret, database, limits, mailer, log, allowance, changes, erase, now },
  });
  const accounts = createAccounts({ database, limits, changes });
  const knowledge = createKnowledgeFeature({
    database,
    config,
    ...{ isSoleProcess: embedded, changes, now, log },
    judgeKnowledge: readJudgeKnowledge,
  });
  const runs = createRuns({ database, isSoleProcess: embedded, now, log });
  const { resolveNames } = knowledge;
  const answerParts = {
    database,
    knowledge: knowledge.knowledge,
    judgeInUse: createJudgeInUse(knowledge.knowledge, readJudgeKnowledge),
    resolveNames,
    model,
    now,
    log,
    runs,
    prices,
  };
  const oracle = createOracle(answerParts);
  const discussions = createDiscussions({ ...answerParts, publicUrl: config.publicUrl });
  const questionLogs = createQuestionLogs({ database });
  const bracket = createBracketFeature({ knowledge: knowledge.knowledge, resolveNames, log });
  const { brackets } = bracket;
  const deckParts = { database, knowledge: knowledge.knowledge, resolveNames, brackets, now, log };
  const decks = createDecks(deckParts);
  const zaps = createZaps({ database, now });
  const provider = choosePayments(config);
  const billing = createBilling({
    database,
    now,
    log,
    limits,
    mailer,
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
    provider,
    missingForSale: missingForSale(config.operator),
  });
  const admin = createAdmin({
    ...{ database, limits, now, model },
    setUp: describeSetUp(config, billing.payments),
    models: config,
    tryModel: oracle.oracle.tryModel,
  });
  const discord = createDiscord({
    config,
    secret,
    database,
    now,
    log,
    limits,
    version: VERSION,
    identityChanges: auth.identityChanges,
    oracle: oracle.oracle,
    runs,
    knowledge: knowledge.knowledge,
    serverPacks: billing.serverPacks,
    sellsPacks: ["paypal", "sandbox"].includes(billing.payments),
    bracketOfList: async (text, language) => {
      const { list, unread_lines } = await decks.readListForBot(text, language);
      return { estimate: await bracket.calculate(list, language), unread_lines };
    },
  });
  const requireOwnResources = () => requireResources(config.dataDir);
  const product = createProductFeature({
    database,
    requireResources: requireOwnResources,
    knowledge: knowledge.knowledge,
    facts: {
      version: VERSION,
      embedded,
      engine: { kind: model === undefined ? "local" : "model", model: model?.name ?? null },
      demoAccount: config.demoAccount ? DEMO_ACCOUNT : null,
      discordSignIn: config.discord !== undefined,
      communityUrl: config.communityUrl,
      pageEvents: config.pageEvents,
      legal: legalFactsOf(config, billing.payments),
    },
  });

  const webFolder = join(projectRoot, "apps/web/dist");
  const questions = createQuestions({ ...answerParts, judgeKnowledge: readJudgeKnowledge });
  const pages = createPages({
    database,
    knowledge: knowledge.knowledge,
    questions,
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
    now,
    production: config.production,
    webFolder,
    drawingFolder: join(projectRoot, "apps/api/dist/pages"),
    log,
  });

  const router = api.router({
    ...product.handlers,
    ...createPageEvents(config).handlers,
    ...auth.handlers,
    ...accounts.handlers,
    ...admin.handlers,
    ...zaps.handlers,
    ...billing.handlers,
    ...discord.handlers,
    ...oracle.handlers,
    ...createForge({ ...answerParts, brackets, judge: oracle.oracle.judge }).handlers,
    ...runs.handlers,
    ...discussions.handlers,
    ...createFeedback({ database, now }).handlers,
    ...createSearch({ database }).handlers,
    ...questionLogs.handlers,
    ...questions.handlers,
    ...decks.handlers,
    ...bracket.handlers,
    ...knowledge.handlers,
  });
  const app = createApp({
    config,
    secret,
    log,
    limits,
    router,
    features: [auth, accounts, admin, billing, discord, runs, discussions, knowledge, pages, decks],
    findSession: auth.findSession,
    isService: discord.isService,
    requireResources: requireOwnResources,
    webFolder,
    servePage: pages.servePage,
  });
  const retention = createRetention({ database, ...config, mailbox, now, log, erasing });
  const work = [
    changes,
    limits.work,
    product.work,
    auth.work,
    runs.work,
    billing.work,
    discord.work,
    retention.work,
    erasing.work,
    knowledge.work,
  ].filter((each) => each !== undefined);
  const seedDemo = async (userId: string) => {
    // Things to look at are an ornament: a machine too slow for them serves people all the same.
    try {
      await seedDemoDecks(deckParts, userId);
      await seedDemoDiscussions(answerParts, userId);
    } catch (error) {
      log.warn({ error: describeError(error) }, "the demo account lacks some of its first things");
    }
  };
  const warmUp = async () => {
    await Promise.all([answerParts.judgeInUse(), knowledge.knowledge.cardIndex()]);
    log.info("what the first question needs is in memory");
  };
  return { app, work, warmUp, seedDemo };
};
