import type { LegalFacts, PaymentsKind, SetUp } from "@spellwright/contract";
import type { Config } from "./config.ts";
import type { ModelAddress } from "./language-model-config.ts";
import { missingForSale } from "./operator-config.ts";
import { isLoopback } from "./setting.ts";

const VENDORS = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" } as const;

/** Who is sent questions. Undefined for a model on this machine. */
const receiverOf = ({ provider, url }: ModelAddress): string | undefined => {
  if (url === undefined) return VENDORS[provider as keyof typeof VENDORS];
  const { hostname } = new URL(url);
  return isLoopback(hostname) ? undefined : hostname;
};

/** What the legal pages say of this server, from its configuration. */
export const legalFactsOf = (config: Config, payments: PaymentsKind): LegalFacts => {
  const { operator, languageModel, retention } = config;
  const models = [languageModel?.main, languageModel?.fallback].map(
    (model) => model && receiverOf(model),
  );
  return {
    operator,
    payments,
    mail: config.smtp !== undefined,
    discord: config.discord !== undefined || config.bot !== undefined,
    language_models: [...new Set(models.filter((receiver) => receiver !== undefined))],
    page_events: config.pageEvents,
    kept_days: {
      question_logs: retention.questionLogDays ?? null,
      changes: retention.auditDays,
      backups: retention.backupDays,
    },
  };
};

/** What admins see of it: what is set, and what is missing. */
export const describeSetUp = (config: Config, payments: PaymentsKind): SetUp => ({
  payments,
  missing_for_sale: [...missingForSale(config.operator)],
  operator: config.operator.name,
  support_email: config.supportEmail,
  support_is_default: config.defaults.support,
  community_url: config.communityUrl,
  community_is_default: config.defaults.community,
});
